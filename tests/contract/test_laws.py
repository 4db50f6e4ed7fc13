"""The laws of `tabard.testing`, for every game of ours at every number of seats."""

from __future__ import annotations

import pytest

from support.tables import Table
from tabard.testing.laws import Law, all_laws


@pytest.mark.parametrize("law", all_laws(), ids=lambda law: law.__name__)
def test_the_contract_holds(table: Table, law: Law) -> None:
    law(table)

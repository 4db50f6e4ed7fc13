"""`python -m tabard.cli`: the same as the command `tabard`."""

from __future__ import annotations

import sys

from tabard.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

"""Workers that can be asked afterwards what they were asked."""

from __future__ import annotations

from tabard.server.workers.jobs import Answer, Job
from tabard.server.workers.pool import Workers


class Heard(Workers):
    """Workers that note what they were asked, and what they answered."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.heard: list[tuple[Job, str]] = []

    async def think(self, job: Job, seconds: float | None = None) -> Answer:  # type: ignore[override]
        answer = await super().think(job, seconds)
        self.heard.append((job, answer.choice))
        return answer

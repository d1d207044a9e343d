"""The race as a table in Markdown: milliseconds of each, and the ratio of the engine to the fastest peer."""

import statistics
from collections.abc import Mapping, Sequence

OURS = "fridge"
Times = Mapping[str, float]


def ratio(times: Times) -> float | None:
    """Returns the engine's time divided by the fastest peer's; None if either has no time."""
    peers = [time for name, time in times.items() if name != OURS]
    return times[OURS] / min(peers) if OURS in times and peers else None


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def header(title: str, names: Sequence[str]) -> str:
    cells = [title, *names, f"{OURS} ÷ fastest peer"]
    return f"{line(cells)}\n|{'---|' * len(cells)}"


def row(network: str, names: Sequence[str], times: Times) -> str:
    figures = [f"{times[name]:.1f}" if name in times else "–" for name in names]
    quotient = ratio(times)
    return line([network, *figures, "–" if quotient is None else f"{quotient:.2f}"])


def relative_mean(name: str, results: Sequence[Times]) -> str:
    """Returns the geometric mean of a peer's times divided by the engine's, over the networks that both ran."""
    quotients = [times[name] / times[OURS] for times in results if name in times and OURS in times]
    return f"{statistics.geometric_mean(quotients):.2f}" if quotients else "–"


def summary(names: Sequence[str], results: Sequence[Times]) -> str:
    """Returns the last line: the means relative to the engine, the geometric mean and the worst of its ratios."""
    ratios = [quotient for times in results if (quotient := ratio(times)) is not None]
    means = [relative_mean(name, results) for name in names]
    last = f"{statistics.geometric_mean(ratios):.2f}, worst {max(ratios):.2f}" if ratios else "–"
    return line([f"geometric mean relative to {OURS}", *means, last])

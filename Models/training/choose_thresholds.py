"""Chooses the list's threshold and that of the certain names, from `fridge eval --detect --answers FILE`.

The list's threshold is the one with the highest F1 of the sets of ingredients among those that reach a precision; the
certain names' is the lowest that reaches a higher one. Each table of photos has the same weight. Half of the photos are
for choosing, the other half for the figures; which half a photo belongs to depends on its name alone.
"""

import argparse

from data_option import add_data_option
from found_objects import Photo, add_tables_argument, halves, read_tables
from set_judgement import sets

THRESHOLDS = [hundredth / 100 for hundredth in range(1, 100)]
SCORES = ("f1", "precision", "recall")
Scores = dict[str, float | None]


def mean_scores(tables: list[list[Photo]], threshold: float) -> Scores:
    """Returns the means of the tables' own scores; a table that leaves one undefined does not count for it."""
    micro = [sets(photos, threshold)["micro"] for photos in tables]
    defined = {name: [one[name] for one in micro if one[name] is not None] for name in SCORES}
    return {name: sum(values) / len(values) if values else None for name, values in defined.items()}


def reaching(sweep: dict[float, Scores], precision: float) -> list[float]:
    """Returns the thresholds with at least this precision, lowest first; none where nothing is named."""
    values = {threshold: scores["precision"] for threshold, scores in sorted(sweep.items())}
    return [threshold for threshold, value in values.items() if value is not None and value >= precision]


def list_threshold(sweep: dict[float, Scores], precision: float) -> float | None:
    """Returns the threshold of the highest F1 among those that reach a precision; of equal ones the lowest."""
    return max(reaching(sweep, precision), key=lambda threshold: sweep[threshold]["f1"] or 0, default=None)


def certain_threshold(sweep: dict[float, Scores], precision: float) -> float | None:
    """Returns the lowest threshold that reaches a precision."""
    return next(iter(reaching(sweep, precision)), None)


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def row(name: str, tables: list[list[Photo]], thresholds: list[float | None]) -> str:
    """Returns a line of the report: the number of photos, and the scores at each threshold."""
    cells = [name, str(sum(map(len, tables)))]
    for threshold in thresholds:
        scores = dict.fromkeys(SCORES) if threshold is None else mean_scores(tables, threshold)
        cells += [percent(scores[score]) for score in SCORES]
    return f"| {' | '.join(cells)} |"


def report(photos: dict[str, list[Photo]], precision: float, certain: float) -> str:
    """Returns a Markdown table with a row for each table of photos and one for all."""
    split = {name: halves(entries) for name, entries in photos.items()}
    chosen_on, judged = ([pair[half] for pair in split.values()] for half in (0, 1))
    sweep = {threshold: mean_scores(chosen_on, threshold) for threshold in THRESHOLDS}
    thresholds = [list_threshold(sweep, precision), certain_threshold(sweep, certain)]
    names = ["none" if threshold is None else f"{threshold:.2f}" for threshold in thresholds]
    count = sum(map(len, chosen_on))
    return "\n".join(
        [
            f"list: {names[0]} (precision {precision:.0%} or more), certain: {names[1]} ({certain:.0%} or more), "
            f"chosen on {count} other photos",
            "| table | photos | list: F1 | precision | recall | certain: F1 | precision | recall |",
            "|---|---|---|---|---|---|---|---|",
            *(row(name, [second], thresholds) for name, (_, second) in split.items()),
            row("all, equally weighted", judged, thresholds),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_tables_argument(parser)
    add_data_option(parser)
    parser.add_argument("--split", default="val")
    parser.add_argument("--precision", type=float, default=0.85, help="least precision of the list")
    parser.add_argument("--certain-precision", type=float, default=0.97, help="least precision of the certain names")
    parser.add_argument("--min-objects", type=int, default=0, help="only photos with at least N labelled objects")
    arguments = parser.parse_args()
    photos = {
        table: [photo for photo in entries if len(photo.truth) >= arguments.min_objects]
        for table, entries in read_tables(parser, arguments).items()
    }
    print(report(photos, arguments.precision, arguments.certain_precision))


if __name__ == "__main__":
    main()

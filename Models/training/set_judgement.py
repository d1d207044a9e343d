"""Precision, recall and F1 of the sets of ingredients named in photos."""

from found_objects import Photo, ordered
from judgement import share


def scores(right: int, named: int, shown: int) -> dict[str, float | None]:
    return {"precision": share(right, named), "recall": share(right, shown), "f1": share(2 * right, named + shown)}


def sets(photos: list[Photo], threshold: float) -> dict[str, object]:
    pairs = [(photo.shown, photo.named(threshold)) for photo in photos]
    right = sum(len(shown & named) for shown, named in pairs)
    precision = [len(shown & named) / len(named) for shown, named in pairs if named]
    recall = [len(shown & named) / len(shown) for shown, named in pairs if shown]
    f1 = [2 * len(s & n) / (len(s) + len(n)) if s or n else 1.0 for s, n in pairs]
    return {
        "threshold": threshold,
        "micro": scores(right, sum(len(named) for _, named in pairs), sum(len(shown) for shown, _ in pairs)),
        "macro": {
            "precision": share(sum(precision), len(precision)),
            "recall": share(sum(recall), len(recall)),
            "f1": share(sum(f1), len(f1)),
        },
    }


def set_classes(photos: list[Photo], threshold: float, known: list[str]) -> list[dict[str, object]]:
    pairs = [(photo.shown, photo.named(threshold)) for photo in photos]
    rows = []
    for label in ordered({label for shown, named in pairs for label in shown | named}, known):
        shown, named = sum(label in one for one, _ in pairs), sum(label in one for _, one in pairs)
        right = sum(label in one and label in other for one, other in pairs)
        rows.append(
            {"ingredient": label, "photos": shown, "named": named, "correct": right} | scores(right, named, shown)
        )
    return rows

"""All figures of a model on labelled objects, in the form of `fridge eval --json` and `fridge eval --answers`.

Independent of the program's code, so that the two can be compared.
"""

import csv
from math import sqrt
from pathlib import Path
from typing import TextIO

import numpy as np

from calibration import NONE, calibration_error
from objects import LabelledObject

FEWEST = 5
LISTED = 20
SWEEP = [percent / 100 for percent in range(50, 100)]
Z = 1.959963984540054  # the 97.5 % quantile of the normal distribution


def share(part: float, whole: float) -> float | None:
    return round(float(part / whole), 6) if whole else None


def wilson(count: int, total: int) -> tuple[float, float] | tuple[None, None]:
    """Returns the 95 % interval of a share (Wilson, 1927)."""
    if total == 0:
        return None, None
    mean, square = count / total, Z * Z
    centre = (mean + square / (2 * total)) / (1 + square / total)
    reach = Z * sqrt(mean * (1 - mean) / total + square / (4 * total * total)) / (1 + square / total)
    return round(max(centre - reach, 0.0), 6), round(min(centre + reach, 1.0), 6)


class Judgement:
    """The answers of a model about objects, beside their labels."""

    def __init__(self, probabilities: np.ndarray, objects: list[LabelledObject], classes: list[str]):
        """Takes probabilities [objects, classes]; of equal ones the class that comes first counts."""
        self.objects = objects
        self.order = np.argsort(-probabilities, axis=1, kind="stable")
        self.confidence = probabilities.max(axis=1)
        self.classes = np.array(classes)
        self.truth = np.array([entry.ingredient for entry in objects])
        self.answer = self.classes[self.order[:, 0]]
        self.correct = self.answer == self.truth
        met = {*self.truth.tolist(), *self.answer.tolist()}
        self.labels = [name for name in classes if name in met] + sorted(met.difference(classes))

    def report(self, model: str, threshold: float, photos: Path) -> dict[str, object]:
        """Returns the output of `fridge eval --json`, version 1; `photos` is the folder of the objects' files."""
        count = len(self.objects)
        top3 = (self.classes[self.order[:, :3]] == self.truth[:, None]).any(axis=1)
        sizes = {name: int((self.truth == name).sum()) for name in self.labels}
        recalls = [self.correct[self.truth == name].mean() for name in self.labels if sizes[name] >= FEWEST]
        return {
            "version": 1,
            "model": model,
            "objects": count,
            "top1": share(self.correct.sum(), count),
            "top3": share(top3.sum(), count),
            "macro_top1": share(sum(recalls), len(recalls)),
            "macro_classes": len(recalls),
            "calibration_error": round(calibration_error(self.confidence, self.correct), 4),
            "at_threshold": self._at(threshold),
            "sweep": [self._at(step) for step in SWEEP],
            "classes": [self._label(name) for name in self.labels],
            "confusions": self._confusions()[:LISTED],
            "worst": self._worst(photos)[:LISTED],
            "failures": [],
        }

    def write_answers(self, file: TextIO, photos: Path) -> None:
        """Writes the table of `fridge eval --answers`."""
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["file", "ingredient", "x0", "y0", "x1", "y1", "answer", "confidence"])
        for entry, answer, confidence in zip(self.objects, self.answer, self.confidence, strict=True):
            box = entry.box or ("", "", "", "")
            rows.writerow([photos / entry.file, entry.ingredient, *box, answer, round(float(confidence), 4)])

    def _at(self, threshold: float) -> dict[str, float | None]:
        passing = (self.confidence > threshold) & (self.answer != NONE)
        food = self.truth != NONE
        return {
            "threshold": threshold,
            "precision": share((passing & self.correct).sum(), passing.sum()),
            "passing": share((passing & food).sum(), food.sum()),
            "none_passing": share((passing & ~food).sum(), (~food).sum()),
        }

    def _label(self, name: str) -> dict[str, object]:
        objects, answers = int((self.truth == name).sum()), int((self.answer == name).sum())
        correct = int((self.correct & (self.truth == name)).sum())
        low, high = wilson(correct, objects)
        return {
            "ingredient": name,
            "objects": objects,
            "answers": answers,
            "correct": correct,
            "precision": share(correct, answers),
            "recall": share(correct, objects),
            "recall_low": low,
            "recall_high": high,
            "f1": share(2 * correct, objects + answers),
        }

    def _confusions(self) -> list[dict[str, object]]:
        pairs = [(truth, answer) for truth in self.labels for answer in self.labels if truth != answer]
        counts = [int(((self.truth == truth) & (self.answer == answer)).sum()) for truth, answer in pairs]
        return [
            {"ingredient": truth, "answer": answer, "objects": number}
            for number, (truth, answer) in sorted(zip(counts, pairs, strict=True), key=lambda row: -row[0])
            if number
        ]

    def _worst(self, photos: Path) -> list[dict[str, object]]:
        mistakes = np.flatnonzero(~self.correct)
        return [
            {
                "photo": str(photos / self.objects[index].file),
                "box": self.objects[index].box,
                "ingredient": str(self.truth[index]),
                "answer": str(self.answer[index]),
                "confidence": round(float(self.confidence[index]), 4),
            }
            for index in mistakes[np.argsort(-self.confidence[mistakes], kind="stable")]
        ]

"""Detections on the validation photos, and their average precision by COCO's definition."""

import contextlib
import io
from pathlib import Path

import numpy as np
import torch
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval
from torch import nn
from torchvision.ops import batched_nms

from detection_network import boxes, cells
from objects import INCOMPLETE, LabelledObject, open_photo
from preprocessing import Preprocessing

SIDE = 416
LEAST_SCORE, MOST_OVERLAP, MOST_BOXES = 0.01, 0.6, 100
BATCH = 16


class Validation:
    """The photos with boxes of a split as inputs of the detector: the longer side fitted, grey around."""

    def __init__(self, folder: Path, objects: list[LabelledObject], classes: list[str]) -> None:
        self.classes = classes
        boxed = [entry for entry in objects if entry.box is not None and entry.source not in INCOMPLETE]
        self.files = sorted({entry.file for entry in boxed})
        preprocessing = Preprocessing(width=SIDE, height=SIDE, crop="fit", resize="bilinear")
        photos = [open_photo(folder / file) for file in self.files]
        self.sizes = {file: photo.size for file, photo in zip(self.files, photos, strict=True)}
        self.inputs = np.stack([np.asarray(preprocessing.framed(photo)) for photo in photos])
        self.truth = self._truth(boxed)

    def _truth(self, boxed: list[LabelledObject]) -> COCO:
        """Returns the labelled boxes in pixels of the input, without objects outside of the classes."""
        numbers = {file: number for number, file in enumerate(self.files)}
        annotations = []
        for entry in boxed:
            if entry.ingredient in self.classes:
                x0, y0, x1, y1 = self._in_input(entry)
                annotations.append(
                    {
                        "id": len(annotations) + 1,
                        "image_id": numbers[entry.file],
                        "category_id": self.classes.index(entry.ingredient),
                        "bbox": [x0, y0, x1 - x0, y1 - y0],
                        "area": (x1 - x0) * (y1 - y0),
                        "iscrowd": 0,
                    }
                )
        truth = COCO()
        truth.dataset = {
            "images": [{"id": number} for number in numbers.values()],
            "annotations": annotations,
            "categories": [{"id": number} for number in range(len(self.classes))],
        }
        with contextlib.redirect_stdout(io.StringIO()):
            truth.createIndex()
        return truth

    def _in_input(self, entry: LabelledObject) -> tuple[float, ...]:
        width, height = self.sizes[entry.file]
        scale = SIDE / max(width, height)
        left, top = (SIDE - width * scale) / 2, (SIDE - height * scale) / 2
        x0, y0, x1, y1 = entry.box
        return (
            x0 * width * scale + left,
            y0 * height * scale + top,
            x1 * width * scale + left,
            y1 * height * scale + top,
        )

    def detections(self, network: nn.Module) -> np.ndarray:
        """Returns rows of photo number, x, y, width, height in pixels of the input, score, class number."""
        network.eval()
        corners, strides = cells(SIDE)
        found = []
        with torch.no_grad():
            for first in range(0, len(self.inputs), BATCH):
                pixels = torch.from_numpy(self.inputs[first : first + BATCH]).permute(0, 3, 1, 2)
                for number, rows in enumerate(network((pixels.float() - 127) / 128), first):
                    found.append(suppressed(rows, boxes(rows, corners, strides), number))
        return torch.cat(found).numpy()

    def judge(self, network: nn.Module) -> str:
        """Returns the mean average precision at an overlap of 0.5, and over 0.5 to 0.95."""
        found = self.detections(network).astype(np.float64)
        if len(found) == 0:
            return f"{len(self.files)} photos: nothing found"
        with contextlib.redirect_stdout(io.StringIO()):
            judgement = COCOeval(self.truth, self.truth.loadRes(found), "bbox")
            judgement.params.imgIds = list(range(len(self.files)))
            judgement.evaluate()
            judgement.accumulate()
            judgement.summarize()
        return f"{len(self.files)} photos: mAP@0.5 {judgement.stats[1]:.3f}, mAP@0.5:0.95 {judgement.stats[0]:.3f}"


def suppressed(rows: torch.Tensor, found: torch.Tensor, number: int) -> torch.Tensor:
    """Returns the best boxes of one photo after non-maximum suppression within each class."""
    probabilities = rows[:, 4:].sigmoid()
    scores = probabilities[:, 1:-1] * probabilities[:, :1]
    cell, label = (scores > LEAST_SCORE).nonzero(as_tuple=True)
    score, place = scores[cell, label], found[cell]
    kept = batched_nms(place, score, label, MOST_OVERLAP)[:MOST_BOXES]
    place = place[kept]
    return torch.cat(
        [
            torch.full((len(kept), 1), float(number)),
            place[:, :2],
            place[:, 2:] - place[:, :2],
            score[kept, None],
            label[kept, None].float(),
        ],
        1,
    )

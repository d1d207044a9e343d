"""The assignment of cells to objects by YOLOX's SimOTA, and the loss of their outputs (Ge et al., 2021)."""

from dataclasses import dataclass

import torch
from torch.nn import functional

from detection_network import boxes, cells

RADIUS = 2.5
CANDIDATES = 10
BOX_WEIGHT = 5.0
FAR = 1e5


@dataclass
class Scene:
    """The objects of one input: boxes [n, 4] in pixels as x0, y0, x1, y1, class numbers [n], and boxes to ignore.

    The places in `ignored`, [m, 4], add nothing to the loss: their objects are too small, or their labels unreliable.
    """

    boxes: torch.Tensor
    labels: torch.Tensor
    ignored: torch.Tensor


@dataclass
class Assignment:
    """The assigned cells [k], the object of each [k], and the overlap of its present box with the object [k]."""

    cells: torch.Tensor
    objects: torch.Tensor
    overlaps: torch.Tensor


def intersections(first: torch.Tensor, second: torch.Tensor) -> torch.Tensor:
    """Returns the areas that boxes [..., 4], which are broadcast, have in common."""
    upper = torch.maximum(first[..., :2], second[..., :2])
    lower = torch.minimum(first[..., 2:], second[..., 2:])
    return (lower - upper).clamp(min=0).prod(-1)


def areas(values: torch.Tensor) -> torch.Tensor:
    return (values[..., 2:] - values[..., :2]).clamp(min=0).prod(-1)


def overlaps(first: torch.Tensor, second: torch.Tensor) -> torch.Tensor:
    """Returns the intersection over union."""
    shared = intersections(first, second)
    return shared / (areas(first) + areas(second) - shared).clamp(min=1e-6)


def generalised_overlaps(first: torch.Tensor, second: torch.Tensor) -> torch.Tensor:
    """Returns the GIoU (Rezatofighi et al., 2019), which falls with the distance of boxes that do not touch."""
    shared = intersections(first, second)
    union = (areas(first) + areas(second) - shared).clamp(min=1e-6)
    around = torch.cat(
        [torch.minimum(first[..., :2], second[..., :2]), torch.maximum(first[..., 2:], second[..., 2:])], -1
    )
    hull = areas(around).clamp(min=1e-6)
    return shared / union - (hull - union) / hull


class DetectionLoss:
    """The loss of a batch of scenes with square inputs."""

    def __init__(self, classes: int, food: int) -> None:
        self.classes, self.food = classes, food

    def __call__(self, rows: torch.Tensor, scenes: list[Scene], side: int) -> torch.Tensor:
        corners, strides = cells(side)
        centres = corners + strides[:, None] / 2
        found = boxes(rows, corners, strides)
        total, count = rows.new_zeros(()), 0
        for row, box, scene in zip(rows, found, scenes, strict=True):
            with torch.no_grad():
                assignment = assign(row.detach(), box.detach(), scene, centres, strides)
            objectness = torch.zeros(len(row))
            objectness[assignment.cells] = 1
            learnt = ~inside(centres, scene.ignored).any(1)
            learnt[assignment.cells] = True
            total = total + functional.binary_cross_entropy_with_logits(
                row[learnt, 4], objectness[learnt], reduction="sum"
            )
            count += len(assignment.cells)
            if len(assignment.cells) > 0:
                total = total + self._answers(row[assignment.cells], box[assignment.cells], scene, assignment)
        return total / max(count, 1)

    def _answers(self, row: torch.Tensor, box: torch.Tensor, scene: Scene, assignment: Assignment) -> torch.Tensor:
        """Returns the loss of the assigned cells' boxes and classes; a class's target is the overlap of its box."""
        targets = torch.zeros(len(row), self.classes)
        targets[torch.arange(len(row)), scene.labels[assignment.objects]] = assignment.overlaps
        targets[:, self.food] = assignment.overlaps
        naming = functional.binary_cross_entropy_with_logits(row[:, 5:], targets, reduction="sum")
        placing = (1 - generalised_overlaps(box, scene.boxes[assignment.objects])).sum()
        return naming + BOX_WEIGHT * placing


def inside(centres: torch.Tensor, areas_: torch.Tensor) -> torch.Tensor:
    """Returns whether centres [cells, 2] lie in boxes [n, 4]: [cells, n]."""
    return ((centres[:, None] > areas_[None, :, :2]) & (centres[:, None] < areas_[None, :, 2:])).all(2)


def near(centres: torch.Tensor, strides: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    """Returns whether centres lie within 2.5 cells of the boxes' centres: [cells, n]."""
    middles = (wanted[:, :2] + wanted[:, 2:]) / 2
    return ((centres[:, None] - middles[None]).abs() < RADIUS * strides[:, None, None]).all(2)


def assign(
    row: torch.Tensor, box: torch.Tensor, scene: Scene, centres: torch.Tensor, strides: torch.Tensor
) -> Assignment:
    """Assigns each object the cells of the least cost, as many as the sum of the ten best overlaps."""
    nothing = torch.zeros(0, dtype=torch.long)
    if len(scene.boxes) == 0:
        return Assignment(nothing, nothing, torch.zeros(0))
    within, close = inside(centres, scene.boxes), near(centres, strides, scene.boxes)
    candidates = (within | close).any(1).nonzero()[:, 0]
    within, close = within[candidates], close[candidates]
    overlap = overlaps(box[candidates][:, None], scene.boxes[None])
    scores = (row[candidates, 5:].sigmoid() * row[candidates, 4:5].sigmoid()).sqrt().clamp(1e-6, 1 - 1e-6)
    others = -torch.log1p(-scores).sum(1, keepdim=True)
    named = scores[:, scene.labels]
    cost = others + torch.log1p(-named) - named.log()
    cost = cost - 3 * overlap.clamp(min=1e-8).log() + FAR * ~(within & close)
    chosen = torch.zeros_like(cost, dtype=torch.bool)
    wanted = overlap.topk(min(CANDIDATES, len(candidates)), 0).values.sum(0).long().clamp(min=1, max=len(candidates))
    for index, count in enumerate(wanted.tolist()):
        chosen[cost[:, index].topk(count, largest=False).indices, index] = True
    doubled = chosen.sum(1) > 1
    best = cost.argmin(1)
    chosen[doubled] = functional.one_hot(best[doubled], len(scene.boxes)).bool()
    taken = chosen.any(1).nonzero()[:, 0]
    objects = chosen[taken].float().argmax(1)
    return Assignment(candidates[taken], objects, overlap[taken, objects])

"""Detects objects in photos with ONNX Runtime and NumPy, as a reference for `fridge scan --detector` and its tests.

For each photo one line of JSON: {"photo", "width", "height", "detections": [[label, score, left, top, right, bottom]]},
best first, labels by position, edges in pixels of the oriented photo. `--compare` checks such lines, as the engine's
tests write them, against this program's own: the status is 1 when a box is off by more than a pixel or a score by more
than 1e-3. Detections whose score lies within 1e-3 of the threshold may be missing from either side.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image, ImageOps

SIDE = 416
CANDIDATES = 1000
DETECTIONS = 100
PIXELS = 1.0
SCORES = 1e-3


@dataclass(frozen=True)
class Detector:
    """Input format, decoding and thresholds of a published detector."""

    strides: tuple[int, ...]
    letterbox: bool
    reverse_channels: bool
    mean: tuple[float, float, float]
    scale: tuple[float, float, float]
    threshold: float
    overlap: float
    decode: Callable[[list[np.ndarray], "Detector"], tuple[np.ndarray, np.ndarray]]

    def cells(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns column and row of every cell [cells, 2], and its stride [cells, 1]."""
        cells, strides = [], []
        for stride in self.strides:
            count = -(-SIDE // stride)
            grid = np.stack(np.meshgrid(np.arange(count), np.arange(count)), -1).reshape(-1, 2)
            cells.append(grid)
            strides.append(np.full((len(grid), 1), stride))
        return np.concatenate(cells).astype(np.float32), np.concatenate(strides).astype(np.float32)


def decode_yolox(outputs: list[np.ndarray], detector: Detector) -> tuple[np.ndarray, np.ndarray]:
    """Returns boxes [cells, 4] and scores [cells, classes]: centres and the logarithms of sides are in cells."""
    rows = outputs[0][0]
    cells, strides = detector.cells()
    centres = (rows[:, :2] + cells) * strides
    sides = np.exp(rows[:, 2:4]) * strides
    return np.concatenate([centres - sides / 2, centres + sides / 2], 1), rows[:, 4:5] * rows[:, 5:]


def decode_picodet(outputs: list[np.ndarray], detector: Detector) -> tuple[np.ndarray, np.ndarray]:
    """Returns boxes [cells, 4] and scores [cells, classes]: the distance of each side is the mean of a distribution."""
    levels = len(detector.strides)
    scores = np.concatenate([output[0] for output in outputs[:levels]])
    logits = np.concatenate([output[0] for output in outputs[levels:]])
    logits = logits.reshape(len(logits), 4, -1)
    weights = np.exp(logits - logits.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    cells, strides = detector.cells()
    distances = weights @ np.arange(weights.shape[-1], dtype=np.float32) * strides
    centres = (cells + 0.5) * strides
    return np.concatenate([centres - distances[:, :2], centres + distances[:, 2:]], 1), scores


YOLOX = Detector((8, 16, 32), True, True, (0, 0, 0), (1, 1, 1), 0.3, 0.45, decode_yolox)
PICODET = Detector(
    (8, 16, 32, 64),
    False,
    False,
    (123.675, 116.28, 103.53),
    (1 / 58.395, 1 / 57.12, 1 / 57.375),
    0.4,
    0.6,
    decode_picodet,
)


def framed(image: Image.Image, detector: Detector) -> tuple[np.ndarray, tuple[int, int]]:
    """Returns the network's input [1, 3, side, side], and the width and height that the photo covers in it."""
    width, height = SIDE, SIDE
    if detector.letterbox:
        scale = min(SIDE / image.width, SIDE / image.height)
        width, height = max(int(image.width * scale + 1e-6), 1), max(int(image.height * scale + 1e-6), 1)
    # Along the rows first, always: Pillow itself takes the cheaper order.
    scaled = image.resize((width, image.height), Image.Resampling.BILINEAR)
    scaled = scaled.resize((width, height), Image.Resampling.BILINEAR)
    frame = Image.new("RGB", (SIDE, SIDE), (114, 114, 114))
    frame.paste(scaled, (0, 0))
    pixels = np.asarray(frame, np.float32)
    if detector.reverse_channels:
        pixels = pixels[..., ::-1]
    values = (pixels - np.array(detector.mean, np.float32)) * np.array(detector.scale, np.float32)
    return np.ascontiguousarray(values.transpose(2, 0, 1)[None]), (width, height)


def overlaps(box: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Returns the intersection over union of one box with others."""
    sides = np.minimum(box[2:], others[:, 2:]) - np.maximum(box[:2], others[:, :2])
    common = np.clip(sides, 0, None).prod(1)
    areas = (others[:, 2:] - others[:, :2]).prod(1)
    return common / ((box[2:] - box[:2]).prod() + areas - common)


def suppressed(
    boxes: np.ndarray, scores: np.ndarray, threshold: float, overlap: float
) -> list[tuple[int, float, np.ndarray]]:
    """Returns label, score and box after greedy non-maximum suppression within each class, best first."""
    rows, labels = np.nonzero(scores > threshold)
    order = np.lexsort((labels, rows, -scores[rows, labels]))[:CANDIDATES]
    kept: list[tuple[int, float, np.ndarray]] = []
    for index in order:
        row, label = rows[index], int(labels[index])
        same = [box for other, _, box in kept if other == label]
        if same and (overlaps(boxes[row], np.array(same)) > overlap).any():
            continue
        kept.append((label, float(scores[row, label]), boxes[row]))
        if len(kept) == DETECTIONS:
            break
    return kept


def detections(path: Path, session: onnxruntime.InferenceSession, detector: Detector, threshold: float) -> dict:
    """Returns the detections of a photo, in its own pixels; boxes outside of it are left out."""
    with Image.open(path) as file:
        image = ImageOps.exif_transpose(file).convert("RGB")
    values, (width, height) = framed(image, detector)
    outputs = session.run(None, {session.get_inputs()[0].name: values})
    boxes, scores = detector.decode(outputs, detector)
    back = np.array([image.width / width, image.height / height] * 2)
    edges = np.array([image.width, image.height] * 2)
    rows = []
    for label, score, box in suppressed(boxes, scores, threshold, detector.overlap):
        left, top, right, bottom = np.clip(box * back, 0, edges)
        if left < right and top < bottom:
            rows.append([label, score, *(float(edge) for edge in (left, top, right, bottom))])
    return {"photo": path.name, "width": image.width, "height": image.height, "detections": rows}


def disagreement(expected: list[list], actual: list[list], threshold: float) -> str | None:
    """Returns the first difference between two lists of detections; None if they agree."""
    rest = list(actual)
    for label, score, *box in expected:
        near = [
            other
            for other in rest
            if other[0] == label
            and abs(other[1] - score) <= SCORES
            and np.abs(np.array(other[2:]) - box).max() <= PIXELS
        ]
        if near:
            rest.remove(near[0])
        elif score > threshold + SCORES:
            return f"class {label} at {score:.4f}, {[round(edge, 1) for edge in box]} is missing"
    extra = [other for other in rest if other[1] > threshold + SCORES]
    return f"class {extra[0][0]} at {extra[0][1]:.4f} is unexpected" if extra else None


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="yolox_nano.onnx or picodet_s_416_coco….onnx")
    parser.add_argument("photos", type=Path, nargs="+")
    parser.add_argument("--threshold", type=float, help="what a score must exceed; default: the published example's")
    parser.add_argument("--compare", type=Path, help="lines of JSON to check")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(str(arguments.model), options, providers=["CPUExecutionProvider"])
    detector = YOLOX if len(session.get_outputs()) == 1 else PICODET
    threshold = detector.threshold if arguments.threshold is None else arguments.threshold
    lines = arguments.compare.read_text().splitlines() if arguments.compare else []
    theirs = {line["photo"]: line["detections"] for line in map(json.loads, lines)}
    differing = 0
    for path in arguments.photos:
        answer = detections(path, session, detector, threshold)
        if not arguments.compare:
            print(json.dumps(answer))
            continue
        problem = disagreement(answer["detections"], theirs.get(path.name, []), threshold)
        differing += problem is not None
        print(f"{path.name}: {len(answer['detections'])} detections, {problem or 'all the same'}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())

"""Watches a clip in real time with `fridge live`, and with OpenCV and ONNX Runtime on the same two networks.

The pipeline in Python is the obvious one: a thread reads frames at the speed of the clip and keeps the newest; the
other finds objects with the detector, cuts them out, and names one after the other with the classifier. It neither
fuses scores nor looks at crowded frames in parts. Both report the age of the frame behind each answer, from the moment
it was decoded, and the answers per second. They run one after the other, in turns.
"""

import argparse
import json
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import onnxruntime

DETECTOR_SIDE, CLASSIFIER_SIDE = 416, 224
MEAN, SCALE = 127.0, 1 / 128
STRIDES = (8, 16, 32)
PADDING = 114
# As many crops as `fridge live` names at most in a frame that is not crowded.
MOST_OBJECTS = 32


@dataclass(frozen=True)
class Watch:
    """The answers of one watch: the age of the frame behind each, and the time between two, in milliseconds."""

    ages: list[float]
    intervals: list[float]

    def row(self, name: str) -> str:
        """Returns a row of the table."""
        ages = sorted(self.ages)
        late = ages[min(len(ages) - 1, round(0.95 * (len(ages) - 1)))]
        interval = statistics.median(self.intervals)
        return f"| {name} | {statistics.median(ages):.0f} | {late:.0f} | {1000 / interval:.1f} | {len(ages)} |"


class NewestFrame:
    """The newest frame of a clip that plays at its own speed on a thread."""

    def __init__(self, clip: Path) -> None:
        self.changed = threading.Condition()
        self.frame: np.ndarray | None = None
        self.arrival, self.has_ended = 0.0, False
        threading.Thread(target=self._play, args=(cv2.VideoCapture(str(clip)),), daemon=True).start()

    def _play(self, capture: cv2.VideoCapture) -> None:
        begin = time.perf_counter()
        while True:
            is_there, frame = capture.read()
            if not is_there:
                break
            time.sleep(max(0.0, begin + capture.get(cv2.CAP_PROP_POS_MSEC) / 1000 - time.perf_counter()))
            with self.changed:
                self.frame, self.arrival = frame, time.perf_counter()
                self.changed.notify()
        with self.changed:
            self.has_ended = True
            self.changed.notify()

    def __iter__(self) -> Iterator[tuple[np.ndarray, float]]:
        """Yields the newest frame each time, with the moment of its arrival."""
        while True:
            with self.changed:
                self.changed.wait_for(lambda: self.frame is not None or self.has_ended)
                if self.frame is None:
                    return
                frame, self.frame = self.frame, None
                arrival = self.arrival
            yield frame, arrival


class Pipeline:
    """The detector and the classifier in ONNX Runtime."""

    def __init__(self, models: Path, threads: int) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        files = (models / "food-lite0.onnx", models / "ingredients-lite0.onnx")
        self.detector, self.classifier = (onnxruntime.InferenceSession(str(file), options) for file in files)
        metadata = self.detector.get_modelmeta().custom_metadata_map
        self.threshold = float(metadata["fridge.threshold"])
        self.overlap = float(metadata["fridge.detector.overlap"])

    def names(self, frame: np.ndarray) -> np.ndarray:
        """Returns the probabilities of each object of a BGR frame [objects, classes]."""
        boxes = self.boxes(frame)
        if not len(boxes):
            return np.zeros((0, 0), np.float32)
        crops = (blob(cut_out(frame, box), CLASSIFIER_SIDE) for box in boxes)
        return np.concatenate([self.run(self.classifier, crop) for crop in crops])

    def boxes(self, frame: np.ndarray) -> np.ndarray:
        """Returns the edges of the surest objects [objects, 4], in pixels of the frame."""
        scale = DETECTOR_SIDE / max(frame.shape[:2])
        width, height = round(frame.shape[1] * scale), round(frame.shape[0] * scale)
        canvas = np.full((DETECTOR_SIDE, DETECTOR_SIDE, 3), PADDING, np.uint8)
        canvas[:height, :width] = cv2.resize(frame, (width, height))
        rows = self.run(self.detector, blob(canvas, DETECTOR_SIDE))[0]
        scores = rows[:, 4] * rows[:, 5:].max(1)
        edges = decoded(rows) / scale
        sizes = np.concatenate([edges[:, :2], edges[:, 2:] - edges[:, :2]], 1)
        kept = cv2.dnn.NMSBoxes(sizes.tolist(), scores.tolist(), self.threshold, self.overlap, top_k=MOST_OBJECTS)
        return edges[np.array(kept, int)]

    @staticmethod
    def run(session: onnxruntime.InferenceSession, inputs: np.ndarray) -> np.ndarray:
        return session.run(None, {session.get_inputs()[0].name: inputs})[0]


def blob(image: np.ndarray, side: int) -> np.ndarray:
    """Returns the normalised RGB input [1, 3, side, side] of a BGR image."""
    return cv2.dnn.blobFromImage(image, SCALE, (side, side), (MEAN, MEAN, MEAN), swapRB=True)


def cut_out(frame: np.ndarray, box: np.ndarray) -> np.ndarray:
    """Returns the part of a frame in a box, at least one pixel."""
    left, top = (int(edge) for edge in np.clip(box[:2], 0, [frame.shape[1] - 1, frame.shape[0] - 1]))
    return frame[top : max(int(box[3]), top + 1), left : max(int(box[2]), left + 1)]


def decoded(rows: np.ndarray) -> np.ndarray:
    """Returns the edges [cells, 4] of YOLOX rows, in pixels of the input (Ge et al. 2021, arXiv:2107.08430)."""
    cells, strides = [], []
    for stride in STRIDES:
        count = DETECTOR_SIDE // stride
        cells.append(np.stack(np.meshgrid(np.arange(count), np.arange(count)), -1).reshape(-1, 2))
        strides.append(np.full((count * count, 1), stride))
    stride = np.concatenate(strides)
    centres = (rows[:, :2] + np.concatenate(cells)) * stride
    halves = np.exp(rows[:, 2:4]) * stride / 2
    return np.concatenate([centres - halves, centres + halves], 1)


def watch_in_python(clip: Path, pipeline: Pipeline) -> Watch:
    """Watches a clip with OpenCV and ONNX Runtime."""
    ages, answers = [], []
    for frame, arrival in NewestFrame(clip):
        pipeline.names(frame)
        answers.append(time.perf_counter())
        ages.append(1000 * (answers[-1] - arrival))
    return Watch(ages, [1000 * (after - before) for before, after in zip(answers, answers[1:], strict=False)])


def watch_with_fridge(clip: Path, fridge: Path, threads: int) -> Watch:
    """Watches a clip with `fridge live`."""
    command = [str(fridge), "live", str(clip), "--json", "--frames", "--threads", str(threads)]
    ages, answers = [], []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        for line in process.stdout or []:
            event = json.loads(line)
            if event["event"] == "frame":
                ages.append(event["latency_ms"])
                answers.append(time.perf_counter())
    return Watch(ages, [1000 * (after - before) for before, after in zip(answers, answers[1:], strict=False)])


def joined(watches: list[Watch]) -> Watch:
    """Returns all answers; the first of each watch, which also waits for the models, does not count."""
    return Watch(sum((watch.ages[1:] for watch in watches), []), sum((watch.intervals[1:] for watch in watches), []))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clip", type=Path)
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"))
    parser.add_argument("--models", type=Path, default=Path("Models"))
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    cv2.setNumThreads(options.threads)
    pipeline = Pipeline(options.models, options.threads)
    ours, theirs = [], []
    for _ in range(options.rounds):
        ours.append(watch_with_fridge(options.clip, options.fridge, options.threads))
        theirs.append(watch_in_python(options.clip, pipeline))
    if not (joined(ours).intervals and joined(theirs).intervals):
        sys.exit(f"{options.clip}: too short: a watch needs three answers")
    print(f"| {options.clip.name} | age, median ms | age, 95 % | answers a second | answers |\n|---|---|---|---|---|")
    print(joined(ours).row("fridge live"))
    print(joined(theirs).row("OpenCV and ONNX Runtime"))
    return 0


if __name__ == "__main__":
    sys.exit(main())

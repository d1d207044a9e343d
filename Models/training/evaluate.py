"""Evaluates an exported model with ONNX Runtime on a split of the labelled photos."""

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from PIL import Image

from calibration import figures, softmax
from context_pass import ContextPass
from data_option import add_data_option
from judgement import Judgement
from model_file import metadata_of
from objects import FIRST_COLLECTION, LabelledObject, crop, open_photo, read_objects
from preprocessing import Preprocessing, is_squared


def all_probabilities(
    session: onnxruntime.InferenceSession,
    photos: Path,
    objects: list[LabelledObject],
    metadata: dict[str, str],
    margin: float,
) -> np.ndarray:
    """Returns the probabilities of objects, float64 [objects, classes], with the context pass if the model has one."""
    preprocessing, temperature = Preprocessing.from_metadata(metadata), float(metadata["fridge.temperature"])
    context, square = ContextPass.from_metadata(metadata), is_squared(metadata)

    def logits(image: Image.Image) -> np.ndarray:
        return session.run(["logits"], {"image": preprocessing.tensor(image)[None]})[0]

    def answer(entry: LabelledObject) -> np.ndarray:
        photo = open_photo(photos / entry.file)
        close = logits(crop(photo, entry.box, margin, square))
        probabilities = softmax(close, temperature)
        if context is None or entry.box is None or probabilities.max() >= context.threshold:
            return probabilities[0]
        _, wide = context.crops(photo, entry.box, margin, square)
        return context.probabilities(close, logits(wide), temperature)[0]

    return np.stack([answer(entry) for entry in objects])


def per_class(names: list[str], predicted: list[str]) -> list[str]:
    """Returns a line for each ingredient, the weakest first: accuracy, number, and the most frequent wrong answers."""
    answers: dict[str, Counter[str]] = defaultdict(Counter)
    for name, answer in zip(names, predicted, strict=True):
        answers[name][answer] += 1
    rows = []
    for name, counts in answers.items():
        total = sum(counts.values())
        mistakes = Counter({answer: count for answer, count in counts.items() if answer != name})
        taken_for = ", ".join(f"{answer} {count}" for answer, count in mistakes.most_common(3))
        rows.append((counts[name] / total, f"{name:16} {counts[name] / total:6.1%} of {total:4}  {taken_for}"))
    return [line for _, line in sorted(rows)]


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    add_data_option(parser)
    parser.add_argument("--table", default=FIRST_COLLECTION, help="of labelled objects, in the folder of photos")
    parser.add_argument("--split", default="val")
    parser.add_argument("--margin", type=float, default=0.1, help="surroundings of a box, as a fraction of its size")
    parser.add_argument("--first", type=int, help="evaluate only the first N objects")
    parser.add_argument("--json", action="store_true", help="print what `fridge eval --json` prints")
    parser.add_argument("--answers", type=Path, help="write what `fridge eval --answers` writes")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    metadata = metadata_of(onnx.load(arguments.model))
    classes = metadata["fridge.labels"].split(",")
    photos = arguments.data / "photos"
    objects = [entry for entry in read_objects(photos, arguments.table) if entry.split == arguments.split][
        : arguments.first
    ]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(arguments.model), options, providers=["CPUExecutionProvider"])
    answers = all_probabilities(session, photos, objects, metadata, arguments.margin)
    threshold = float(metadata["fridge.threshold"])
    judgement = Judgement(answers, objects, classes)
    if arguments.answers:
        with arguments.answers.open("w", newline="", encoding="utf-8") as file:
            judgement.write_answers(file, photos)
    if arguments.json:
        print(json.dumps(judgement.report(metadata["fridge.name"], threshold, photos), ensure_ascii=False))
        return
    names = [entry.ingredient for entry in objects]
    print("\n".join(per_class(names, [classes[index] for index in answers.argmax(axis=1)])))
    print(figures(answers, names, classes, threshold))


if __name__ == "__main__":
    main()

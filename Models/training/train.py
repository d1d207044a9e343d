"""Fine-tunes all layers of the classifier; a stopped run resumes from its last checkpoint."""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from augmentation import cut_mixed
from backbone import PRETRAINED, Classifier
from bfloat16_training import NEEDS, is_supported, mixed_precision, use_fast_depthwise_gradients
from calibration import best_temperature, figures, softmax
from cutouts import STAMP_FOLDER
from data_option import add_data_option
from exported_weights import restore
from objects import FIRST_COLLECTION, SECOND_COLLECTION, LabelledObject, class_list, crop, open_photo, read_objects
from optimisation import Optimisation, freeze, resolution_schedule, training_mode
from preprocessing import Preprocessing
from samples import Samples

BATCH = 64
MEASURED = 512
NEW_SOURCES = ("aicook", "epicure", "foodid12", "fruits15", "desk6", "packages", "singles")


class Validation:
    """The validation objects as tensors, prepared once."""

    def __init__(self, photos: Path, objects: list[LabelledObject], classes: list[str]) -> None:
        preprocessing = Preprocessing()
        self.names = [entry.ingredient for entry in objects]
        self.classes = classes
        self.labels = np.array([classes.index(name) if name in classes else -1 for name in self.names])
        self.inputs = np.stack(
            [
                np.asarray(preprocessing.framed(crop(open_photo(photos / entry.file), entry.box, 0.1, square=True)))
                for entry in objects
            ]
        )
        self.parts = {"first collection": [entry.source not in NEW_SOURCES for entry in objects]}
        self.parts |= {name: [entry.source == name for entry in objects] for name in NEW_SOURCES}

    def judge(self, network: nn.Module) -> str:
        """Returns the figures of the network at its best temperature, for the first collection and each new source."""
        network.eval()
        rows = []
        with torch.no_grad():
            for first in range(0, len(self.inputs), BATCH):
                pixels = torch.from_numpy(self.inputs[first : first + BATCH]).permute(0, 3, 1, 2)
                rows.append(network((pixels.float() - 127) / 128).numpy())
        logits = np.concatenate(rows)
        probabilities = softmax(logits, best_temperature(lambda temperature: softmax(logits, temperature), self.labels))
        lines = []
        for name, rows in self.parts.items():
            chosen = np.flatnonzero(rows)
            names = [self.names[row] for row in chosen]
            lines.append(f"{name}: {figures(probabilities[chosen], names, self.classes, 0.8)}")
        return "\n".join(lines)


class Training:
    """The classifier in training."""

    def __init__(self, classes: list[str], options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        self.options = options
        self.network = Classifier(classes, options.network).to(memory_format=torch.channels_last)
        self.teacher: nn.Module | None = None
        if options.bfloat16:
            use_fast_depthwise_gradients(self.network)
        self.frozen = freeze(self.network.backbone, options.frozen_stages)
        self.run = Optimisation(self.network, self.network.backbone, options)

    def learn_from(self, teacher: Path, inputs: torch.Tensor, classes: list[str]) -> None:
        """Makes the answers of an exported Lite0 half of the targets; `inputs` [N, 3, H, W] are typical ones."""
        self.teacher = Classifier(classes).to(memory_format=torch.channels_last)
        restore(self.teacher, classes, teacher, inputs)
        self.teacher.eval()

    def step(self, inputs: torch.Tensor, targets: torch.Tensor) -> float:
        """Takes one step of the optimiser; returns the loss."""
        training_mode(self.network, self.frozen)
        generator = np.random.default_rng((self.options.seed, self.run.done, 1))
        inputs, others, share = cut_mixed(inputs, targets, self.options.augmentation, generator)
        inputs = inputs.contiguous(memory_format=torch.channels_last)
        with mixed_precision(self.options.bfloat16):
            outputs = self.network(inputs).float()
        smoothing = self.options.label_smoothing
        loss = share * functional.cross_entropy(outputs, targets, label_smoothing=smoothing)
        if share < 1:
            loss = loss + (1 - share) * functional.cross_entropy(outputs, others, label_smoothing=smoothing)
        if self.teacher is not None:
            with torch.no_grad(), mixed_precision(self.options.bfloat16):
                answers = self.teacher(inputs).float().softmax(1)
            loss = (loss + functional.cross_entropy(outputs, answers)) / 2
        return self.run.step(loss, len(targets))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, required=True, help="written, and resumed from where it exists")
    parser.add_argument("--network", choices=PRETRAINED, default="lite0", help="EfficientNet-Lite0 or -Lite2")
    parser.add_argument("--teacher", type=Path, help="an exported Lite0, whose answers are half of the targets")
    parser.add_argument("--samples", type=int, default=131072, help="number of training samples")
    parser.add_argument("--resolutions", default="160,224", help="of the samples: at first, then for the last 40 %%")
    parser.add_argument("--fewest-per-class", type=int, default=4, help="rarer ingredients are left out")
    parser.add_argument(
        "--learning-rate", type=float, default=5e-4, help="of the backbone; the head's is four times as high"
    )
    parser.add_argument("--weight-decay", type=float, default=0.02)
    parser.add_argument("--gradient-clip", type=float, default=10.0, help="largest norm of the gradient")
    parser.add_argument("--label-smoothing", type=float, default=0.1)
    parser.add_argument(
        "--class-balance", type=float, default=0.5, help="0: classes as frequent as their objects, 1: equally"
    )
    parser.add_argument("--augmentation", type=float, default=0.5, help="strength, from 0 to 1")
    parser.add_argument(
        "--frozen-stages", type=int, default=0, help="first stages that are not trained, for speed late in training"
    )
    parser.add_argument(
        "--leave-out", default="", help="sources, separated by commas, that are not trained on but judged as a whole"
    )
    parser.add_argument(
        "--start", type=Path, help="start from the average of an earlier run's checkpoint, or from an exported .onnx"
    )
    parser.add_argument("--stamps", type=Path, default=STAMP_FOLDER, help="food stamps of tuxpaint-stamps-default")
    parser.add_argument("--bfloat16", action="store_true", help="multiply in bfloat16: see bfloat16_training.py")
    parser.add_argument("--judge-every", type=int, default=1, help="validate on every N-th object only")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.bfloat16 and not is_supported():
        parser.error(f"--bfloat16 {NEEDS}; leave it out to train in float32")
    arguments.leave_out = frozenset(filter(None, arguments.leave_out.split(",")))
    arguments.resolutions = resolution_schedule(arguments.resolutions, arguments.samples, BATCH)
    return arguments


def main() -> None:
    options = parse_arguments()
    photos = options.data / "photos"
    objects = read_objects(photos, FIRST_COLLECTION, SECOND_COLLECTION)
    seen = [entry for entry in objects if entry.source not in options.leave_out]
    classes = class_list(seen, options.fewest_per_class)
    samples = Samples(photos, [entry for entry in seen if entry.split == "train"], classes, options)
    judged = [entry for entry in objects if entry.split == "val" or entry.source in options.leave_out]
    validation = Validation(photos, judged[:: options.judge_every], classes)
    print(
        f"{sum(map(len, samples.by_class))} objects of {len(classes)} classes, dropped {dict(samples.dropped)}, "
        f"{len(samples.cutouts)} cut out of white"
    )
    training = Training(classes, options)
    if options.teacher is not None:
        typical = torch.stack([samples[index][0] for index in range(MEASURED)])
        training.learn_from(options.teacher, typical, classes)
    run = training.run
    run.begin(classes, (samples[index][0] for index in range(MEASURED)), validation.judge)
    run.train(run.losses(training.step, samples, BATCH), classes, validation.judge)


if __name__ == "__main__":
    main()

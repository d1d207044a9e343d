"""Trains the detector; a stopped run resumes from its last checkpoint."""

import argparse
from pathlib import Path

import torch

from bfloat16_training import NEEDS, is_supported, mixed_precision, use_fast_depthwise_gradients
from cutouts import STAMP_FOLDER
from data_option import add_data_option
from detection_loss import DetectionLoss, Scene
from detection_network import FOOD, Detector
from detection_scenes import Photos, Scenes, detector_classes, gathered
from detection_validation import Validation
from objects import FIRST_COLLECTION, SECOND_COLLECTION, read_objects
from optimisation import Optimisation, freeze, resolution_schedule, training_mode

BATCH = 32
MEASURED = 64


class Training:
    """The detector in training."""

    def __init__(self, classes: list[str], options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        self.network = Detector(classes)
        if options.backbone is not None:
            self._take_backbone(options.backbone)
        self.network = self.network.to(memory_format=torch.channels_last)
        self.bfloat16 = options.bfloat16
        if self.bfloat16:
            use_fast_depthwise_gradients(self.network)
        self.frozen = freeze(self.network.backbone, options.frozen_stages)
        self.loss = DetectionLoss(len(classes), classes.index(FOOD))
        self.run = Optimisation(self.network, self.network.backbone, options)

    def _take_backbone(self, checkpoint: Path) -> None:
        """Starts from the backbone of a trained classifier."""
        prefix = "module.backbone."
        average = torch.load(checkpoint, weights_only=True)["average"]
        stored = {name[len(prefix) :]: value for name, value in average.items() if name.startswith(prefix)}
        own = self.network.backbone.state_dict()
        self.network.backbone.load_state_dict({name: stored[name] for name in own})

    def step(self, inputs: torch.Tensor, scenes: list[Scene]) -> float:
        """Takes one step of the optimiser; returns the loss."""
        training_mode(self.network, self.frozen)
        with mixed_precision(self.bfloat16):
            rows = self.network(inputs.contiguous(memory_format=torch.channels_last))
        return self.run.step(self.loss(rows.float(), scenes, inputs.shape[-1]), len(scenes))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, required=True, help="written, and resumed from where it exists")
    parser.add_argument("--backbone", type=Path, help="checkpoint of the classifier, for the initial backbone")
    parser.add_argument(
        "--start", type=Path, help="start from the average of an earlier run's checkpoint, or from an exported .onnx"
    )
    parser.add_argument("--samples", type=int, default=131072, help="number of training scenes")
    parser.add_argument("--resolutions", default="320,416", help="of the scenes: at first, then for the last 40 %%")
    parser.add_argument("--fewest-per-class", type=int, default=10, help="rarer ingredients count only as food")
    parser.add_argument(
        "--learning-rate", type=float, default=5e-4, help="of the backbone; the rest's is four times as high"
    )
    parser.add_argument("--weight-decay", type=float, default=0.02)
    parser.add_argument("--gradient-clip", type=float, default=20.0, help="largest norm of the gradient")
    parser.add_argument(
        "--class-balance", type=float, default=0.5, help="0: classes as frequent as their objects, 1: equally"
    )
    parser.add_argument("--frozen-stages", type=int, default=2, help="first stages that are not trained")
    parser.add_argument("--stamps", type=Path, default=STAMP_FOLDER, help="food stamps of tuxpaint-stamps-default")
    parser.add_argument("--bfloat16", action="store_true", help="multiply in bfloat16: see bfloat16_training.py")
    parser.add_argument("--judge-every", type=int, default=1, help="validate on every N-th photo only")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.bfloat16 and not is_supported():
        parser.error(f"--bfloat16 {NEEDS}; leave it out to train in float32")
    arguments.resolutions = resolution_schedule(arguments.resolutions, arguments.samples, BATCH)
    return arguments


def main() -> None:
    options = parse_arguments()
    folder = options.data / "photos"
    objects = read_objects(folder, FIRST_COLLECTION, SECOND_COLLECTION)
    classes = detector_classes(objects, options.fewest_per_class)
    photos = Photos(folder, [entry for entry in objects if entry.split == "train"], classes, options.stamps)
    judged = [entry for entry in objects if entry.split == "val"]
    files = set(sorted({entry.file for entry in judged})[:: options.judge_every])
    validation = Validation(folder, [entry for entry in judged if entry.file in files], classes)
    print(f"{len(photos.pixels)} photos, {len(classes)} classes, {len(photos.cutouts)} cut-outs", flush=True)
    training = Training(classes, options)
    run = training.run
    scenes = Scenes(photos, options)
    run.begin(classes, (scenes[index][0] for index in range(MEASURED)), validation.judge)
    run.train(run.losses(training.step, scenes, BATCH, gathered), classes, validation.judge)


if __name__ == "__main__":
    main()

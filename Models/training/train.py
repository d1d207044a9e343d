"""Fine-tunes all layers of the classifier; stops and resumes at any time from its last checkpoint."""

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from torch.utils.data import DataLoader, Subset

from augmentation import mixed
from backbone import Classifier
from calibration import best_temperature, figures, softmax
from objects import LabelledObject, class_list, crop, open_photo, read_objects
from preprocessing import Preprocessing
from samples import Samples

BATCH = 64
WARM_UP = 300
EVERY = 8192
STAMPS = Path("/usr/share/tuxpaint/stamps/food")


class Validation:
    """The validation objects as tensors, prepared once."""

    def __init__(self, photos: Path, objects: list[LabelledObject], classes: list[str]) -> None:
        preprocessing = Preprocessing()
        self.names = [entry.ingredient for entry in objects]
        self.classes = classes
        self.labels = np.array([classes.index(name) if name in classes else -1 for name in self.names])
        self.inputs = np.stack(
            [
                np.asarray(preprocessing.framed(crop(open_photo(photos / entry.file), entry.box, 0.1)))
                for entry in objects
            ]
        )
        self.preprocessing = preprocessing

    def judge(self, network: nn.Module) -> str:
        """The figures of the network, at its best temperature."""
        network.eval()
        rows = []
        with torch.no_grad():
            for first in range(0, len(self.inputs), BATCH):
                pixels = torch.from_numpy(self.inputs[first : first + BATCH]).permute(0, 3, 1, 2)
                rows.append(network((pixels.float() - 127) / 128).numpy())
        logits = np.concatenate(rows)
        probabilities = softmax(logits, best_temperature(logits, self.labels))
        return str(figures(probabilities, self.names, self.classes, 0.8))


class Training:
    """The network, its optimiser, and the moving average of its weights, which is what is kept."""

    def __init__(self, classes: list[str], options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        self.classes, self.options = classes, options
        self.network = Classifier(classes).to(memory_format=torch.channels_last)
        self.frozen = frozen_part(self.network.backbone, options.frozen)
        self.average = torch.optim.swa_utils.AveragedModel(
            self.network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True
        )
        head = list(self.network.head.parameters())
        rest = [weight for weight in self.network.backbone.parameters() if weight.requires_grad]
        self.optimizer = torch.optim.AdamW(
            [{"params": rest, "lr": options.rate}, {"params": head, "lr": 4 * options.rate}],
            weight_decay=options.decay,
        )
        self.rates = [group["lr"] for group in self.optimizer.param_groups]
        self.done = 0

    def step(self, inputs: torch.Tensor, targets: torch.Tensor) -> float:
        """One step of the optimiser; gives the loss."""
        self.network.train()
        for module in self.frozen:
            module.eval()
        self._set_rate()
        generator = np.random.default_rng((self.options.seed, self.done, 1))
        inputs, others, share = mixed(inputs, targets, self.options.variety, generator)
        outputs = self.network(inputs.contiguous(memory_format=torch.channels_last))
        smoothing = self.options.smoothing
        loss = share * functional.cross_entropy(outputs, targets, label_smoothing=smoothing)
        if share < 1:
            loss = loss + (1 - share) * functional.cross_entropy(outputs, others, label_smoothing=smoothing)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.average.update_parameters(self.network)
        self.done += len(targets)
        return loss.item()

    def _set_rate(self) -> None:
        """A linear start, then a cosine to 0."""
        steps, total = self.done / BATCH, self.options.samples / BATCH
        factor = min(1.0, (steps + 1) / WARM_UP) * (0.5 + 0.5 * float(np.cos(np.pi * min(steps / total, 1.0))))
        for group, rate in zip(self.optimizer.param_groups, self.rates, strict=True):
            group["lr"] = rate * factor

    def save(self, path: Path) -> None:
        """Replaces the checkpoint in one step, so that a kill leaves the old one or the new one."""
        state = {
            "classes": self.classes,
            "done": self.done,
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def start(self, path: Path) -> None:
        """Takes the average of an earlier run as the first weights; the schedule begins anew."""
        average = torch.load(path, weights_only=True)["average"]
        self.average.load_state_dict({**average, "n_averaged": torch.tensor(0)})
        self.network.load_state_dict(self.average.module.state_dict())

    def resume(self, path: Path) -> None:
        state = torch.load(path, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.done = state["done"]


def frozen_part(backbone: nn.Module, stages: int) -> list[nn.Module]:
    """The stem and the first stages, which are made to stay as they are; nothing for 0 stages."""
    modules = [backbone.conv_stem, backbone.bn1, *backbone.blocks[:stages]] if stages else []
    for module in modules:
        module.requires_grad_(False)
    return modules


def batches(samples: Samples, first: int, workers: int) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
    """The batches from sample `first` on; one batch never mixes two sides."""
    starts = sorted({first, *(start for start, _ in samples.sides if start > first)})
    for start, end in zip(starts, [*starts[1:], len(samples)], strict=True):
        part = Subset(samples, range(start, end))
        yield from DataLoader(part, BATCH, num_workers=workers, drop_last=True)


def sides(text: str, samples: int) -> list[tuple[int, int]]:
    """`160,224` as the sample at which each side begins: the last one has the last 40 %."""
    values = [int(side) for side in text.split(",")]
    starts = [0, *(samples * 6 // 10 // BATCH * BATCH for _ in values[1:])]
    return list(zip(starts, values, strict=True))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=os.environ.get("FRIDGE_SHARED"), help="default: $FRIDGE_SHARED")
    parser.add_argument("--checkpoint", type=Path, required=True, help="written, and resumed from where it exists")
    parser.add_argument("--samples", type=int, default=131072, help="training pictures drawn in all")
    parser.add_argument("--sides", default="160,224", help="sides of the pictures: at first, then for the last 40 %%")
    parser.add_argument("--fewest-per-class", type=int, default=4, help="rarer ingredients are left out")
    parser.add_argument("--rate", type=float, default=5e-4, help="of the backbone; the head's is four times as high")
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--smoothing", type=float, default=0.1)
    parser.add_argument("--balance", type=float, default=0.5, help="0: as many of a class as there are, 1: all alike")
    parser.add_argument("--variety", type=float, default=0.5, help="how far samples are varied: 0 to 1")
    parser.add_argument(
        "--frozen", type=int, default=0, help="first stages left as they are, for speed late in training"
    )
    parser.add_argument("--start", type=Path, help="checkpoint of an earlier run whose average is the start")
    parser.add_argument("--stamps", type=Path, default=STAMPS, help="food stamps of tuxpaint-stamps-default")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("--data is needed where FRIDGE_SHARED is not set")
    arguments.sides = sides(arguments.sides, arguments.samples)
    return arguments


def main() -> None:
    options = parse_arguments()
    photos = Path(options.data) / "photos"
    objects = read_objects(photos)
    classes = class_list(objects, options.fewest_per_class)
    samples = Samples(photos, [entry for entry in objects if entry.split == "train"], classes, options)
    validation = Validation(photos, [entry for entry in objects if entry.split == "val"], classes)
    print(
        f"{sum(map(len, samples.by_class))} objects of {len(classes)} classes, dropped {dict(samples.dropped)}, "
        f"{len(samples.cutouts)} cut out of white"
    )
    training = Training(classes, options)
    if options.checkpoint.exists():
        training.resume(options.checkpoint)
    elif options.start is not None:
        training.start(options.start)
    losses, began, first = [], time.monotonic(), training.done
    for inputs, targets in batches(samples, training.done, options.workers):
        losses.append(training.step(inputs, targets))
        if training.done % 2048 == 0:
            rate = (training.done - first) / (time.monotonic() - began)
            print(f"{training.done} samples, loss {np.mean(losses[-32:]):.3f}, {rate:.1f} a second", flush=True)
        if training.done % EVERY == 0 or training.done >= options.samples:
            training.save(options.checkpoint)
            print(validation.judge(training.average.module), flush=True)


if __name__ == "__main__":
    main()

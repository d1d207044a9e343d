"""A training run: the optimiser, the learning-rate schedule, the moving average of the weights, and checkpoints."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, Subset

from exported_weights import restore

WARM_UP = 0.05
LEAST_CURRENT = 0.002
HEAD_FACTOR = 4
REPORT_INTERVAL, SAVE_INTERVAL, VALIDATION_INTERVAL = 1024, 4096, 32768
Judge = Callable[[nn.Module], str]


def average_in(average: list[torch.Tensor], current: list[torch.Tensor], count: torch.Tensor) -> None:
    """Moves averages towards the current values: by 0.2 % a step, at first by more, to forget the first values."""
    share = max(LEAST_CURRENT, 9 / (10 + int(count)))
    if average[0].is_floating_point():
        torch._foreach_lerp_(average, current, share)
    else:
        torch._foreach_copy_(average, current)


class Optimisation:
    """AdamW with a linear warm-up, then a cosine to 0, over `options.samples` samples."""

    def __init__(self, network: nn.Module, backbone: nn.Module, options) -> None:
        self.network, self.options = network, options
        self.average = torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=average_in, use_buffers=True)
        within = {id(weight) for weight in backbone.parameters()}
        rest = [weight for weight in backbone.parameters() if weight.requires_grad]
        head = [weight for weight in network.parameters() if id(weight) not in within]
        self.optimizer = torch.optim.AdamW(
            [
                {"params": rest, "lr": options.learning_rate},
                {"params": head, "lr": HEAD_FACTOR * options.learning_rate},
            ],
            weight_decay=options.weight_decay,
        )
        self.learning_rates = [group["lr"] for group in self.optimizer.param_groups]
        self.done = 0

    def step(self, loss: torch.Tensor, count: int) -> float:
        """Takes one step of the optimiser for a batch of `count` samples; returns the loss."""
        factor = self._factor(count)
        for group, rate in zip(self.optimizer.param_groups, self.learning_rates, strict=True):
            group["lr"] = rate * factor
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.options.gradient_clip)
        self.optimizer.step()
        self.average.update_parameters(self.network)
        self.done += count
        return loss.item()

    def _factor(self, batch: int) -> float:
        step, steps = self.done / batch, self.options.samples / batch
        return min(1.0, (step + 1) / (WARM_UP * steps)) * (0.5 + 0.5 * float(np.cos(np.pi * min(step / steps, 1.0))))

    def save(self, path: Path, classes: list[str]) -> None:
        """Replaces the checkpoint in one step, so that a kill leaves the old one or the new one."""
        state = {
            "classes": classes,
            "done": self.done,
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def start(self, path: Path, classes: list[str]) -> None:
        """Starts from the average of an earlier run, with a new schedule.

        Raises ValueError where that run had other classes, whose outputs would be taken for those of `classes`.
        """
        state = torch.load(path, weights_only=True)
        if state["classes"] != classes:
            differing = sorted(set(state["classes"]) ^ set(classes)) or "the order differs"
            raise ValueError(f"{path} has other classes: {differing}")
        average = state["average"]
        self.average.load_state_dict({**average, "n_averaged": torch.tensor(0)})
        self.network.load_state_dict(self.average.module.state_dict())

    def begin(self, classes: list[str], inputs: Iterable[torch.Tensor], judge: Judge) -> None:
        """Resumes from the checkpoint if it exists, else starts from what `options.start` names, if anything.

        That is the checkpoint of an earlier run or an exported file. `inputs`, typical ones, are read for the latter.
        """
        checkpoint, start = self.options.checkpoint, self.options.start
        if checkpoint.exists():
            self.resume(checkpoint)
        elif start is not None and start.suffix == ".onnx":
            self._start_from_export(start, classes, torch.stack(list(inputs)))
            print(judge(self.average.module), flush=True)
        elif start is not None:
            self.start(start, classes)

    def _start_from_export(self, path: Path, classes: list[str], inputs: torch.Tensor) -> None:
        """Starts from an exported file; saves the start as a checkpoint too, for mix_checkpoints.py."""
        restore(self.network, classes, path, inputs)
        self.average.module.load_state_dict(self.network.state_dict())
        checkpoint = self.options.checkpoint
        self.save(checkpoint.with_stem(f"{checkpoint.stem}-start"), classes)

    def losses(self, step: Callable[..., float], samples: Dataset, size: int, collate=None) -> Iterator[float]:
        """Takes a step for each batch of `size` samples that is left; yields the losses.

        `samples.resolutions` is the schedule of resolutions; `collate` makes a batch of samples, as in a `DataLoader`.
        """
        workers = self.options.workers
        for part in ranges_of_one_resolution(samples.resolutions, self.done, len(samples)):
            batches = DataLoader(Subset(samples, part), size, num_workers=workers, drop_last=True, collate_fn=collate)
            yield from (step(*batch) for batch in batches)

    def train(self, losses: Iterator[float], classes: list[str], judge: Judge) -> None:
        """Takes all steps, each of which gives its loss; reports, saves, and validates the average at intervals."""
        recent, began, first = deque(maxlen=32), time.monotonic(), self.done
        for loss in losses:
            recent.append(loss)
            if self.done % REPORT_INTERVAL == 0:
                rate = (self.done - first) / (time.monotonic() - began)
                print(f"{self.done} samples, loss {np.mean(recent):.3f}, {rate:.1f} a second", flush=True)
            ended = self.done >= self.options.samples
            if self.done % SAVE_INTERVAL == 0 or ended:
                self.save(self.options.checkpoint, classes)
            if self.done % VALIDATION_INTERVAL == 0 or ended:
                print(judge(self.average.module), flush=True)

    def resume(self, path: Path) -> None:
        state = torch.load(path, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.done = state["done"]


def freeze(backbone: nn.Module, stages: int) -> list[nn.Module]:
    """Freezes the stem and the first stages, and returns them; nothing for 0 stages."""
    modules = [backbone.conv_stem, backbone.bn1, *backbone.blocks[:stages]] if stages else []
    for module in modules:
        module.requires_grad_(False)
    return modules


def training_mode(network: nn.Module, frozen: list[nn.Module]) -> None:
    """Puts all but the frozen modules in training mode."""
    network.train()
    for module in frozen:
        module.eval()


def resolution_schedule(text: str, samples: int, batch: int) -> list[tuple[int, int]]:
    """Parses resolutions as in `160,224` and returns each with its first sample; the last one has the last 40 %."""
    values = [int(side) for side in text.split(",")]
    starts = [0, *(samples * 6 // 10 // batch * batch for _ in values[1:])]
    return list(zip(starts, values, strict=True))


def ranges_of_one_resolution(schedule: list[tuple[int, int]], first: int, count: int) -> list[range]:
    """Returns the samples from `first` to `count` in ranges of one resolution, as a batch cannot mix two."""
    starts = sorted({first, *(start for start, _ in schedule if start > first)})
    return [range(start, end) for start, end in zip(starts, [*starts[1:], count], strict=True)]

"""Trains a network that names drawn shapes, on generated drawings and real ones; some sources are held out."""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from data_option import add_data_option
from sketch_generator import CLASSES, SHAPES
from sketch_networks import NETWORKS
from sketch_samples import augmented, clean_drawings, generated_drawings, real_drawings, smaller_drawings

REAL_SHARE = 0.4


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--network", choices=NETWORKS, default="residual")
    parser.add_argument("--held-out", default="pixels24", help="sources that training never sees, comma-separated")
    parser.add_argument("--generated", type=int, default=12_000, help="number of generated drawings")
    parser.add_argument("--cache", type=Path, help="folder for the pictures, which take minutes to make")
    parser.add_argument("--steps", type=int, default=700)
    parser.add_argument("--batch", type=int, default=96)
    parser.add_argument("--learning-rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, help="file for the trained weights")
    return parser.parse_args()


def drawings(chosen: argparse.Namespace) -> dict[str, np.ndarray]:
    """Returns real and generated pictures, from the cache if they are in it."""
    cache = chosen.cache and chosen.cache / f"drawings-{chosen.generated}-{chosen.seed}.npz"
    if cache and cache.exists():
        return dict(np.load(cache))
    samples = {}
    samples["pictures"], samples["labels"], samples["sources"] = real_drawings(chosen.data)
    samples["small"], samples["small_labels"], samples["small_sources"] = smaller_drawings(chosen.data, chosen.seed)
    samples["generated"], samples["generated_labels"] = generated_drawings(chosen.generated, chosen.seed)
    samples["clean"], samples["clean_labels"] = clean_drawings(1000, chosen.seed + 1000)
    samples["other"], samples["other_labels"] = generated_drawings(1500, chosen.seed + 2000)
    if cache:
        cache.parent.mkdir(parents=True, exist_ok=True)
        np.savez(cache, **samples)
    return samples


def logits_of(network: torch.nn.Module, pictures: np.ndarray) -> np.ndarray:
    """Returns the logits of uint8 pictures [n, 40, 40]."""
    network.eval()
    with torch.no_grad():
        parts = [network(tensor(part)) for part in np.array_split(pictures, max(len(pictures) // 256, 1))]
    return torch.cat(parts).numpy()


def tensor(pictures: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(pictures[:, None].astype(np.float32) / 255)


def balanced_weights(labels: np.ndarray, sources: np.ndarray) -> np.ndarray:
    """Gives each class of each source the same weight, except that few drawings count for no more than 60 would."""
    weights = np.empty(len(labels))
    for key in set(zip(labels, sources, strict=True)):
        chosen = (labels == key[0]) & (sources == key[1])
        weights[chosen] = 1 / max(chosen.sum(), 60)
    return weights / weights.sum()


def train(chosen: argparse.Namespace, samples: dict[str, np.ndarray]) -> torch.nn.Module:
    torch.manual_seed(chosen.seed)
    generator = torch.Generator().manual_seed(chosen.seed)
    rng = np.random.default_rng(chosen.seed)
    held_out = chosen.held_out.split(",")
    parts = []
    for kind in ("", "small_"):
        seen = ~np.isin(samples[kind + "sources"], held_out)
        parts.append([samples[key][seen] for key in (kind[:-1] or "pictures", kind + "labels", kind + "sources")])
    real, labels, sources = (np.concatenate(part) for part in zip(*parts, strict=True))
    weights = balanced_weights(labels, sources)
    network = NETWORKS[chosen.network]()
    average = torch.optim.swa_utils.AveragedModel(
        network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.99), use_buffers=True
    )
    optimizer = torch.optim.AdamW(network.parameters(), lr=chosen.learning_rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, chosen.learning_rate, total_steps=chosen.steps)
    begin, total = time.monotonic(), 0.0
    real_count = int(REAL_SHARE * chosen.batch)
    for step in range(1, chosen.steps + 1):
        network.train()
        ours = rng.choice(len(real), real_count, p=weights)
        others = rng.integers(len(samples["generated"]), size=chosen.batch - real_count)
        pictures = np.concatenate([real[ours], samples["generated"][others]])
        targets = np.concatenate([labels[ours], samples["generated_labels"][others]])
        loss = functional.cross_entropy(
            network(augmented(tensor(pictures), generator)), torch.from_numpy(targets), label_smoothing=0.02
        )
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        average.update_parameters(network)
        total += loss.item()
        if step % 100 == 0:
            print(f"step {step}: loss {total / 100:.4f}, {time.monotonic() - begin:.0f} s", flush=True)
            total = 0.0
    return average.module


def report(network: torch.nn.Module, samples: dict[str, np.ndarray], held_out: list[str]) -> None:
    """Prints the share of right answers on each source that was held out and on generated drawings, and confusions."""
    judged = {
        source: (samples["pictures"][samples["sources"] == source], samples["labels"][samples["sources"] == source])
        for source in held_out
        if (samples["sources"] == source).any()
    }
    judged["clean"] = samples["clean"], samples["clean_labels"]
    judged["generated"] = samples["other"], samples["other_labels"]
    for source, (pictures, labels) in judged.items():
        logits = logits_of(network, pictures)
        answers = logits.argmax(axis=1)
        closed = logits[:, : len(SHAPES)].argmax(axis=1)
        shown = labels < len(SHAPES)
        print(
            f"{source}: {(answers == labels).mean():.4f} of {len(labels)}, the best of the four shapes "
            f"{(closed == labels)[shown].mean():.4f} of {shown.sum()}"
        )
        for label, name in enumerate(CLASSES):
            counts = np.bincount(answers[labels == label], minlength=len(CLASSES))
            if counts.sum():
                print(f"  {name:9}", " ".join(f"{other} {n}" for other, n in zip(CLASSES, counts, strict=True) if n))


def main() -> None:
    torch.set_num_threads(1)
    chosen = options()
    samples = drawings(chosen)
    network = train(chosen, samples)
    report(network, samples, chosen.held_out.split(","))
    if chosen.checkpoint:
        torch.save({"network": chosen.network, "weights": network.state_dict()}, chosen.checkpoint)


if __name__ == "__main__":
    main()

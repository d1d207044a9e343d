"""Mixes the averages of two runs of one network, weight by weight (model soups, Wortsman et al., 2022)."""

import argparse
from pathlib import Path

import torch


def mixed(first: dict[str, torch.Tensor], second: dict[str, torch.Tensor], share: float) -> dict[str, torch.Tensor]:
    """Returns the weighted mean, with weight `share` for the second; counters are the second's."""
    return {
        name: torch.lerp(first[name], value, share) if value.is_floating_point() else value
        for name, value in second.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--share", type=float, default=0.5, help="weight of the second")
    parser.add_argument("--output", type=Path, required=True)
    arguments = parser.parse_args()
    first, second = (torch.load(path, weights_only=True) for path in (arguments.first, arguments.second))
    if first["classes"] != second["classes"]:
        parser.error(f"{arguments.first} and {arguments.second} have different classes")
    torch.save({**second, "average": mixed(first["average"], second["average"], arguments.share)}, arguments.output)


if __name__ == "__main__":
    main()

"""The option `--data` of all commands: the folder that holds the photos and their tables."""

import argparse
import os
from pathlib import Path


def add_data_option(parser: argparse.ArgumentParser) -> None:
    """Adds `--data`, which must be given where the environment variable FRIDGE_SHARED names no folder."""
    shared = os.environ.get("FRIDGE_SHARED") or None
    parser.add_argument(
        "--data",
        type=Path,
        default=shared,
        required=shared is None,
        help="folder with photos/objects.csv; default: $FRIDGE_SHARED",
    )

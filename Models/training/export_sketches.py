"""Calibrates a trained shape network on its held-out drawings and writes it as one ONNX file that describes itself."""

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import nn

from calibration import best_temperature
from data_option import add_data_option
from model_file import FORMAT, halve_weights, set_metadata, weights_hash
from sketch_generator import CLASSES
from sketch_networks import NETWORKS
from sketch_picture import SIDE
from sketch_samples import clean_drawings, generated_drawings, real_drawings
from train_sketches import logits_of

NAME = "shapes"
OPSET = 17
THRESHOLD = 0.5
DESCRIPTION = "Names the shape in a drawing: circle, square, triangle or star."
ORIGIN = (
    "Drawings by sketch_generator.py, and drawings by fingers, pencils and pens of public collections; none is part of "
    "this file."
)


def with_three_channels(network: nn.Sequential) -> nn.Sequential:
    """Returns the network with its first convolution spread over three channels."""
    first = network[0]
    spread = nn.Conv2d(3, first.out_channels, first.kernel_size, first.stride, first.padding, bias=False)
    spread.weight.data = first.weight.data.expand(-1, 3, -1, -1).clone() / 3
    layers = list(network.children())
    return nn.Sequential(spread, *layers[1:]).eval()


def softmax(logits: np.ndarray, temperature: float) -> np.ndarray:
    powers = np.exp((logits - logits.max(axis=1, keepdims=True)) / temperature)
    return powers / powers.sum(axis=1, keepdims=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--held-out", default="pixels24")
    parser.add_argument("--version", default="1")
    parser.add_argument("--output", type=Path, required=True)
    chosen = parser.parse_args()
    state = torch.load(chosen.checkpoint, weights_only=True)
    network = NETWORKS[state["network"]]()
    network.load_state_dict(state["weights"])
    network.eval()
    pictures, labels, sources = real_drawings(chosen.data)
    held_out = sources == chosen.held_out
    generated, generated_labels = generated_drawings(1500, seed=99)
    clean, clean_labels = clean_drawings(1000, seed=98)
    logits = logits_of(network, np.concatenate([pictures[held_out], generated]))
    truth = np.concatenate([labels[held_out], generated_labels])
    temperature = best_temperature(lambda warmth: softmax(logits, warmth), truth)
    accuracy = (logits[: held_out.sum()].argmax(axis=1) == labels[held_out]).mean()
    of_clean = (logits_of(network, clean).argmax(axis=1) == clean_labels).mean()
    of_generated = (logits[held_out.sum() :].argmax(axis=1) == generated_labels).mean()
    torch.onnx.export(
        with_three_channels(network),
        (torch.zeros(1, 3, SIDE, SIDE),),
        str(chosen.output),
        dynamo=False,
        opset_version=OPSET,
        input_names=["image"],
        output_names=["logits"],
    )
    model = onnx.load(chosen.output)
    halve_weights(model)
    values = {
        "fridge.format": FORMAT,
        "fridge.task": "classifier",
        "fridge.name": NAME,
        "fridge.description": DESCRIPTION,
        "fridge.version": chosen.version,
        "fridge.license": "Apache-2.0",
        "fridge.origin": ORIGIN,
        "fridge.figures": f"{accuracy:.3f} of the {held_out.sum()} drawings of {chosen.held_out}, "
        f"{of_clean:.3f} of 1,000 clean ones, {of_generated:.3f} of 1,500 generated ones of all kinds",
        "fridge.labels": ",".join(CLASSES),
        "fridge.output": "logits",
        "fridge.temperature": f"{temperature:.4f}",
        "fridge.threshold": str(THRESHOLD),
        "fridge.input.width": str(SIDE),
        "fridge.input.height": str(SIDE),
        "fridge.input.channels": "RGB",
        "fridge.input.mean": "0,0,0",
        "fridge.input.scale": ",".join([str(1 / 255)] * 3),
        "fridge.input.crop": "fill",
        "fridge.input.crop_ratio": "1",
        "fridge.input.resize": "bilinear",
    }
    set_metadata(model, {**values, "fridge.sha256": weights_hash(model)})
    onnx.checker.check_model(model)
    onnx.save(model, chosen.output)
    print(values["fridge.figures"], "temperature", values["fridge.temperature"])


if __name__ == "__main__":
    main()

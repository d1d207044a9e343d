"""Exports the networks that the engine is measured on to ONNX, with seeded weights.

Every network takes float32 [N, 3, 224, 224]. The weights are random but realistic: the running statistics of each batch
normalisation come from passing seeded noise through the network, so that folding them is exercised and activations
neither vanish nor explode.
"""

import argparse
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import timm
import torch
import torchvision.models as zoo
from timm.utils import reparameterize_model
from torch import nn

OPSET = 17
SIDE = 224


def untrained(name: str) -> Callable[[], nn.Module]:
    """Returns a function that makes a network of timm with random weights."""
    return lambda: timm.create_model(name, pretrained=False)


NETWORKS: dict[str, Callable[[], nn.Module]] = {
    "mobilenet_v2": zoo.mobilenet_v2,
    "mobilenet_v3_large": zoo.mobilenet_v3_large,
    "resnet18": zoo.resnet18,
    "resnet50": zoo.resnet50,
    "squeezenet1_1": zoo.squeezenet1_1,
    "shufflenet_v2_x1_0": zoo.shufflenet_v2_x1_0,
    "efficientnet_lite0": untrained("tf_efficientnet_lite0"),
    "convnext_atto": untrained("convnext_atto"),
    "densenet121": zoo.densenet121,
    "efficientnet_b0": zoo.efficientnet_b0,
    "fbnetc_100": untrained("fbnetc_100"),
    "ghostnet_100": untrained("ghostnet_100"),
    "lcnet_100": untrained("lcnet_100"),
    "mixnet_s": untrained("mixnet_s"),
    "mnasnet1_0": zoo.mnasnet1_0,
    "mobileone_s1": untrained("mobileone_s1"),
    "regnet_y_400mf": zoo.regnet_y_400mf,
    "repvgg_a0": untrained("repvgg_a0"),
    "resnext50_32x4d": zoo.resnext50_32x4d,
    "vit_tiny": untrained("vit_tiny_patch16_224"),
}
# Networks that are trained with parallel branches and used with the branches merged into one convolution each.
BRANCHED_NETWORKS = ("mobileone_s1", "repvgg_a0")
DYNAMIC_NETWORKS = ("mobilenet_v2",)


def randomise_normalisation(network: nn.Module, generator: torch.Generator) -> None:
    """Gives every batch normalisation a random scale and offset and the statistics of seeded noise."""
    for layer in network.modules():
        if isinstance(layer, nn.BatchNorm2d):
            layer.momentum = None
            layer.reset_running_stats()
            nn.init.uniform_(layer.weight, 0.5, 1.5, generator=generator)
            nn.init.uniform_(layer.bias, -0.3, 0.3, generator=generator)
    network.train()
    with torch.no_grad():
        network(torch.randn(4, 3, SIDE, SIDE, generator=generator))
    network.eval()


def build(name: str, seed: int) -> nn.Module:
    """Returns the network in inference mode; the same seed gives the same weights."""
    torch.manual_seed(seed)
    network = NETWORKS[name]()
    randomise_normalisation(network, torch.Generator().manual_seed(seed))
    return reparameterize_model(network) if name in BRANCHED_NETWORKS else network


def export(network: nn.Module, path: Path, dynamic: bool) -> None:
    """Writes the network with every batch normalisation kept as its own node, so that the reader must fold it."""
    axes = {"image": {0: "batch"}, "logits": {0: "batch"}} if dynamic else None
    torch.onnx.export(
        network,
        (torch.zeros(1, 3, SIDE, SIDE),),
        str(path),
        dynamo=False,
        training=torch.onnx.TrainingMode.PRESERVE,
        do_constant_folding=True,
        opset_version=OPSET,
        input_names=["image"],
        output_names=["logits"],
        dynamic_axes=axes,
    )


def copy_detectors(data: Path, output: Path) -> None:
    """Copies the detectors in the shared data folder."""
    for source in sorted((data / "models").glob("*.onnx")):
        shutil.copyfile(source, output / source.name)
        print(f"copied   {source.name}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, required=True, help="folder that receives the .onnx files")
    parser.add_argument("--only", nargs="*", choices=sorted(NETWORKS), help="networks to export; all without it")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--data",
        type=Path,
        default=os.environ.get("FRIDGE_SHARED"),
        help="data folder whose models/*.onnx are copied too; $FRIDGE_SHARED without it",
    )
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    torch.set_num_threads(1)
    arguments.output.mkdir(parents=True, exist_ok=True)
    for name in arguments.only or NETWORKS:
        network = build(name, arguments.seed)
        export(network, arguments.output / f"{name}.onnx", dynamic=False)
        if name in DYNAMIC_NETWORKS:
            export(network, arguments.output / f"{name}_dynamic.onnx", dynamic=True)
        print(f"exported {name}", flush=True)
    if arguments.data:
        copy_detectors(Path(arguments.data), arguments.output)


if __name__ == "__main__":
    main()

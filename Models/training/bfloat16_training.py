"""Training in bfloat16 on a CPU, about twice as fast as in float32: bfloat16 products, float32 sums and weights.

PyTorch's gradients of depthwise convolutions would take most of such a step, so `depthwise.c` computes them. It is
compiled when first needed, by `cc`, for processors with AVX-512 and BF16.
"""

import ctypes
import hashlib
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import torch
from timm.layers import Conv2dSame
from timm.layers.padding import pad_same
from torch import nn
from torch.nn import functional

SOURCE = Path(__file__).with_name("depthwise.c")
NEEDS = "needs a C compiler and a processor with AVX-512 and BF16"


def is_supported() -> bool:
    """Returns whether the gradients can be compiled here, and the processor has what they use."""
    cpu = Path("/proc/cpuinfo")
    return shutil.which("cc") is not None and cpu.exists() and "avx512_bf16" in cpu.read_text()


class Shape(ctypes.Structure):
    """The structure of this name in `depthwise.c`."""

    _fields_ = [
        (name, ctypes.c_int)
        for name in (
            "images",
            "height",
            "width",
            "channels",
            "output_height",
            "output_width",
            "kernel",
            "stride",
            "padding",
            "threads",
        )
    ]


@cache
def library() -> ctypes.CDLL:
    """Returns the compiled gradients, cached in the folder for temporary files."""
    name = f"fridge-depthwise-{hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:16]}.so"
    path = Path(tempfile.gettempdir()) / name
    if not path.exists():
        flags = ["-O3", "-march=native", "-mavx512bf16", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["cc", *flags, str(SOURCE), "-o", f"{path}.part"], check=True)
        Path(f"{path}.part").replace(path)
    return ctypes.CDLL(str(path))


def _address(tensor: torch.Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr())


class DepthwiseGradients(torch.autograd.Function):
    """A depthwise convolution of [N, C, H, W] with [C, 1, K, K], in bfloat16."""

    @staticmethod
    def forward(context, values: torch.Tensor, weights: torch.Tensor, stride: int, padding: int) -> torch.Tensor:
        values = values.bfloat16().contiguous(memory_format=torch.channels_last)
        context.save_for_backward(values, weights)
        context.stride, context.padding = stride, padding
        return functional.conv2d(values, weights.bfloat16(), None, stride, padding, 1, values.shape[1])

    @staticmethod
    def backward(context, gradient: torch.Tensor):
        values, weights = context.saved_tensors
        gradient = gradient.bfloat16().contiguous(memory_format=torch.channels_last)
        (images, channels, *sides), outputs = values.shape, gradient.shape[2:]
        threads = torch.get_num_threads()
        shape = Shape(images, *sides, channels, *outputs, weights.shape[-1], context.stride, context.padding, threads)
        of_values, of_weights = None, None
        if context.needs_input_grad[0]:
            of_values = torch.empty_like(values, memory_format=torch.channels_last)
            library().gradient_of_input(
                ctypes.byref(shape), _address(gradient), _address(weights.contiguous()), _address(of_values)
            )
        if context.needs_input_grad[1]:
            of_weights = torch.empty(weights.shape)
            library().gradient_of_weights(
                ctypes.byref(shape), _address(values), _address(gradient), _address(of_weights)
            )
        return of_values, of_weights, None, None


class Bfloat16Depthwise(nn.Conv2d):
    def forward(self, values: torch.Tensor) -> torch.Tensor:
        if not self.training:
            return super().forward(values)
        return DepthwiseGradients.apply(values, self.weight, self.stride[0], self.padding[0])


class Bfloat16DepthwiseSame(Conv2dSame):
    def forward(self, values: torch.Tensor) -> torch.Tensor:
        if not self.training:
            return super().forward(values)
        padded = pad_same(values, self.kernel_size, self.stride)
        return DepthwiseGradients.apply(padded, self.weight, self.stride[0], 0)


def use_fast_depthwise_gradients(network: nn.Module) -> None:
    """Gives depthwise convolutions of 3 × 3 and 5 × 5 the gradients of `depthwise.c`, in place; the weights stay."""
    kinds = {nn.Conv2d: Bfloat16Depthwise, Conv2dSame: Bfloat16DepthwiseSame}
    for layer in network.modules():
        if type(layer) in kinds and is_depthwise(layer) and layer.kernel_size in ((3, 3), (5, 5)):
            layer.__class__ = kinds[type(layer)]


def is_depthwise(layer: nn.Conv2d) -> bool:
    return layer.groups == layer.in_channels == layer.out_channels and layer.bias is None


def mixed_precision(enabled: bool) -> torch.autocast:
    """Returns the context of a forward pass."""
    return torch.autocast("cpu", torch.bfloat16, enabled=enabled)

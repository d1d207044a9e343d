"""Makes the small home that the end-to-end tests of the program run in.

Needs onnx 1.23.2, numpy and Pillow 13.0.0. The classifier looks at the mean colour only, so that its answers can be
checked by hand; the photos are flat colours. The detector finds spots that are brighter than black in the cells of two
grids; it lies beside the folder of models, so that it is used only where a test names it. Everything here is made by this script, and licensed as the project is.
"""

import hashlib
import json
import math
import pathlib

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper
from PIL import Image, ImageDraw

HOME = pathlib.Path(__file__).parent
LABELS = ["tomato", "cucumber", "egg", "none"]
METADATA = {
    "fridge.format": "1", "fridge.task": "classifier", "fridge.name": "colors", "fridge.version": "1",
    "fridge.description": "Names food by the mean colour of a photo.", "fridge.license": "Apache-2.0",
    "fridge.origin": "Written by hand for tests.", "fridge.labels": ",".join(LABELS),
    "fridge.input.width": "8", "fridge.input.height": "8", "fridge.input.channels": "RGB",
    "fridge.input.mean": "127,127,127", "fridge.input.scale": "0.0078125,0.0078125,0.0078125",
    "fridge.input.crop": "center", "fridge.input.crop_ratio": "0.875", "fridge.input.resize": "bilinear",
    "fridge.output": "logits", "fridge.temperature": "1.0", "fridge.threshold": "0.95",
    "fridge.figures": "none: it is a fixture",
}


DETECTOR = {
    "fridge.format": "1", "fridge.task": "detection", "fridge.name": "spots", "fridge.version": "1",
    "fridge.description": "Finds spots of colour.", "fridge.license": "Apache-2.0",
    "fridge.origin": "Written by hand for tests.", "fridge.labels": "tomato,cucumber,food",
    "fridge.input.width": "64", "fridge.input.height": "64", "fridge.input.channels": "RGB",
    "fridge.input.mean": "127,127,127", "fridge.input.scale": "0.0078125,0.0078125,0.0078125",
    "fridge.input.crop": "fit", "fridge.input.placement": "corner", "fridge.input.padding": "0",
    "fridge.input.resize": "bilinear", "fridge.detector.form": "yolox", "fridge.detector.strides": "16,32",
    "fridge.detector.overlap": "0.5", "fridge.detector.list_threshold": "0.8", "fridge.threshold": "0.6",
    "fridge.figures": "none: it is a fixture",
}


def save(name, nodes, inputs, outputs, initializers, metadata, folder="models"):
    graph = helper.make_graph(nodes, name, inputs, outputs, initializers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], producer_name="fridge-fixtures")
    model.ir_version = 8
    digest = hashlib.sha256()
    for initializer in graph.initializer:
        digest.update(initializer.raw_data)
    helper.set_model_props(model, metadata and {**metadata, "fridge.sha256": digest.hexdigest()})
    onnx.checker.check_model(model)
    onnx.save(model, HOME / folder / f"{name}.onnx")


def classifier():
    weights = 1.5 * numpy.array([[1, -1, 1, -1], [-1, 1, 1, -1], [-1, -1, 1, -1]], numpy.float32)
    bias = numpy.array([0, 0, -1.5, -1.5], numpy.float32)
    nodes = [
        helper.make_node("GlobalAveragePool", ["image"], ["pooled"], name="pool"),
        helper.make_node("Flatten", ["pooled"], ["features"], name="flatten"),
        helper.make_node("Gemm", ["features", "weights", "bias"], ["logits"], name="head"),
    ]
    save(
        "colors", nodes, [helper.make_tensor_value_info("image", TensorProto.FLOAT, [1, 3, 8, 8])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [1, 4])],
        [numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(bias, "bias")], METADATA)


def detector():
    # Place and size are those of the cell; then objectness, tomato, cucumber, food, from the mean colour of the cell.
    weights = numpy.zeros((8, 3, 1, 1), numpy.float32)
    weights[4:7, :, 0, 0] = [[4, 4, 4], [4, -4, 0], [-4, 4, 0]]
    bias = numpy.array([0.5, 0.5, 0, 0, 8, 0, 0, 3], numpy.float32)
    nodes = []
    for stride, cells in ((16, 16), (32, 4)):
        nodes += [
            helper.make_node(
                "AveragePool", ["image"], [f"mean{stride}"], kernel_shape=[stride] * 2, strides=[stride] * 2),
            helper.make_node("Conv", [f"mean{stride}", "weights", "bias"], [f"head{stride}"]),
            helper.make_node("Reshape", [f"head{stride}", f"shape{stride}"], [f"cells{stride}"]),
        ]
    nodes += [
        helper.make_node("Concat", ["cells16", "cells32"], ["cells"], axis=2),
        helper.make_node("Split", ["cells", "parts"], ["boxes", "logits"], axis=1),
        helper.make_node("Sigmoid", ["logits"], ["scores"]),
        helper.make_node("Concat", ["boxes", "scores"], ["columns"], axis=1),
        helper.make_node("Transpose", ["columns"], ["output"], perm=[0, 2, 1]),
    ]
    (HOME / "shelf").mkdir(exist_ok=True)
    save(
        "spots", nodes, [helper.make_tensor_value_info("image", TensorProto.FLOAT, [1, 3, 64, 64])],
        [helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 20, 8])],
        [
            numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(bias, "bias"),
            numpy_helper.from_array(numpy.array([1, 8, 16]), "shape16"),
            numpy_helper.from_array(numpy.array([1, 8, 4]), "shape32"),
            numpy_helper.from_array(numpy.array([4, 4]), "parts"),
        ], DETECTOR, "shelf")


def shelf():
    shelf = Image.new("RGB", (640, 480))
    for color, x, y in (((255, 0, 0), 0, 0), ((0, 255, 0), 320, 160), ((255, 255, 255), 160, 320)):
        shelf.paste(color, (x, y, x + 160, y + 160))
    shelf.save(HOME / "shelf" / "shelf.png")
    turned = Image.Exif()
    turned[0x0112] = 6
    shelf.rotate(90, expand=True).save(HOME / "shelf" / "shelf turned.jpg", quality=95, exif=turned)


def photos():
    folder = HOME / "photos"
    Image.new("RGB", (24, 16), (255, 0, 0)).save(folder / "red.png")
    Image.new("RGB", (24, 16), (160, 150, 140)).save(folder / "grey.png")
    (folder / "more").mkdir(exist_ok=True)
    turned = Image.Exif()
    turned[0x0112] = 6
    Image.new("RGB", (32, 16), (0, 255, 0)).save(folder / "more" / "green.jpg", quality=95, exif=turned)
    Image.new("RGB", (20, 20), (255, 255, 255)).save(folder / "more" / "white.webp", lossless=True)
    Image.new("RGB", (20, 20), (235, 20, 10)).save(folder / "more" / "red again.png")


def labelled():
    photos = {
        "tomato/red": (255, 0, 0), "tomato/brown": (130, 30, 20), "tomato/orange": (250, 150, 30),
        "tomato/dark": (60, 10, 10), "tomato/pink": (250, 120, 130), "cucumber/green": (0, 255, 0),
        "cucumber/yellow": (220, 235, 30), "\ub2ec\uac40/white": (255, 255, 255), "none/black": (10, 0, 0),
        "none/grey": (160, 150, 140),
    }
    for name, color in photos.items():
        file = HOME / "labelled" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        Image.new("RGB", (12, 12), color).save(file)
    halves = Image.new("RGB", (40, 20), (255, 0, 0))
    halves.paste((0, 255, 0), (20, 0, 40, 20))
    halves.save(HOME / "labelled" / "halves.png")


def corners_of_star(middle, radius):
    angles = [math.pi * (4 * i / 5 - 0.5) for i in range(6)]
    return [[round(middle + radius * f(a), 1) for f in (math.cos, math.sin)] for a in angles]


def drawings():
    """Strokes, SVG and pictures of shapes, for `sketch`."""
    folder = HOME / "drawings"
    folder.mkdir(exist_ok=True)
    star = corners_of_star(120, 90)
    (folder / "star.json").write_text(json.dumps([star]) + "\n")
    (folder / "square.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
        '  <path d="M12 10 l78 3 q2 40 -2 76 l-79 1 z" fill="none" stroke="navy" stroke-width="4"/>\n</svg>\n'
    )
    triangle = Image.new("RGB", (200, 160), (20, 40, 30))
    ImageDraw.Draw(triangle).line([(30, 130), (100, 25), (175, 138), (34, 132)], fill=(240, 240, 200), width=7)
    triangle.save(folder / "triangle.png")
    circle = Image.new("RGBA", (120, 120))
    ImageDraw.Draw(circle).ellipse([20, 24, 100, 96], outline=(0, 0, 0, 255), width=6)
    circle.save(folder / "circle.png")
    Image.new("RGB", (80, 80), (255, 255, 255)).save(folder / "empty.png")


def pages():
    """A printed page on a table, for `flatten`: a quadrilateral with antialiased edges and dark lines."""
    corners = [(118, 52), (402, 70), (431, 330), (92, 318)]
    scale = 4
    picture = Image.new("RGB", (520 * scale, 390 * scale), (96, 84, 70))
    draw = ImageDraw.Draw(picture)

    def place(u, v):
        top = [a + (b - a) * u for a, b in zip(corners[0], corners[1])]
        bottom = [a + (b - a) * u for a, b in zip(corners[3], corners[2])]
        return tuple((a + (b - a) * v) * scale for a, b in zip(top, bottom))

    draw.polygon([place(0, 0), place(1, 0), place(1, 1), place(0, 1)], fill=(236, 234, 226))
    for row in range(12):
        v = 0.12 + row * 0.065
        draw.line([place(0.1, v), place(0.9 - 0.07 * (row % 3), v)], fill=(70, 70, 78), width=3 * scale)
    (HOME / "pages").mkdir(exist_ok=True)
    picture.resize((520, 390), Image.Resampling.BOX).save(HOME / "pages" / "letter.png")
    Image.new("RGB", (320, 240), (120, 120, 120)).save(HOME / "pages" / "none.png")


if __name__ == "__main__":
    (HOME / "models").mkdir(exist_ok=True)
    (HOME / "photos").mkdir(exist_ok=True)
    classifier()
    detector()
    shelf()
    photos()
    labelled()
    drawings()
    pages()

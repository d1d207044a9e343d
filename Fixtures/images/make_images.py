"""Makes the image fixtures and the pixels that Pillow sees in them.

    python3 -m venv VENV && VENV/bin/pip install Pillow==11.3.0 pillow-heif==1.8.1 numpy==2.4.6
    VENV/bin/python make_images.py

Every picture is drawn here from formulas; the result is the same at every run with these versions.
"""

import io
import math
import pathlib
import shutil
import struct
import zlib

import numpy
import pillow_heif
from PIL import Image, ImageOps

ROOT = pathlib.Path(__file__).parent
PHOTOS, EXPECTED, RESIZED, BAD = (ROOT / name for name in ("photos", "expected", "resized", "bad"))
pillow_heif.register_heif_opener()


def picture(width, height, channels=3):
    """A smooth picture with a few edges; no two of its channels, rows or columns are alike."""
    y, x = numpy.mgrid[0:height, 0:width]
    planes = [
        127 + 80 * numpy.sin(x / (5.0 + c) + c) * numpy.cos(y / (7.0 - c) - c) + 40 * ((x * 3 + y * (c + 1)) > width + 9 * c)
        for c in range(channels)
    ]
    return numpy.clip(numpy.stack(planes, -1), 0, 255).astype(numpy.uint8)


def tiff_orientation(value, order):
    """EXIF data of one entry, orientation, in either byte order."""
    mark = b"II" if order == "<" else b"MM"
    return mark + struct.pack(order + "HIHHHIHHI", 42, 8, 1, 0x0112, 3, 1, value, 0, 0)


def write_ppm(path, image):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"P6\n%d %d\n255\n" % image.size + image.tobytes())


def keep(name, data, expected=None):
    """Writes a photo, and what Pillow sees in it unless `expected` is better."""
    path = PHOTOS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if expected is None:
        expected = ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGB")
    write_ppm(EXPECTED / (name + ".ppm"), expected)


def encoded(image, kind, **options):
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


# JPEG


def jpeg_files():
    color = Image.fromarray(picture(45, 35))
    baseline = encoded(color, "JPEG", quality=85)
    keep("jpeg/420.jpg", baseline)
    keep("jpeg/422.jpg", encoded(color, "JPEG", quality=85, subsampling="4:2:2"))
    keep("jpeg/444.jpg", encoded(color, "JPEG", quality=85, subsampling="4:4:4"))
    keep("jpeg/progressive.jpg", encoded(color, "JPEG", quality=85, progressive=True))
    keep("jpeg/restarts.jpg", encoded(color, "JPEG", quality=85, restart_marker_blocks=2))
    keep("jpeg/rgb.jpg", encoded(color, "JPEG", quality=85, keep_rgb=True))
    keep("jpeg/grey.jpg", encoded(color.convert("L"), "JPEG", quality=85))
    ink = Image.fromarray(picture(45, 35, 4), "CMYK")
    keep("jpeg/cmyk.jpg", encoded(ink, "JPEG", quality=90))
    keep("jpeg/ycck.jpg", ycck())
    keep("jpeg/one-pixel.jpg", encoded(color.crop((0, 0, 1, 1)), "JPEG"))
    for value in range(1, 9):
        exif = b"Exif\0\0" + tiff_orientation(value, "<" if value % 2 else ">")
        keep(f"jpeg/orientation-{value}.jpg", encoded(color, "JPEG", quality=85, exif=exif))
    scan = baseline.index(b"\xff\xda")
    stray = baseline[:scan] + b"\x00\x11\x22" + baseline[scan:]
    keep("jpeg/stray-bytes.jpg", stray, Image.open(io.BytesIO(baseline)))
    keep("jpeg/trailing-bytes.jpg", baseline + bytes(range(200)))
    reduced_jpegs()


def ycck():
    """Ink whose first three components went through the colour transform, as Photoshop writes them."""
    y, cb, cr = Image.fromarray(picture(45, 35)).convert("YCbCr").split()
    black = Image.fromarray(picture(45, 35, 4)[:, :, 3])
    stored = Image.merge("CMYK", [ImageOps.invert(band) for band in (y, cb, cr, black)])
    data = bytearray(encoded(stored, "JPEG", quality=90))
    data[data.index(b"Adobe") + 11] = 2
    return bytes(data)


def large():
    """A picture worth reducing, and smooth, for libwebp reduces colour more than light."""
    return Image.fromarray(picture(101, 76)).resize((403, 301), Image.BICUBIC)


def reduced_jpegs():
    data = encoded(large(), "JPEG", quality=80)
    for divisor in (4, 8):
        image = Image.open(io.BytesIO(data))
        image.draft("RGB", (403 // divisor, 301 // divisor))
        write_ppm(EXPECTED / f"reduced/jpeg-{divisor}.ppm", image)
    (PHOTOS / "reduced").mkdir(parents=True, exist_ok=True)
    (PHOTOS / "reduced/403x301.jpg").write_bytes(data)


# PNG

PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def packed_rows(samples, depth):
    """Rows of samples as PNG stores them, each behind a filter byte of 0."""
    rows = b""
    for row in samples:
        flat = row.reshape(-1)
        if depth == 16:
            body = flat.astype(">u2").tobytes()
        elif depth == 8:
            body = flat.astype("u1").tobytes()
        else:
            bits = "".join(format(int(v), f"0{depth}b") for v in flat)
            bits += "0" * (-len(bits) % 8)
            body = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
        rows += b"\0" + body
    return rows


def png(samples, depth, color_type, interlaced=False, extra=b"", cuts=1):
    """A PNG file of integer samples shaped height x width x channels."""
    height, width = samples.shape[:2]
    header = struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, interlaced)
    if interlaced:
        parts = [samples[y0::dy, x0::dx] for x0, y0, dx, dy in PASSES]
        raw = b"".join(packed_rows(part, depth) for part in parts if part.size)
    else:
        raw = packed_rows(samples, depth)
    data = zlib.compress(raw, 9)
    step = math.ceil(len(data) / cuts)
    pieces = b"".join(chunk(b"IDAT", data[i : i + step]) for i in range(0, len(data), step))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + pieces + chunk(b"IEND", b"")


def samples_of(depth, channels):
    """The picture with samples of any depth."""
    full = picture(29, 21, channels).astype(numpy.int64)
    deep = full * 257 + numpy.arange(29)[None, :, None] * 5
    return numpy.clip(deep, 0, 65535) >> (16 - depth)


def upper_bytes(samples):
    """What is seen of 16-bit grey; Pillow would show all above 255 as white."""
    grey = (samples[:, :, 0] >> 8).astype(numpy.uint8)
    return Image.fromarray(numpy.repeat(grey[:, :, None], 3, 2))


def png_files():
    kinds = [("grey", 0, 1, (1, 2, 4, 8, 16)), ("color", 2, 3, (8, 16)), ("grey-alpha", 4, 2, (8, 16)), ("alpha", 6, 4, (8, 16))]
    for name, color_type, channels, depths in kinds:
        for depth in depths:
            samples = samples_of(depth, channels)
            expected = upper_bytes(samples) if depth == 16 and channels < 3 else None
            for interlaced in (False, True):
                suffix = "-interlaced" if interlaced else ""
                keep(f"png/{name}-{depth}{suffix}.png", png(samples, depth, color_type, interlaced), expected)
    for depth in (1, 2, 4, 8):
        palette = chunk(b"PLTE", picture(2**depth, 1).tobytes())
        transparent = palette + chunk(b"tRNS", bytes(range(0, 2**depth // 2 + 1)))
        indices = samples_of(depth, 1)
        keep(f"png/palette-{depth}.png", png(indices, depth, 3, False, palette))
        keep(f"png/palette-{depth}-transparent.png", png(indices, depth, 3, True, transparent))
    color = samples_of(8, 3)
    gamma = chunk(b"gAMA", struct.pack(">I", 100000))
    keep("png/gamma.png", png(color, 8, 2, False, gamma))
    key = chunk(b"tRNS", struct.pack(">HHH", *(int(v) for v in color[3, 4])))
    keep("png/transparent-color.png", png(color, 8, 2, False, key))
    keep("png/many-chunks.png", png(color, 8, 2, cuts=7, extra=chunk(b"tEXt", b"Comment\0drawn from formulas")))
    for value in range(1, 9):
        exif = chunk(b"eXIf", tiff_orientation(value, ">" if value % 2 else "<"))
        keep(f"png/orientation-{value}.png", png(color, 8, 2, False, exif))
    frames = [Image.fromarray(picture(29, 21)), Image.fromarray(255 - picture(29, 21))]
    keep("png/animated.png", encoded(frames[0], "PNG", save_all=True, append_images=frames[1:], duration=50))


# WebP and HEIC


def webp_files():
    color, clear = Image.fromarray(picture(45, 35)), Image.fromarray(picture(45, 35, 4), "RGBA")
    keep("webp/lossy.webp", encoded(color, "WEBP", quality=80))
    keep("webp/lossless.webp", encoded(color, "WEBP", lossless=True))
    keep("webp/lossy-alpha.webp", encoded(clear, "WEBP", quality=80, exact=True))
    keep("webp/lossless-alpha.webp", encoded(clear, "WEBP", lossless=True, exact=True))
    keep("webp/orientation-6.webp", encoded(color, "WEBP", quality=80, exif=b"Exif\0\0" + tiff_orientation(6, "<")))
    frames = [color, Image.fromarray(255 - picture(45, 35))]
    keep("webp/animated.webp", encoded(frames[0], "WEBP", save_all=True, append_images=frames[1:], duration=50))
    data = encoded(large(), "WEBP", quality=60)
    (PHOTOS / "reduced/403x301.webp").write_bytes(data)
    write_ppm(EXPECTED / "reduced/webp-4.ppm", Image.open(io.BytesIO(data)).convert("RGB").resize((101, 76), Image.BOX))


def heic_files():
    color, clear = Image.fromarray(picture(64, 48)), Image.fromarray(picture(64, 48, 4), "RGBA")
    keep("heic/color.heic", encoded(color, "HEIF", quality=80))
    keep("heic/alpha.heic", encoded(clear, "HEIF", quality=80))
    keep("heic/grey.heic", encoded(color.convert("L"), "HEIF", quality=80))
    for value in range(2, 9):
        exif = b"Exif\0\0" + tiff_orientation(value, "<")
        keep(f"heic/orientation-{value}.heic", encoded(color, "HEIF", quality=80, exif=exif))


# Resizing

SIZES = [(31, 17), (101, 83), (12, 90), (1, 1), (73, 20), (72, 56)]
FILTERS = {"bilinear": Image.BILINEAR, "bicubic": Image.BICUBIC}


def resized():
    source = Image.fromarray(picture(73, 57))
    noise = numpy.random.default_rng(1).integers(0, 256, (57, 73, 3), dtype=numpy.uint8)
    source = Image.blend(source, Image.fromarray(noise), 0.3)
    write_ppm(RESIZED / "source.ppm", source)
    for name, method in FILTERS.items():
        for size in SIZES:
            write_ppm(RESIZED / f"{name}-{size[0]}x{size[1]}.ppm", source.resize(size, method))
        write_ppm(RESIZED / f"{name}-area-40x30.ppm", source.resize((40, 30), method, box=(3.25, 5.75, 63.5, 46.5)))
        write_ppm(RESIZED / f"{name}-fill-48x40.ppm", source.resize((48, 40), method))
        write_ppm(RESIZED / f"{name}-fit-48x40.ppm", ImageOps.pad(source, (48, 40), method, (127, 127, 127)))
        write_ppm(RESIZED / f"{name}-center-28x28.ppm", centered(source, 28, 32, method))


def centered(image, size, short, method):
    """Resize(short) and CenterCrop(size) of torchvision."""
    width, height = image.size
    scaled = (short, int(short * height / width)) if width <= height else (int(short * width / height), short)
    left, top = round((scaled[0] - size) / 2), round((scaled[1] - size) / 2)
    return image.resize(scaled, method).crop((left, top, left + size, top + size))


# What is no photo


def bad_files():
    BAD.mkdir(parents=True, exist_ok=True)
    (BAD / "empty.jpg").write_bytes(b"")
    (BAD / "text.jpg").write_bytes(b"An onion, a carrot and two eggs.\n")
    whole = (PHOTOS / "jpeg/420.jpg").read_bytes()
    (BAD / "truncated.jpg").write_bytes(whole[: len(whole) * 2 // 3])
    image = (PHOTOS / "png/color-8.png").read_bytes()
    (BAD / "truncated.png").write_bytes(image[: len(image) * 2 // 3])
    header = struct.pack(">IIBBBBB", 100_000, 100_000, 8, 2, 0, 0, 0)
    data = chunk(b"IDAT", zlib.compress(bytes(1000)))
    huge = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + data + chunk(b"IEND", b"")
    (BAD / "huge.png").write_bytes(huge)


def main():
    for folder in (PHOTOS, EXPECTED, RESIZED, BAD):
        shutil.rmtree(folder, ignore_errors=True)
    jpeg_files()
    png_files()
    webp_files()
    heic_files()
    resized()
    bad_files()


main()

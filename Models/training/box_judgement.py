"""Average precision of boxes by COCO's definition, computed by pycocotools."""

import contextlib
import io
from dataclasses import replace

import numpy as np
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval

from found_objects import Photo, ordered
from objects import WHOLE_PHOTO, Box


def annotation(number: int, photo: int, category: int, box: Box) -> dict[str, object]:
    """Returns a box in COCO's format; fractions of the photo serve as pixels, since only overlaps count."""
    edges = [box[0], box[1], box[2] - box[0], box[3] - box[1]]
    return {
        "id": number,
        "image_id": photo,
        "category_id": category,
        "bbox": edges,
        "area": edges[2] * edges[3],
        "iscrowd": 0,
    }


def coco(photos: list[Photo], labels: list[str]) -> tuple[COCO, COCO]:
    """Returns the labelled boxes and the detections."""
    category = {label: number for number, label in enumerate(labels, 1)}
    truth, found = COCO(), COCO()
    images = [{"id": number} for number in range(1, len(photos) + 1)]
    categories = [{"id": number, "name": label} for label, number in category.items()]
    objects, answers = [], []
    for number, photo in enumerate(photos, 1):
        for entry in photo.truth:
            objects.append(annotation(len(objects) + 1, number, category[entry.ingredient], entry.box))
        for one in photo.found:
            answer = annotation(len(answers) + 1, number, category[one.ingredient], one.box or WHOLE_PHOTO)
            answers.append(answer | {"score": one.confidence})
    for dataset, rows in ((truth, objects), (found, answers)):
        dataset.dataset = {"images": images, "categories": categories, "annotations": rows}
        dataset.createIndex()
    return truth, found


def precisions(photos: list[Photo], labels: list[str], by_name: bool) -> np.ndarray:
    """Returns average precisions [overlaps, labels]; -1 for a label without objects.

    Where labels do not count, each box counts once, not for its alternatives as well.
    """
    if not by_name:
        photos = [replace(photo, found=photo.names) for photo in photos]
    judge = COCOeval(*coco(photos, labels), "bbox")
    judge.params.areaRng, judge.params.areaRngLbl = [[0, 1e10]], ["all"]
    judge.params.maxDets = [100]
    judge.params.useCats = int(by_name)
    judge.evaluate()
    judge.accumulate()
    return judge.eval["precision"][:, :, :, 0, 0].mean(axis=1)


def average(values: np.ndarray) -> dict[str, float | None]:
    """Returns the mean of [overlaps, labels], over labels with objects."""
    if values.size == 0:
        return {"ap50": None, "ap50_95": None}
    return {"ap50": round(float(values[0].mean()), 6), "ap50_95": round(float(values.mean()), 6)}


def boxes(photos: list[Photo], known: list[str]) -> dict[str, object]:
    placed = [photo for photo in photos if photo.has_places]
    labels = ordered({one.ingredient for photo in placed for one in [*photo.truth, *photo.found]}, known)
    objects = np.array([sum(e.ingredient == label for p in placed for e in p.truth) for label in labels], dtype=int)
    counts = [sum(min(sum(f.ingredient == label for f in p.found), 100) for p in placed) for label in labels]
    with contextlib.redirect_stdout(io.StringIO()):
        values = precisions(placed, labels, by_name=True) if objects.any() else np.zeros((10, len(labels)))
        unnamed = precisions(placed, labels, by_name=False) if objects.any() else np.zeros((10, 0))
    is_known = np.array([label in known for label in labels], dtype=bool)
    return {
        "photos": len(placed),
        "objects": int(objects.sum()),
        "mean": average(values[:, objects > 0]),
        "known_mean": average(values[:, (objects > 0) & is_known]),
        "unnamed": average(unnamed),
        "classes": [
            {
                "ingredient": label,
                "known": label in known,
                "objects": int(objects[index]),
                "found": counts[index],
                "ap": average(values[:, [index]] if objects[index] else values[:, []]),
            }
            for index, label in enumerate(labels)
        ],
    }

"""Writes a large made-up collection of recipes, for measuring `fridge import` and what follows it.

The recipes are schema.org JSON-LD, a thousand to a file, as a scraper would keep them: nine lines of ingredients with
amounts, units and preparations, some of them headings or food outside every vocabulary, and six sentences of steps.
One in five is Korean. Names of ingredients follow Zipf's law. The same count and seed give the same bytes.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path

INGREDIENTS = Path(__file__).parents[2] / "Sources/C/CIngredientFile/ingredients.txt"
PER_FILE = 1000

AMOUNTS = ["1", "2", "3", "4", "1/2", "1/4", "3/4", "1 1/2", "2 1/2", "1 (14 ounce) can", "6", "8"]
UNITS = ["cup", "cups", "tablespoon", "tablespoons", "teaspoon", "teaspoons", "ounces", "pound", "pounds", ""]
PREPARATIONS = ["", "", "", ", chopped", ", diced", ", minced", ", thinly sliced", ", or to taste", " (optional)"]
ADJECTIVES = ["", "", "", "", "fresh ", "large ", "chopped ", "frozen ", "skinless, boneless ", "low-sodium "]
KOREAN_UNITS = ["개", "g", "큰술", "작은술", "컵", "대", "줌"]
UNKNOWN = ["Dr. Quick {}", "{} surprise mix", "homemade {} base", "{} crumble topping"]
STYLES = ["Easy", "Grandma's", "Spicy", "Quick", "Creamy", "Baked", "Roasted", "Slow Cooker", "Best Ever", "Weeknight"]
DISHES = ["Soup", "Stew", "Salad", "Casserole", "Stir-Fry", "Curry", "Pie", "Bake", "Pasta", "Sandwich", "Bars", "Dip"]
KOREAN_DISHES = ["찌개", "볶음", "조림", "무침", "전", "국", "덮밥", "구이", "찜", "샐러드"]
KOREAN_STYLES = ["매콤한", "초간단", "고소한", "집에서 만드는", "든든한", "새콤달콤"]
STEPS = [
    "Preheat the oven to 350 degrees F and grease a baking dish.",
    "Heat the oil in a large skillet over medium heat; cook and stir the {} until soft, about 5 minutes.",
    "Add the {} and the {}, and simmer for 20 minutes, stirring now and then.",
    "Combine the {} with the {} in a bowl and season with salt and pepper.",
    "Bake for 35 minutes, until the {} is golden, and let it rest for 10 minutes.",
    "Serve with the {} on the side.",
]
KOREAN_STEPS = [
    "{}을 먹기 좋은 크기로 썬다.",
    "냄비에 {}과 {}을 넣고 10분간 끓인다.",
    "팬에 기름을 두르고 {}을 5분간 볶는다.",
    "{}을 넣고 간을 맞춘 뒤 그릇에 담는다.",
]


def names() -> list[tuple[str, str]]:
    """Returns the English and Korean names of the vocabulary, in the order of the file."""
    rows = [line.split("|") for line in INGREDIENTS.read_text(encoding="utf-8").splitlines()]
    return [(row[1], row[2]) for row in rows if len(row) > 3 and not row[0].startswith("#")]


def recipes(count: int, seed: int) -> Iterator[dict]:
    """Yields recipes; no two have the same title and ingredients."""
    source = random.Random(seed)
    food = names()
    source.shuffle(food)
    weights = [1 / (rank + 4) for rank in range(len(food))]
    for number in range(count):
        picked = list(dict.fromkeys(source.choices(food, weights, k=source.randint(4, 14))))
        make = korean if number % 5 == 4 else english
        yield make(source, picked, number)


def english(source: random.Random, picked: list[tuple[str, str]], number: int) -> dict:
    food = [name.lower() for name, _ in picked]
    lines = [line(source, name) for name in food]
    if source.random() < 0.15:
        lines.append("1 cup " + source.choice(UNKNOWN).format(source.choice(food)))
    if source.random() < 0.05:
        lines.insert(2, "For the topping:")
    lines.append("salt and pepper to taste")
    title = f"{source.choice(STYLES)} {picked[0][0]} and {picked[-1][0]} {source.choice(DISHES)} {number}"
    return recipe(title, lines, [step.format(*source.choices(food, k=2)) for step in STEPS], source)


def line(source: random.Random, name: str) -> str:
    """Returns a line; each food is measured in two units and prepared in two ways, as cooks do."""
    kind = sum(name.encode())
    unit = UNITS[(kind + source.randrange(2) * 3) % len(UNITS)]
    adjective = ADJECTIVES[(kind * 7 + source.randrange(2)) % len(ADJECTIVES)]
    preparation = PREPARATIONS[(kind * 5 + source.randrange(2)) % len(PREPARATIONS)]
    return f"{source.choice(AMOUNTS)} {unit} {adjective}{name}{preparation}".replace("  ", " ")


def korean(source: random.Random, picked: list[tuple[str, str]], number: int) -> dict:
    food = [name for _, name in picked]
    lines = [f"{name} {source.randint(1, 9)}{source.choice(KOREAN_UNITS)}" for name in food] + ["소금 약간"]
    title = f"{source.choice(KOREAN_STYLES)} {food[0]} {food[-1]}{source.choice(KOREAN_DISHES)} {number}"
    return recipe(title, lines, [step.format(*source.choices(food, k=2)) for step in KOREAN_STEPS], source)


def recipe(title: str, lines: list[str], steps: list[str], source: random.Random) -> dict:
    return {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": title,
        "recipeYield": str(source.randint(1, 8)),
        "totalTime": f"PT{5 * source.randint(2, 24)}M",
        "author": {"@type": "Person", "name": "A cook"},
        "url": f"https://recipes.example/{source.randrange(1 << 32):08x}",
        "recipeIngredient": lines,
        "recipeInstructions": [{"@type": "HowToStep", "text": step} for step in steps],
    }


def write(count: int, seed: int, folder: Path) -> None:
    """Writes the collection as `0000.json`, `0001.json` and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    batch: list[dict] = []
    written = 0
    for made in recipes(count, seed):
        batch.append(made)
        if len(batch) == PER_FILE:
            save(batch, folder / f"{written:04}.json")
            batch, written = [], written + 1
    if batch:
        save(batch, folder / f"{written:04}.json")


def save(batch: list[dict], path: Path) -> None:
    path.write_text(json.dumps(batch, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=73_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    write(arguments.count, arguments.seed, arguments.folder)

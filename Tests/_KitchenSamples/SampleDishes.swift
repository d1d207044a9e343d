/// Four dishes in the format of the bundled files.
package enum SampleDishes {
  package static let stew = """
    {"id":"kimchi-stew","title":{"en":"Kimchi Stew","ko":"김치찌개"},"cuisine":"korean","kind":"stew","difficulty":1,\
    "tags":["spicy","soup"],"servings":2,\
    "minutes":30,"ingredients":[{"id":"kimchi","amount":300,"unit":"g"},{"id":"pork","amount":150,"unit":"g"},\
    {"id":"tofu","amount":0.5,"unit":"block"},{"id":"green_onion","amount":1,"unit":"stalk","optional":true},\
    {"id":"salt","name":{"en":"Salt","ko":"소금"},"amount":null,"unit":"","staple":true}],\
    "steps":{"en":["Fry kimchi and pork.","Add tofu and simmer."],"ko":["김치와 고기를 볶는다.","두부를 넣고 끓인다."]}}
    """
  package static let omelette = """
    {"id":"onion-omelette","title":{"en":"Onion Omelette","ko":"양파 오믈렛"},"cuisine":"western","kind":"egg","difficulty":1,\
    "tags":[],"servings":1,\
    "minutes":10,"ingredients":[{"id":"egg","amount":3,"unit":"piece"},{"id":"onion","amount":0.5,"unit":"piece"},\
    {"id":"milk","amount":2,"unit":"tbsp","optional":true},{"id":"butter","amount":1,"unit":"tbsp","staple":true}],\
    "steps":{"en":["Fry."],"ko":["부친다."]}}
    """
  package static let friedRice = """
    {"id":"egg-fried-rice","title":{"en":"Egg Fried Rice","ko":"달걀볶음밥"},"cuisine":"chinese","kind":"rice","difficulty":1,\
    "tags":["rice","solo"],\
    "servings":1,"minutes":15,"ingredients":[{"id":"rice","amount":210,"unit":"g"},{"id":"egg","amount":2,"unit":"piece"},\
    {"id":"green_onion","amount":1,"unit":"stalk"}],"steps":{"en":["Fry all."],"ko":["모두 볶는다."]}}
    """
  package static let tomatoSalad = """
    {"id":"tomato-salad","title":{"en":"Tomato Salad","ko":"토마토 샐러드"},"cuisine":"western","kind":"salad","difficulty":1,\
    "tags":["cold","vegan"],\
    "servings":2,"minutes":5,"ingredients":[{"id":"tomato","amount":2,"unit":"piece"},\
    {"id":"olive_oil","amount":2,"unit":"tbsp","staple":true}],"steps":{"en":["Slice."],"ko":["썬다."]}}
    """

  /// All four dishes, one per line.
  package static let text = [stew, omelette, friedRice, tomatoSalad].joined(separator: "\n") + "\n"
}

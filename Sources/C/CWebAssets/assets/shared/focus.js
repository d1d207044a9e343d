/** Makes a change to the elements of a place, and puts the focus back on what now stands where it was. */
export function keepingFocus(place, change) {
  const controls = () => [...place.querySelectorAll('a, button, input, summary')];
  const index = controls().indexOf(document.activeElement);
  change();
  if (index >= 0 && !place.contains(document.activeElement)) controls()[Math.min(index, controls().length - 1)]?.focus();
}

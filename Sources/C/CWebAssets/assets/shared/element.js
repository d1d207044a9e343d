const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Returns a new element.
 *
 * A property that is a function becomes a listener (`onclick`), a boolean switches an attribute, null is left out, and
 * everything else becomes the text of an attribute. Children are nodes, texts, or null.
 */
export function element(name, properties = {}, ...children) {
  return furnish(document.createElement(name), properties, children);
}

/** Returns a new element of SVG; see `element`. */
export function shape(name, properties = {}, ...children) {
  return furnish(document.createElementNS(svgNamespace, name), properties, children);
}

/** Returns one of the symbols of `pictures/symbols.svg`, which is decoration to a screen reader. */
export function symbol(name) {
  const use = shape('use', { href: `/pictures/symbols.svg#${name}` });
  return shape('svg', { class: 'symbol', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, use);
}

/** Returns a button; its label may be preceded by a symbol. */
export function button(label, onclick, properties = {}, symbolName = null) {
  return element('button', { type: 'button', onclick, ...properties }, symbolName && symbol(symbolName), label);
}

/** Returns a button that shows only a symbol, and has a name for those who cannot see it. */
export function symbolButton(name, symbolName, onclick, properties = {}) {
  const labelled = { class: 'round', 'aria-label': name, title: name, ...properties };
  return element('button', { type: 'button', onclick, ...labelled }, symbol(symbolName));
}

function furnish(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (typeof value === 'boolean') node.toggleAttribute(name, value);
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

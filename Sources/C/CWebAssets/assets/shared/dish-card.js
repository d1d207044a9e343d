import { minutesText } from './amounts.js';
import { dishPicture } from './api.js';
import { element } from './element.js';
import { isWord, text } from './language.js';
import { address } from './router.js';

/** Returns the picture of a dish, which says nothing that its title does not. */
export function dishImage(id) {
  return element('img', { class: 'dish', src: dishPicture(id), alt: '', loading: 'lazy', decoding: 'async', width: 320, height: 200 });
}

/** Returns a card that leads to a recipe; `details` stand below its title. */
export function dishCard(dish, details = [], query = {}) {
  return element('li', { class: 'card beside' }, dishImage(dish.id),
    element('div', { class: 'body' },
      element('h2', {}, element('a', { href: address(`recipe/${encodeURIComponent(dish.id)}`, query) }, dish.title)),
      element('p', { class: 'quiet small' }, facts(dish)), ...details));
}

/** Returns the cuisine, the kind and the time of a dish, as far as they are known. */
export function facts({ cuisine, kind, minutes }) {
  const words = [word('cuisine', cuisine), word('kind', kind), minutes ? minutesText(minutes) : null];
  return words.filter(Boolean).join(' · ');
}

function word(group, name) {
  const key = `${group}.${name}`;
  return isWord(key) ? text(key) : null;
}

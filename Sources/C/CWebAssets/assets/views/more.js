import { element, symbol } from '../shared/element.js';
import { languageChoice } from '../shared/language-choice.js';
import { text } from '../shared/language.js';

export const title = 'more.title';

const others = [
  ['today', 'today'], ['own', 'book'], ['menu', 'menu'], ['plan', 'plan'], ['draw', 'draw'], ['flatten', 'flatten'], ['models', 'teach'],
];

/** Leads to the views that have no place in the bar of a phone, and switches the language. */
export function show({ page }) {
  page.append(
    element('h1', {}, text('more.title')),
    element('ul', { class: 'doors' }, others.map(([path, picture]) => element('li', {},
      element('a', { href: `#/${path}` }, symbol(picture),
        element('span', {}, element('strong', {}, text(`${path}.short`)), element('span', { class: 'quiet' }, text(`${path}.about`))))))),
    element('section', { class: 'stack' }, element('h2', {}, text('language')), languageChoice()),
    element('p', { class: 'quiet small' }, text('more.local')));
}

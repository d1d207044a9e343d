import { element } from './element.js';
import { choose, language, languages, text } from './language.js';

/** Two choices on a page are not one group. */
let count = 0;

/** Returns the choice of the language of the page. */
export function languageChoice() {
  count += 1;
  const name = `language-${count}`;
  const chips = Object.entries(languages).map(([code, ownName]) => element('label', { class: 'chip', lang: code },
    element('input', { type: 'radio', name, value: code, checked: code === language, onchange: () => choose(code) }),
    ownName));
  return element('fieldset', { class: 'chips', 'aria-label': text('language') }, chips);
}

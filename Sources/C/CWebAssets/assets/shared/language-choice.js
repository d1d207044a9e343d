import { element } from './element.js';
import { choose, language, languages, text } from './language.js';

/** Returns the choice of the language of the page. */
export function languageChoice() {
  const chips = Object.entries(languages).map(([code, name]) => element('label', { class: 'chip', lang: code },
    element('input', { type: 'radio', name: 'language', value: code, checked: code === language, onchange: () => choose(code) }),
    name));
  return element('fieldset', { class: 'chips', 'aria-label': text('language') }, chips);
}

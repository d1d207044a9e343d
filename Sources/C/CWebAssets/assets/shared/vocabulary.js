import { api } from './api.js';
import { language } from './language.js';

let names = null;

/** Returns the names of all ingredients in the language of the page, for proposals while typing; empty if unreachable. */
export function ingredientNames() {
  names ??= api.get('/ingredients').then(
    ({ ingredients }) => ingredients.map(({ english, korean }) => (language === 'ko' ? korean : english)),
    () => { names = null; return []; });
  return names;
}

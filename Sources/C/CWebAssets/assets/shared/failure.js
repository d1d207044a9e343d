import { button, element } from './element.js';
import { text } from './language.js';

/** Returns what a person sees in place of a view that cannot be shown. */
export function failurePanel(error, retry) {
  const { title, detail } = wording(error);
  return element('section', { class: 'empty', role: 'alert' },
    element('h1', {}, title), detail && element('p', {}, detail), button(text('again'), retry, { class: 'primary' }));
}

/** Returns the title and the detail of an error in the language of the page. */
export function wording(error) {
  if (error.problem) {
    // The detail says what happened in the caller's language; the title only names the kind.
    const { title, detail, hints } = error.problem;
    return { title: detail ?? title, detail: hints?.join(' ') };
  }
  if (error.name === 'TypeError' || error.isOffline) return { title: text('offline.title'), detail: text('offline.detail') };
  return { title: text('failed'), detail: error.message };
}

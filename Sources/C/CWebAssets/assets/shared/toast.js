import { button, element } from './element.js';
import { text } from './language.js';
import { wording } from './failure.js';

const place = document.querySelector('.toasts');
const stay = 6_000;

/**
 * Says something briefly, at the bottom of the page; screen readers read it aloud.
 *
 * With `undo`, a button takes back what was done; the message then stays longer.
 */
export function toast(message, { undo = null, isFailure = false } = {}) {
  const note = element('div', { class: isFailure ? 'toast failure' : 'toast' }, element('span', {}, message));
  const close = () => note.remove();
  if (undo) note.append(button(text('undo'), () => { close(); undo(); }));
  place.append(note);
  while (place.children.length > 3) place.firstChild.remove();
  setTimeout(close, undo || isFailure ? 2 * stay : stay);
}

// Undoing takes back the last change: once there is a later one, an older message must not offer it.
addEventListener('kitchenchange', () => place.querySelectorAll('.toast:has(button)').forEach((note) => note.remove()));

/** Says why something did not work. */
export function complain(error) {
  if (error.name === 'AbortError') return;
  const { title, detail } = wording(error);
  toast(detail ? `${title} ${detail}` : title, { isFailure: true });
}

/** Runs `work`; a failure is told and answered with undefined. */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    complain(error);
    return undefined;
  }
}

import { button, element } from './element.js';
import { text } from './language.js';

/**
 * Shows a sheet over the page and returns what was chosen, or null when it was closed.
 *
 * `content` receives the function that closes the sheet with an answer, and returns its elements. The browser keeps the
 * focus inside, closes it with Escape, and puts the focus back.
 */
export function sheet(title, content) {
  return new Promise((resolve) => {
    const heading = element('h2', { id: 'sheet-title' }, title);
    const dialog = element('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' });
    let answer = null;
    const close = (value) => {
      answer = value;
      dialog.close();
    };
    dialog.append(heading, ...content(close));
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener('close', () => { dialog.remove(); resolve(answer); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Tells something that has to be read, with one button. */
export function tell(title, message) {
  return sheet(title, (close) => [
    element('p', {}, message),
    element('div', { class: 'row end' }, button(text('ok'), () => close(true), { class: 'primary', autofocus: true })),
  ]);
}

/** Asks for a line of text, and returns it trimmed, or null. `choices` are proposed while typing. */
export function ask(title, label, { value = '', choices = [], action = text('ok') } = {}) {
  return sheet(title, (close) => {
    const list = element('datalist', { id: 'choices' }, choices.map((choice) => element('option', { value: choice })));
    const field = element('input', { id: 'answer', name: 'answer', value, required: true, autofocus: true,
      autocomplete: 'off', list: 'choices' });
    const submit = (event) => {
      event.preventDefault();
      const words = field.value.trim();
      if (words) close(words);
    };
    return [
      element('form', { onsubmit: submit },
        element('label', { for: 'answer' }, label), field, list,
        element('div', { class: 'row end' },
          button(text('cancel'), () => close(null)), element('button', { class: 'primary' }, action))),
    ];
  });
}

import { amountText } from '../shared/amounts.js';
import { api } from '../shared/api.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { keepingFocus } from '../shared/focus.js';
import { dayName, daysUntil, text } from '../shared/language.js';
import { address } from '../shared/router.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'pantry.short';

/** Lists what is at home, what expires first on top, and takes more in free text. */
export async function show({ page, signal }) {
  const lists = element('div', { class: 'stack wide-gap' });
  page.append(element('h1', {}, text('pantry.title')), entry(), lists);
  await fill();

  async function fill() {
    const { items } = await api.get('/pantry', {}, { signal });
    const groups = [
      ['pantry.expired', items.filter(({ expires }) => expires && daysUntil(expires) < 0)],
      ['pantry.soon', items.filter(({ expires }) => expires && daysUntil(expires) >= 0 && daysUntil(expires) <= 3)],
      ['pantry.later', items.filter(({ expires }) => !expires || daysUntil(expires) > 3)],
    ].filter(([, items]) => items.length);
    const below = element('div', { class: 'row' },
      element('a', { class: 'button primary', href: address('cook') }, symbol('cook'), text('pantry.cook')),
      button(text('pantry.undo'), undo, { class: 'plain' }, 'undo'));
    const sections = groups.length ? [...groups.map(([name, items]) => group(name, items)), below] : [empty(), element('div', { class: 'row' }, button(text('pantry.undo'), undo, { class: 'plain' }, 'undo'))];
    keepingFocus(lists, () => lists.replaceChildren(...sections));
  }

  function group(name, items) {
    return element('section', { class: 'stack' }, element('h2', { class: name === 'pantry.expired' ? 'alarm' : null }, text(name)),
      element('ul', { class: 'list' }, items.map(item)));
  }

  function item({ name, amount, unit, expires }) {
    return element('li', {},
      element('span', { class: 'grow' }, element('span', { class: 'name' }, name), ' ',
        element('span', { class: 'quiet numbers' }, amountText({ amount, unit }))),
      expires && element('span', { class: urgency(expires), title: dayName(expires) }, remaining(expires)),
      symbolButton(text('pantry.remove', { name }), 'close', () => remove(name), { class: 'round plain' }));
  }

  function entry() {
    const field = element('input', { 'aria-label': text('pantry.add'), placeholder: text('pantry.example'), autocomplete: 'off', enterkeyhint: 'done' });
    const submit = async (event) => {
      event.preventDefault();
      const food = field.value.trim();
      if (!food) return;
      const answer = await attempt(() => api.post('/pantry', { food }));
      if (!answer) return;
      field.value = '';
      const names = answer.changes.flatMap(({ items }) => items.map(({ name }) => name)).join(', ');
      toast(text('pantry.added', { names }), { undo });
      await fill();
    };
    return element('form', { class: 'stack', onsubmit: submit },
      element('div', { class: 'entry' }, field, element('button', { class: 'primary' }, symbol('plus'), text('add'))),
      element('p', { class: 'quiet small' }, text('pantry.hint')));
  }

  async function remove(name) {
    if (!await attempt(() => api.remove('/pantry', { food: name }))) return;
    toast(text('pantry.removed', { name }), { undo });
    await fill();
  }

  async function undo() {
    if (await attempt(() => api.patch('/pantry', { action: 'undo' }))) await attempt(fill);
  }
}

function empty() {
  return element('section', { class: 'empty' }, element('h2', {}, text('pantry.empty')), element('p', {}, text('pantry.empty.hint')),
    element('a', { class: 'button primary', href: address('look') }, symbol('look'), text('look.title')));
}

function urgency(date) {
  const days = daysUntil(date);
  return days < 0 ? 'alarm' : days <= 3 ? 'tag accent' : 'quiet small';
}

function remaining(date) {
  const days = daysUntil(date);
  if (days < 0) return text('days.over', { days: -days });
  if (days === 0) return text('days.today');
  if (days === 1) return text('days.tomorrow');
  return days < 60 ? text('days.left', { days }) : dayName(date, { year: 'numeric', month: 'short' });
}

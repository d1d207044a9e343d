import { amountText, minutesText } from '../shared/amounts.js';
import { api } from '../shared/api.js';
import { dishImage, facts } from '../shared/dish-card.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { dayName, text } from '../shared/language.js';
import { address } from '../shared/router.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'recipe.title';

/** What is ticked off stays until the page is closed, so that one may look at a step and come back. */
const ticked = new Map();

/** Shows one recipe: amounts for any number of people, a list to tick off, and the steps. */
export async function show({ page, parts: { id }, query, signal }) {
  const path = `/recipes/${encodeURIComponent(id)}`;
  let servings = Number(query.get('servings')) || null;
  let { recipe } = await api.get(path, { servings }, { signal });
  servings = recipe.servings;
  const body = element('div', { class: 'recipe' });
  page.append(header(), body);
  fill();

  function header() {
    return element('header', { class: 'dish-header' }, dishImage(id),
      element('div', { class: 'stack' },
        button(text('back'), () => history.back(), { class: 'plain back' }, 'left'),
        element('h1', {}, recipe.title), element('p', { class: 'lead' }, facts(recipe)),
        recipe.introduction && element('p', {}, recipe.introduction), stars(),
        element('div', { class: 'row' },
          element('a', { class: 'button primary large', href: stepsAddress() }, symbol('cook'), text('recipe.begin')),
          button(text('recipe.shop'), shop, {}, 'shopping'),
          element('a', { class: 'button plain', href: address(`recipe/${encodeURIComponent(id)}/edit`) }, symbol('draw'), text('recipe.edit')))));
  }

  function stepsAddress() {
    return address(`recipe/${encodeURIComponent(id)}/steps`, { servings });
  }

  function fill() {
    body.replaceChildren(
      element('section', { class: 'stack ingredients' },
        element('div', { class: 'title' }, element('h2', {}, text('recipe.ingredients')), stepper()),
        element('ul', { class: 'checklist' }, recipe.ingredients.map(ingredient))),
      element('section', { class: 'stack' }, element('h2', {}, text('recipe.steps')),
        element('ol', { class: 'steps' }, recipe.steps.map((step) => element('li', {}, step))),
        element('div', { class: 'row' }, button(text('recipe.cooked'), cooked, {}, 'pantry')), note(),
        recipe.cooked?.length ? element('p', { class: 'quiet small' }, text('recipe.cooked.last', { day: dayName(recipe.cooked.at(-1)) })) : null,
        recipe.source ? element('p', { class: 'quiet small' }, text('recipe.source', { source: recipe.source })) : null));
    page.querySelector('.button.primary').href = stepsAddress();
  }

  function ingredient({ ingredient, name, amount, unit, role, note }, index) {
    const key = `${id}/${index}`;
    const box = element('input', { type: 'checkbox', class: 'tick', checked: ticked.has(key), onchange: () => {
      if (box.checked) ticked.set(key, true);
      else ticked.delete(key);
    } });
    const remarks = [note, role === 'optional' ? text('recipe.optional') : null].filter(Boolean).join(', ');
    return element('li', { 'data-ingredient': ingredient }, element('label', {}, box,
      element('span', { class: 'grow' }, name, remarks && element('span', { class: 'quiet small' }, ` ${remarks}`)),
      element('span', { class: 'numbers quiet' }, amountText({ amount, unit }))));
  }

  function stepper() {
    const output = element('output', { 'aria-live': 'polite' }, text('servings', { servings }));
    const change = async (by) => {
      const wished = servings + by;
      if (wished < 1 || wished > 100) return;
      const answer = await attempt(() => api.get(path, { servings: wished }, { signal }));
      if (!answer) return;
      ({ recipe } = answer);
      servings = wished;
      history.replaceState(null, '', address(`recipe/${encodeURIComponent(id)}`, { servings }));
      fill();
      body.querySelector(by > 0 ? '.stepper button:last-child' : '.stepper button').focus();
    };
    return element('div', { class: 'stepper', role: 'group', 'aria-label': text('recipe.servings') },
      symbolButton(text('recipe.fewer'), 'minus', () => change(-1)), output,
      symbolButton(text('recipe.more'), 'plus', () => change(1)));
  }

  function stars() {
    const choice = [1, 2, 3, 4, 5].map((rating) => element('label', { title: text('recipe.rating', { rating }) },
      element('input', { type: 'radio', name: 'rating', value: rating, checked: recipe.rating === rating,
        'aria-label': text('recipe.rating', { rating }),
        onchange: () => attempt(() => api.patch(path, { rating })) }), element('span', { 'aria-hidden': 'true' }, '★')));
    return element('fieldset', { class: 'stars', 'aria-label': text('recipe.rate') }, choice);
  }

  /** A note is kept when the field is left. */
  function note() {
    const field = element('textarea', { id: 'note', rows: 2, maxlength: 2000, placeholder: text('recipe.note.example'), onchange: async () => {
      const answer = await attempt(() => api.patch(path, { note: field.value.trim() }));
      if (!answer) return;
      ({ recipe } = answer);
      toast(text('recipe.note.saved'));
    } });
    field.value = recipe.own_note ?? '';
    return element('div', { class: 'stack' }, element('label', { for: 'note' }, text('recipe.note')), field);
  }

  async function shop() {
    const answer = await attempt(() => api.post('/shopping', { recipes: [id], servings }));
    if (!answer) return;
    const missing = answer.items.filter(({ status }) => status === 'missing').length;
    const undo = () => attempt(() => api.patch('/shopping', { action: 'undo' }));
    toast(text(missing ? 'recipe.shopped' : 'recipe.complete', { missing }), missing ? { undo } : {});
  }

  async function cooked() {
    const answer = await attempt(() => api.post(`${path}/cooked?servings=${servings}`, undefined));
    if (answer) toast(text('recipe.used'), { undo: () => attempt(() => api.patch('/pantry', { action: 'undo' })) });
  }
}

import { amountText, packageText } from '../shared/amounts.js';
import { api } from '../shared/api.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { keepingFocus } from '../shared/focus.js';
import { isWord, text } from '../shared/language.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'shopping.short';

/** The shopping list, shelf by shelf; what is ticked off goes into the pantry. */
export async function show({ page, signal }) {
  const lists = element('div', { class: 'stack wide-gap' });
  page.append(element('h1', {}, text('shopping.title')), entry(), lists);
  await fill();

  async function fill() {
    const { list } = await api.get('/shopping', {}, { signal });
    const shelves = byShelf(list);
    const below = element('div', { class: 'row' },
      button(text('shopping.all'), () => done(null), {}, 'pantry'), button(text('shopping.clear'), clear, { class: 'plain' }, 'bin'),
      button(text('pantry.undo'), undo, { class: 'plain' }, 'undo'));
    const sections = list.length ? [...[...shelves].map(([category, items]) => shelf(category, items)), below] : [empty(), element('div', { class: 'row' }, button(text('pantry.undo'), undo, { class: 'plain' }, 'undo'))];
    keepingFocus(lists, () => lists.replaceChildren(...sections));
  }

  function shelf(category, items) {
    const key = `category.${category}`;
    return element('section', { class: 'stack' }, element('h2', {}, text(isWord(key) ? key : 'category.other')),
      element('ul', { class: 'list' }, items.map(item)));
  }

  function item({ name, amounts, buy, optional, recipes }) {
    const id = `item-${name}`;
    const needed = amounts.map(amountText).filter(Boolean).join(' + ');
    const bought = buy.map(packageText).join(' + ');
    const remark = [optional ? text('recipe.optional') : null, bought && needed && needed !== bought ? text('shopping.needed', { needed }) : null]
      .filter(Boolean).join(' · ');
    return element('li', { title: recipes.join(', ') },
      element('input', { type: 'checkbox', class: 'tick', id, onchange: () => done(name) }),
      element('label', { class: 'grow', for: id }, element('span', { class: 'name' }, name), ' ',
        element('span', { class: 'numbers quiet' }, bought || needed), remark && element('div', { class: 'small quiet' }, remark)),
      symbolButton(text('shopping.remove', { name }), 'close', () => remove(name), { class: 'round plain' }));
  }

  function entry() {
    const field = element('input', { 'aria-label': text('shopping.add'), placeholder: text('shopping.example'), autocomplete: 'off', enterkeyhint: 'done' });
    const submit = async (event) => {
      event.preventDefault();
      const food = field.value.trim();
      if (!food || !await attempt(() => api.post('/shopping', { food }))) return;
      field.value = '';
      toast(text('shopping.added', { food }), { undo });
      await fill();
    };
    return element('form', { class: 'entry', onsubmit: submit }, field, element('button', { class: 'primary' }, symbol('plus'), text('add')));
  }

  async function done(name) {
    const request = name === null ? { action: 'done', all: true } : { action: 'done', food: name };
    const answer = await attempt(() => api.patch('/shopping', request));
    if (answer) toast(name === null ? text('shopping.all.done') : text('shopping.done', { name }), { undo: undoPurchase });
    await attempt(fill);
  }

  async function remove(name) {
    if (!await attempt(() => api.remove('/shopping', { food: name }))) return;
    toast(text('shopping.removed', { name }), { undo });
    await fill();
  }

  async function clear() {
    if (!await attempt(() => api.remove('/shopping'))) return;
    toast(text('shopping.cleared'), { undo });
    await fill();
  }

  async function undo() {
    if (await attempt(() => api.patch('/shopping', { action: 'undo' }))) await attempt(fill);
  }

  /** A purchase changed the list and the pantry; both are put back. */
  async function undoPurchase() {
    await attempt(() => api.patch('/pantry', { action: 'undo' }));
    await undo();
  }
}

function empty() {
  return element('section', { class: 'empty' }, element('h2', {}, text('shopping.empty')), element('p', {}, text('shopping.empty.hint')));
}

/** Returns the items of each shelf, in the order of the list. */
function byShelf(list) {
  const groups = new Map();
  for (const item of list) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return groups;
}

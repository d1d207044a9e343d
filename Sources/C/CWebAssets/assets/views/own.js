import { minutesText } from '../shared/amounts.js';
import { api } from '../shared/api.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { fileSource } from '../shared/file-source.js';
import { keepingFocus } from '../shared/focus.js';
import { text } from '../shared/language.js';
import { address } from '../shared/router.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'own.short';

/** The recipes of one's own: to find, write, bring in from files or pasted text, change and remove. */
export async function show({ page, signal }) {
  const list = element('div', { class: 'stack' });
  const report = element('div', { class: 'stack', role: 'status' });
  let words = '';
  const source = fileSource(bringIn, { label: text('own.import'), symbolName: 'save', signal });
  addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!event.target.closest?.('input, textarea') && pasted.trim()) bringIn([new File([pasted], text('own.pasted'))]);
  }, { signal });
  page.append(
    element('header', { class: 'stack' }, element('h1', {}, text('own.title')), element('p', { class: 'lead' }, text('own.lead'))),
    element('div', { class: 'row' },
      element('a', { class: 'button primary', href: address('write') }, symbol('plus'), text('own.write')), source,
      button(text('own.undo'), undo, { class: 'plain' }, 'undo')),
    finder(), report, list);
  await fill();

  function finder() {
    const field = element('input', { 'aria-label': text('own.search'), placeholder: text('own.search'), type: 'search', oninput: () => {
      words = field.value.trim();
      attempt(fill);
    } });
    return element('form', { class: 'entry', role: 'search', onsubmit: (event) => event.preventDefault() }, field);
  }

  async function fill() {
    const asked = words;
    const { recipes } = await api.get('/search', { mine: true, q: words, count: 1000 }, { signal });
    // Words typed meanwhile have an answer of their own.
    if (asked !== words) return;
    const content = recipes.length ? element('ul', { class: 'list' }, recipes.map(listed))
      : element('section', { class: 'empty' }, element('h2', {}, text(words ? 'cook.nothing.words' : 'own.empty')),
        words ? null : element('p', {}, text('own.empty.hint')));
    keepingFocus(list, () => list.replaceChildren(content));
  }

  function listed(recipe) {
    const path = `recipe/${encodeURIComponent(recipe.id)}`;
    return element('li', {},
      element('a', { class: 'grow name line', href: address(path) }, recipe.title),
      element('span', { class: 'quiet small numbers' }, recipe.minutes ? minutesText(recipe.minutes) : ''),
      element('a', { class: 'button round plain', href: address(`${path}/edit`), 'aria-label': text('own.edit', { title: recipe.title }) }, symbol('draw')),
      symbolButton(text('own.remove', { title: recipe.title }), 'close', () => remove(recipe), { class: 'round plain' }));
  }

  /** Adds the recipes of files; what could not be read is listed with its reason. */
  async function bringIn(files) {
    report.replaceChildren();
    for (const file of files) {
      const answer = await attempt(() => api.send('/import', file, { name: file.name.slice(-200) }, { type: 'application/octet-stream', signal }));
      if (!answer) continue;
      const facts = { name: file.name, imported: answer.imported, duplicate: answer.duplicate };
      if (answer.imported) toast(text('own.imported', facts), { undo });
      report.append(element('section', { class: 'stack' },
        element('p', {}, text(answer.imported ? 'own.imported' : 'own.imported.none', facts), ' ',
          answer.duplicate ? text('own.duplicate', facts) : ''),
        answer.problems.length ? element('ul', { class: 'faults small' }, answer.problems.map(fault)) : null));
    }
    await attempt(fill);
  }

  async function remove({ id, title }) {
    if (!await attempt(() => api.remove(`/recipes/${encodeURIComponent(id)}`))) return;
    toast(text('own.removed', { title }), { undo });
    await attempt(fill);
  }

  async function undo() {
    if (!await attempt(() => api.patch('/recipes', { action: 'undo' }))) return;
    report.replaceChildren();
    await attempt(fill);
  }
}

/** The recipes that could not be read, each with its place. */
function fault({ entry, number, problem }) {
  const place = [entry, number && text('own.number', { number })].filter(Boolean).join(', ');
  return element('li', {}, place ? `${place}: ${problem}` : problem);
}

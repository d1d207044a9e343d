import { api } from '../shared/api.js';
import { amountText } from '../shared/amounts.js';
import { button, element, symbol } from '../shared/element.js';
import { throwable } from '../shared/gestures.js';
import { text } from '../shared/language.js';
import { address } from '../shared/router.js';
import { timerButton } from '../shared/timers.js';
import { attempt, toast } from '../shared/toast.js';
import { keepAwake } from '../shared/wake-lock.js';

export const title = 'steps.title';

/** Shows a recipe one step at a time in large letters, with its timers; the screen stays on. */
export async function show({ page, parts: { id }, query, signal }) {
  const path = `/recipes/${encodeURIComponent(id)}`;
  const { recipe } = await api.get(`${path}/steps`, { servings: query.get('servings') }, { signal });
  const last = recipe.steps.length;
  let present = Math.min(Number(query.get('step')) || 0, last);
  keepAwake(signal);

  const progress = element('progress', { max: last, value: 0, 'aria-label': text('steps.title') });
  const card = element('article', { class: 'step', 'aria-live': 'polite' });
  const back = button(text('steps.back'), () => move(-1), {}, 'left');
  const next = element('button', { type: 'button', class: 'primary large', onclick: () => move(1) }, text('steps.next'), symbol('right'));
  const list = element('details', { class: 'pocket' }, element('summary', {}, text('recipe.ingredients')),
    element('ul', { class: 'checklist' }, recipe.ingredients.map((entry) => element('li', {},
      element('span', { class: 'grow' }, entry.name), element('span', { class: 'numbers quiet' }, amountText(entry))))));
  page.classList.add('cooking');
  page.append(
    element('div', { class: 'title' }, element('h1', { class: 'compact' }, recipe.title),
      element('a', { class: 'button', href: address(`recipe/${encodeURIComponent(id)}`, { servings: recipe.servings }) }, symbol('close'), text('steps.leave'))),
    progress, card, element('div', { class: 'row between' }, back, next), list);
  throwable(card, { moved: () => {}, thrown: (direction) => move(-direction), signal });
  addEventListener('keydown', (event) => {
    if (event.target.closest('input, dialog, summary') || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  }, { signal });
  fill();

  function move(by) {
    const wished = present + by;
    if (wished < 0 || wished > last) return;
    present = wished;
    history.replaceState(null, '', address(`recipe/${encodeURIComponent(id)}/steps`, { servings: recipe.servings, step: present }));
    fill();
  }

  function fill() {
    progress.value = present;
    back.disabled = present === 0;
    next.hidden = present === last;
    card.replaceChildren(...(present === last ? finish() : step(recipe.steps[present])));
  }

  function step({ text: words, timers }) {
    return [
      element('p', { class: 'quiet' }, text('steps.count', { step: present + 1, last })),
      element('p', { class: 'words' }, words),
      element('div', { class: 'row' }, timers.map(timerButton)),
    ];
  }

  function finish() {
    return [
      element('p', { class: 'words' }, text('steps.done')),
      element('p', { class: 'quiet' }, text('steps.done.hint')),
      element('div', { class: 'row' }, button(text('recipe.cooked'), cooked, { class: 'primary large' }, 'pantry')),
    ];
  }

  async function cooked() {
    const answer = await attempt(() => api.post(`${path}/cooked?servings=${recipe.servings}`, undefined));
    if (!answer) return;
    toast(text('recipe.used'), { undo: () => attempt(() => api.patch('/pantry', { action: 'undo' })) });
    location.hash = address('pantry');
  }
}

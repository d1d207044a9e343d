import { minutesText } from '../shared/amounts.js';
import { api } from '../shared/api.js';
import { ask } from '../shared/dialogs.js';
import { dishImage } from '../shared/dish-card.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { keepingFocus } from '../shared/focus.js';
import { dayName, text, today } from '../shared/language.js';
import { address } from '../shared/router.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'plan.short';

/** The saved plan of the week; meals change places by dragging, or with the arrow keys on their handles. */
export async function show({ page, signal }) {
  const body = element('div', { class: 'stack wide-gap' });
  let meals = [];
  page.append(element('h1', {}, text('plan.title')), body);
  await fill();

  async function fill() {
    const plan = await api.get('/plan', { date: today() }, { signal }).catch((error) => {
      if (error.status === 404) return { meals: [], unused: [] };
      throw error;
    });
    show(plan);
  }

  function show(plan) {
    meals = plan.meals;
    keepingFocus(body, () => body.replaceChildren(...(meals.length ? week(plan) : [invitation()])));
  }

  function invitation() {
    return element('section', { class: 'empty' }, element('h2', {}, text('plan.empty')), element('p', {}, text('plan.empty.hint')),
      button(text('plan.make'), make, { class: 'primary large' }, 'plan'));
  }

  function week({ unused }) {
    return [
      element('ol', { class: 'week' }, meals.map(day)),
      unused?.length ? element('p', { class: 'quiet' }, text('plan.unused', { names: unused.map(({ name }) => name).join(', ') })) : null,
      element('div', { class: 'row' },
        button(text('plan.shop'), shop, { class: 'primary' }, 'shopping'),
        element('a', { class: 'button', href: `/api/v1/plan.ics?date=${today()}`, download: 'fridge.ics' }, symbol('save'), text('plan.calendar')),
        button(text('plan.anew'), make, {}, 'change'), button(text('plan.undo'), undo, { class: 'plain' }, 'undo'),
        button(text('plan.clear'), clear, { class: 'plain' }, 'bin')),
    ].filter(Boolean);
  }

  function day(meal, index) {
    const handle = element('button', { type: 'button', class: 'round plain handle', 'aria-label': text('plan.move', { title: meal.title }),
      title: text('plan.move', { title: meal.title }), onkeydown: (event) => moveByKey(event, index) }, symbol('more'));
    const node = element('li', { class: 'day', 'data-index': index },
      element('h2', { class: 'date' }, element('span', {}, dayName(meal.date, { weekday: 'short' })), ' ',
        element('span', { class: 'quiet' }, dayName(meal.date, { month: 'numeric', day: 'numeric' }))),
      element('div', { class: 'meal' }, dishImage(meal.id),
        element('div', { class: 'body' },
          element('h3', {}, element('a', { href: address(`recipe/${encodeURIComponent(meal.id)}`, { servings: meal.servings }) }, meal.title)),
          element('p', { class: 'quiet small' }, `${minutesText(meal.minutes)} · ${text('servings', { servings: meal.servings })}`),
          meal.uses.length ? element('p', { class: 'small' }, element('span', { class: 'tag accent' }, text('plan.uses', { names: meal.uses.map(({ name }) => name).join(', ') }))) : null),
        element('div', { class: 'tools' }, handle,
          symbolButton(text('plan.other', { title: meal.title }), 'change', () => replace(meal), { class: 'round plain' }),
          symbolButton(text('plan.remove', { title: meal.title }), 'close', () => remove(meal), { class: 'round plain' }))));
    makeDraggable(node, handle, index);
    return node;
  }

  /** The card follows the pointer; the day below it is where it will go. */
  function makeDraggable(node, handle, index) {
    let start = null;
    let target = null;
    const meal = node.querySelector('.meal');
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      handle.setPointerCapture(event.pointerId);
      node.classList.add('dragged');
    }, { signal });
    handle.addEventListener('pointermove', (event) => {
      if (!start) return;
      meal.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px)`;
      const below = document.elementsFromPoint(event.clientX, event.clientY).map((found) => found.closest?.('.day'));
      const other = below.find((found) => found && found !== node) ?? null;
      if (other === target) return;
      target?.classList.remove('target');
      other?.classList.add('target');
      target = other;
    }, { signal });
    const drop = async (isMeant) => {
      if (!start) return;
      start = null;
      node.classList.remove('dragged');
      meal.style.transform = '';
      target?.classList.remove('target');
      const other = target;
      target = null;
      if (isMeant && other) await swap(index, Number(other.dataset.index));
    };
    handle.addEventListener('pointerup', () => drop(true), { signal });
    handle.addEventListener('pointercancel', () => drop(false), { signal });
  }

  async function moveByKey(event, index) {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    const other = index + by;
    if (!by || other < 0 || other >= meals.length) return;
    event.preventDefault();
    await swap(index, other);
    body.querySelectorAll('.handle')[other]?.focus();
  }

  /** Two meals change places. */
  async function swap(one, other) {
    const [a, b] = [meals[one], meals[other]];
    const place = ({ date, meal }, { id, servings }) => ({ action: 'replace', date, meal, recipe: id, servings });
    const moved = await attempt(async () => {
      await api.patch('/plan', place(a, b));
      await api.patch('/plan', place(b, a));
      return true;
    });
    await attempt(fill);
    if (!moved) return;
    const back = async () => {
      await attempt(() => api.patch('/plan', { action: 'undo' }));
      await undo();
    };
    toast(text('plan.moved', { title: a.title, day: dayName(b.date) }), { undo: back });
  }

  async function replace({ date, meal, title }) {
    const plan = await attempt(() => api.patch('/plan', { action: 'replace', date, meal }));
    if (!plan) return;
    show(plan);
    toast(text('plan.replaced', { title }), { undo });
  }

  async function remove({ date, meal, title }) {
    const plan = await attempt(() => api.patch('/plan', { action: 'remove', date, meal }));
    if (!plan) return;
    show(plan);
    toast(text('plan.removed', { title }), { undo });
  }

  async function make() {
    const number = await ask(text('plan.make'), text('plan.people'), { value: '2', action: text('plan.make') });
    if (!number) return;
    const servings = Math.max(1, Math.min(100, Math.round(Number(number)) || 2));
    const plan = await attempt(() => api.post('/plan', { days: 7, servings, date: today(), seed: Math.floor(Math.random() * 1e6) }));
    if (plan) show(plan);
  }

  async function shop() {
    const answer = await attempt(() => api.post('/shopping', { plan: true }));
    if (!answer) return;
    toast(text('plan.shopped'), { undo: () => attempt(() => api.patch('/shopping', { action: 'undo' })) });
  }

  async function undo() {
    const plan = await attempt(() => api.patch('/plan', { action: 'undo' }));
    if (plan) show(plan);
  }

  async function clear() {
    if (!await attempt(() => api.remove('/plan'))) return;
    toast(text('plan.cleared'), { undo });
    await attempt(fill);
  }
}

import { api } from '../shared/api.js';
import { dishCard } from '../shared/dish-card.js';
import { button, element } from '../shared/element.js';
import { dayName, text, today } from '../shared/language.js';
import { attempt } from '../shared/toast.js';

export const title = 'today.short';

/** Shows the recipes of the day, which stay the same until tomorrow unless others are drawn. */
export async function show({ page, signal }) {
  const cards = element('ul', { class: 'cards' });
  let again = 0;
  page.append(
    element('header', { class: 'stack' }, element('h1', {}, text('today.title')), element('p', { class: 'lead' }, dayName(today(), { weekday: 'long', month: 'long', day: 'numeric' }))),
    cards,
    element('div', { class: 'row' }, button(text('today.again'), () => { again += 1; return attempt(fill); }, {}, 'change')));
  await fill();

  async function fill() {
    const { recipes } = await api.get('/today', { date: today(), again: again || null, count: 3 }, { signal });
    cards.replaceChildren(...recipes.map((recipe) => dishCard(recipe)));
  }
}

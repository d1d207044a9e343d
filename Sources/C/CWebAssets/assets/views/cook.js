import { api } from '../shared/api.js';
import { dishCard } from '../shared/dish-card.js';
import { button, element, symbol } from '../shared/element.js';
import { text } from '../shared/language.js';
import { address, go } from '../shared/router.js';
import { ingredientNames } from '../shared/vocabulary.js';

export const title = 'cook.short';

const few = 12;

/** Recommends recipes for chosen ingredients (`with`), for the pantry, or finds recipes by words (`words`). */
export async function show({ page, query, signal }) {
  const chosen = (query.get('with') ?? '').split(',').filter(Boolean);
  const words = query.get('words') ?? '';
  const count = Number(query.get('count') ?? few);
  page.append(heading(chosen, words), finder(words));
  if (words) return found(page, words, count, signal);
  return recommended(page, chosen, count, signal);
}

function heading(chosen, words) {
  const about = words ? text('cook.about.words', { words })
    : chosen.length ? text('cook.about.with', { names: chosen.join(', ') }) : text('cook.about.pantry');
  return element('header', { class: 'stack' }, element('h1', {}, text('cook.title')), element('p', { class: 'lead' }, about));
}

/** One field both searches recipes and names ingredients: ingredients are separated by commas. */
function finder(words) {
  const field = element('input', { 'aria-label': text('cook.search'), placeholder: text('cook.search'), value: words, list: 'foods' });
  const names = element('datalist', { id: 'foods' });
  field.addEventListener('focus', async () => {
    if (!names.children.length) names.append(...(await ingredientNames()).map((value) => element('option', { value })));
  }, { once: true });
  const submit = async (event) => {
    event.preventDefault();
    const entered = field.value.trim();
    const parts = entered.split(',').map((part) => part.trim()).filter(Boolean);
    const known = new Set((await ingredientNames()).map((name) => name.toLowerCase()));
    const isFood = parts.length > 0 && parts.length <= 5 && parts.every((part) => known.has(part.toLowerCase()));
    go('cook', isFood ? { with: parts.join(',') } : { words: entered });
  };
  return element('form', { class: 'entry', role: 'search', onsubmit: submit }, field, names,
    element('button', { class: 'round', 'aria-label': text('search') }, symbol('search')));
}

async function found(page, words, count, signal) {
  const { recipes } = await api.get('/search', { q: words, count }, { signal });
  if (!recipes.length) return page.append(nothing(text('cook.nothing.words')));
  page.append(cards(recipes.map((recipe) => dishCard(recipe))), more(recipes, count, { words }));
}

async function recommended(page, chosen, count, signal) {
  const query = chosen.length ? { ingredients: chosen.join(',') } : { 'from-pantry': true };
  const { recipes, expired = [] } = await api.get('/recipes', { ...query, count }, { signal });
  if (expired.length) {
    page.append(element('p', { class: 'alarm' }, text('cook.expired', { names: expired.map(({ name }) => name).join(', ') })));
  }
  if (!recipes.length) {
    return page.append(nothing(text(chosen.length ? 'cook.nothing.with' : 'cook.nothing.pantry'), !chosen.length));
  }
  page.append(cards(recipes.map(recommendation)), more(recipes, count, { with: chosen.join(',') }));
}

function cards(items) {
  return element('ul', { class: 'cards' }, items);
}

/** A recommendation says how much of it is at home, what is missing, and what could stand in. */
function recommendation(recipe) {
  const { missing, required, takes, buy, short, substitutes, expiring } = recipe;
  const details = [
    element('p', { class: 'share' }, element('strong', {}, text('cook.have', { have: required - missing.length, required }))),
    takes.length ? element('p', { class: 'small' }, text('cook.takes', { names: names(takes) })) : null,
    buy.length ? element('p', { class: 'small' }, text('cook.missing', { names: names(buy) })) : null,
    short.length ? element('p', { class: 'small' }, text('cook.short.of', { names: names(short) })) : null,
    ...substitutes.map((substitute) => element('p', { class: 'small quiet' }, text('cook.substitute', { name: substitute.name, missing: missingName(substitute, buy) }))),
    expiring.length ? element('p', {}, element('span', { class: 'tag accent' }, text('cook.expiring', { names: names(expiring) }))) : null,
  ];
  return dishCard(recipe, details);
}

const names = (things) => things.map(({ name }) => name).join(', ');

function missingName({ ingredient }, buy) {
  return buy.find((entry) => entry.ingredient === ingredient)?.name ?? ingredient;
}

function more(recipes, count, query) {
  if (recipes.length < count) return '';
  return element('div', { class: 'row' }, button(text('cook.more'), () => go('cook', { ...query, count: count + 2 * few })));
}

function nothing(message, isPantryEmpty = false) {
  return element('section', { class: 'empty' }, element('p', {}, message),
    element('div', { class: 'row' }, element('a', { class: 'button primary', href: address('look') }, symbol('look'), text('look.title')),
      isPantryEmpty ? element('a', { class: 'button', href: address('pantry') }, symbol('pantry'), text('pantry.short')) : null));
}

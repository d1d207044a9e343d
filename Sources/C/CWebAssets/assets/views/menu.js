import { api } from '../shared/api.js';
import { dishImage } from '../shared/dish-card.js';
import { tell } from '../shared/dialogs.js';
import { button, element, symbol } from '../shared/element.js';
import { throwable } from '../shared/gestures.js';
import { isWord, text } from '../shared/language.js';
import { address } from '../shared/router.js';
import { attempt } from '../shared/toast.js';

export const title = 'menu.short';

const cuisines = ['korean', 'western', 'japanese', 'chinese', 'southeast_asian', 'mexican', 'snack'];
const tastes = ['greasy', 'salty', 'spicy', 'sweet', 'raw', 'pork', 'beef', 'seafood', 'egg', 'dairy', 'nuts', 'gluten', 'alcohol'];
const needs = ['vegan', 'solo', 'vegetarian'];

/** What is wanted stays while the page is open. */
const wishes = { want: new Set(cuisines), avoid: new Set(), require: new Set() };

/** Asks what one likes, then offers dishes one at a time: left is no, right is yes. */
export function show({ page, signal }) {
  showFilters();

  function showFilters() {
    const all = chip('all', text('menu.all'), wishes.want.size === cuisines.length, (isOn) => {
      wishes.want = new Set(isOn ? cuisines : []);
      for (const box of boxes) box.checked = isOn;
    });
    const boxes = [];
    const wanted = cuisines.map((name) => chip(name, text(`cuisine.${name}`), wishes.want.has(name), (isOn) => {
      change(wishes.want, name, isOn);
      all.querySelector('input').checked = wishes.want.size === cuisines.length;
    }));
    boxes.push(...wanted.map((node) => node.querySelector('input')));
    page.replaceChildren(
      element('header', { class: 'stack' }, element('h1', {}, text('menu.title')), element('p', { class: 'lead' }, text('menu.lead'))),
      group('menu.want', [all, ...wanted]),
      group('menu.avoid', tastes.map((name) => flagChip(wishes.avoid, name))),
      group('menu.require', needs.map((name) => flagChip(wishes.require, name))),
      element('div', { class: 'row' }, button(text('menu.start'), begin, { class: 'primary large' }, 'menu')));
  }

  function group(name, chips) {
    return element('fieldset', { class: 'stack' }, element('legend', {}, element('h2', {}, text(name))),
      element('p', { class: 'quiet small' }, text(`${name}.rule`)), element('div', { class: 'chips' }, chips));
  }

  async function begin() {
    if (wishes.want.size === 0) return tell(text('menu.none.title'), text('menu.none'));
    const query = Object.fromEntries(Object.entries(wishes).map(([name, values]) => [name, [...values].join(',')]));
    if (wishes.want.size === cuisines.length) query.want = 'all';
    const answer = await attempt(() => api.get('/menu', query, { signal }));
    if (answer) showCards(shuffled(answer.dishes));
  }

  function showCards(dishes) {
    const card = element('div', { class: 'deck', role: 'group', 'aria-live': 'polite', 'aria-label': text('menu.short') });
    const no = button(text('menu.no'), () => decide(-1), { class: 'large' }, 'left');
    const yes = button(text('menu.yes'), () => decide(1), { class: 'primary large' }, 'heart');
    const over = new AbortController();
    signal.addEventListener('abort', () => over.abort());
    let index = 0;
    page.replaceChildren(element('div', { class: 'title' }, element('h1', { class: 'compact' }, text('menu.question')),
      button(text('menu.filters'), leave, { class: 'plain' })), card,
      element('div', { class: 'row verdict' }, no, yes), element('p', { class: 'quiet small centred' }, text('menu.hint')));
    addEventListener('keydown', (event) => {
      if (event.key === 'ArrowLeft') decide(-1);
      if (event.key === 'ArrowRight') decide(1);
    }, { signal: over.signal });
    throwable(card, { moved: tilt, thrown: decide, signal: over.signal });
    deal();

    function leave() {
      over.abort();
      showFilters();
    }

    function deal() {
      const dish = dishes[index];
      if (!dish) {
        over.abort();
        page.replaceChildren(element('section', { class: 'empty', role: 'status' }, element('h1', {}, text('menu.over')),
          button(text('menu.again'), showFilters, { class: 'primary' })));
        return;
      }
      card.replaceChildren(element('article', { class: 'card top' }, dishImage(dish.id),
        element('div', { class: 'body' }, element('h2', {}, dish.title),
          element('p', { class: 'chips' }, tags(dish).map((tag) => element('span', { class: 'tag' }, tag))))));
      card.querySelector('img').draggable = false;
    }

    /** Follows the finger; the card leans toward the side where it would fly. */
    function tilt(share) {
      const top = card.firstChild;
      if (!top) return;
      top.style.transform = share ? `translateX(${100 * share}%) rotate(${8 * share}deg)` : '';
      top.dataset.leaning = share > 0.1 ? 'yes' : share < -0.1 ? 'no' : '';
    }

    function decide(direction) {
      const dish = dishes[index];
      if (!dish || over.signal.aborted) return;
      if (direction > 0) {
        over.abort();
        return choose(dish);
      }
      index += 1;
      deal();
    }
  }

  function choose(dish) {
    page.replaceChildren(element('section', { class: 'choice' },
      element('p', { class: 'lead' }, text('menu.result', { meal: text(`meal.${mealOfHour(new Date().getHours())}`) })),
      element('h1', { tabindex: '-1' }, dish.title), element('p', { class: 'lead' }, text('menu.result.end')), dishImage(dish.id),
      element('div', { class: 'row' },
        element('a', { class: 'button primary large', href: address(`recipe/${encodeURIComponent(dish.id)}`) }, symbol('cook'), text('menu.recipe')),
        button(text('menu.again'), showFilters))));
    page.querySelector('h1').focus();
  }
}

function chip(name, label, isOn, changed) {
  const box = element('input', { type: 'checkbox', value: name, checked: isOn, onchange: () => changed(box.checked) });
  return element('label', { class: 'chip' }, box, label);
}

function flagChip(set, name) {
  return chip(name, text(`flag.${name}`), set.has(name), (isOn) => change(set, name, isOn));
}

function change(set, name, isOn) {
  if (isOn) set.add(name);
  else set.delete(name);
}

function tags({ cuisine, flags }) {
  const shown = flags.filter((flag) => ['spicy', 'sweet', 'soup', 'noodle', 'rice', 'cold', 'vegan', 'solo'].includes(flag));
  return [`cuisine.${cuisine}`, ...shown.map((flag) => `flag.${flag}`)].filter(isWord).map((key) => text(key));
}

/** The meal of an hour, with the bounds of the menu app. */
export function mealOfHour(hour) {
  if (hour >= 6 && hour <= 9) return 'breakfast';
  if (hour >= 12 && hour <= 14) return 'lunch';
  if (hour >= 17 && hour <= 20) return 'dinner';
  if (hour >= 21 || hour <= 2) return 'night';
  return 'snack';
}

/** Returns the dishes in random order (Fisher and Yates). */
function shuffled(dishes) {
  const order = [...dishes];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  return order;
}

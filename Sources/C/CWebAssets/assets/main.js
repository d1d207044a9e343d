import { element, symbol } from './shared/element.js';
import { languageChoice } from './shared/language-choice.js';
import { language, text } from './shared/language.js';
import { keepOffline } from './shared/offline.js';
import { start } from './shared/router.js';

/** The views; those with a symbol are in the rail, and on a phone only those that are `main`. */
const routes = [
  { path: 'look', symbol: 'look', main: true, view: () => import('./views/look.js') },
  { path: 'cook', symbol: 'cook', main: true, view: () => import('./views/cook.js') },
  { path: 'pantry', symbol: 'pantry', main: true, view: () => import('./views/pantry.js') },
  { path: 'shopping', symbol: 'shopping', main: true, view: () => import('./views/shopping.js') },
  { path: 'today', symbol: 'today', view: () => import('./views/today.js') },
  { path: 'menu', symbol: 'menu', view: () => import('./views/menu.js') },
  { path: 'plan', symbol: 'plan', view: () => import('./views/plan.js') },
  { path: 'draw', symbol: 'draw', view: () => import('./views/draw.js') },
  { path: 'flatten', symbol: 'flatten', view: () => import('./views/flatten.js') },
  { path: 'models', symbol: 'teach', view: () => import('./views/models.js') },
  { path: 'more', symbol: 'more', main: true, isIndex: true, view: () => import('./views/more.js') },
  { path: 'recipe/:id', place: 'cook', view: () => import('./views/recipe.js') },
  { path: 'recipe/:id/steps', place: 'cook', view: () => import('./views/steps.js') },
];

document.documentElement.lang = language;
document.querySelector('.skip').textContent = text('skip');
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('main').focus();
});

const rail = document.querySelector('.rail nav');
rail.setAttribute('aria-label', text('views'));
for (const route of routes.filter((route) => route.symbol)) {
  const kind = route.isIndex ? 'narrow' : route.main ? null : 'wide';
  route.link = element('a', { href: `#/${route.path}`, class: kind }, symbol(route.symbol), text(`${route.path}.short`));
  rail.append(route.link);
}

document.querySelector('.rail').append(languageChoice());

/** Marks where one is; on a phone, what is not in the bar belongs to its last entry. */
function mark(present) {
  const path = present.place ?? present.path;
  for (const { path: other, link, isIndex } of routes) {
    const isHere = other === path || (isIndex && routes.some((route) => route.path === path && !route.main && route.symbol));
    if (isHere) link?.setAttribute('aria-current', 'page');
    else link?.removeAttribute('aria-current');
  }
}

await start(routes, mark);
await keepOffline();

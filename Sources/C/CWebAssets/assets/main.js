import { languageChoice } from './shared/language-choice.js';
import { language, text } from './shared/language.js';
import { keepOffline } from './shared/offline.js';
import { start } from './shared/router.js';
// Keeps the drawing before the first view takes its place.
import './views/fridge-drawing.js';

/** The views; one that is not in the bar of a phone belongs to another that is, its place. */
const routes = [
  { path: 'look', view: () => import('./views/look.js') },
  { path: 'cook', view: () => import('./views/cook.js') },
  { path: 'pantry', view: () => import('./views/pantry.js') },
  { path: 'shopping', view: () => import('./views/shopping.js') },
  { path: 'today', place: 'more', view: () => import('./views/today.js') },
  { path: 'menu', place: 'more', view: () => import('./views/menu.js') },
  { path: 'plan', place: 'more', view: () => import('./views/plan.js') },
  { path: 'draw', place: 'more', view: () => import('./views/draw.js') },
  { path: 'flatten', place: 'more', view: () => import('./views/flatten.js') },
  { path: 'models', place: 'more', view: () => import('./views/models.js') },
  { path: 'own', place: 'more', view: () => import('./views/own.js') },
  { path: 'more', view: () => import('./views/more.js') },
  { path: 'recipe/:id', place: 'cook', view: () => import('./views/recipe.js') },
  { path: 'recipe/:id/edit', place: 'own', view: () => import('./views/write.js') },
  { path: 'write', place: 'own', view: () => import('./views/write.js') },
  { path: 'recipe/:id/steps', place: 'cook', view: () => import('./views/steps.js') },
];

document.documentElement.lang = language;
document.querySelector('.skip').textContent = text('skip');
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('main').focus();
});

// The links stand in the page, which shows them before any script runs; only their names depend on the language.
const rail = document.querySelector('.rail nav');
rail.setAttribute('aria-label', text('views'));
for (const route of routes) {
  route.link = rail.querySelector(`[href="#/${route.path}"]`);
  if (route.link) route.link.lastChild.textContent = text(`${route.path}.short`);
}

document.querySelector('.rail').append(languageChoice());

/** Marks where one is: on a wide screen the view itself, on a phone the view that it belongs to. */
function mark(present) {
  for (const { link } of routes) link?.removeAttribute('aria-current');
  for (let route = present; route; route = routes.find(({ path }) => path === route.place)) {
    route.link?.setAttribute('aria-current', 'page');
  }
}

await start(routes, mark);
await keepOffline();

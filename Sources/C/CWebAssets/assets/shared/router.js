import { element } from './element.js';
import { text } from './language.js';
import { failurePanel } from './failure.js';

const page = document.querySelector('main');
const loading = document.querySelector('.loading');
let leaving = new AbortController();

/**
 * Shows the view that the address names, now and whenever the address changes.
 *
 * A route is a path such as `recipe/:id` and a function that imports its module. The module exports `title`, a key of
 * the words, and `show`, which receives the empty page, the parts and the query of the address, and a signal that
 * aborts when the view is left.
 */
export function start(routes, moved) {
  const follow = async (isFirst) => {
    const place = parse(location.hash);
    const found = match(routes, place.path) ?? match(routes, routes[0].path);
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    const patience = setTimeout(() => (loading.hidden = false), 150);
    moved(found.route);
    page.setAttribute('aria-busy', 'true');
    await fill(found, place.query, signal);
    clearTimeout(patience);
    if (signal.aborted) return;
    loading.hidden = true;
    page.setAttribute('aria-busy', 'false');
    page.dataset.view = found.route.path;
    if (!isFirst) greet();
  };
  addEventListener('hashchange', () => follow(false));
  return follow(true);
}

/** Goes to an address of this page, such as `recipe/kimchi-stew`. */
export function go(path, query = {}) {
  location.hash = address(path, query);
}

/** Returns the link to an address of this page. */
export function address(path, query = {}) {
  const pairs = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== null && value !== ''));
  return `#/${path}${pairs.size ? `?${pairs}` : ''}`;
}

/** Shows the present view anew. */
export const refresh = () => dispatchEvent(new Event('hashchange'));

async function fill({ route, parts }, query, signal) {
  const content = element('div', { class: 'view' });
  try {
    const view = await route.view();
    document.title = `${text(view.title)} · fridge`;
    const shown = view.show({ page: content, parts, query, signal });
    if (view.appearsAtOnce) page.replaceChildren(content);
    await shown;
  } catch (error) {
    if (signal.aborted) return;
    content.replaceChildren(failurePanel(error, refresh));
  }
  if (!signal.aborted && content.parentNode !== page) page.replaceChildren(content);
}

/** Tells a screen reader where it is, and begins at the top. */
function greet() {
  scrollTo(0, 0);
  const heading = page.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function parse(hash) {
  const [path, query] = hash.replace(/^#\/?/, '').split('?');
  return { path, query: new URLSearchParams(query) };
}

function match(routes, path) {
  const words = path.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (pattern.length !== words.length) continue;
    const fits = pattern.every((part, index) => part.startsWith(':') || part === words[index]);
    if (!fits) continue;
    const named = pattern.map((part, index) => [part, index]).filter(([part]) => part.startsWith(':'));
    const parts = Object.fromEntries(named.map(([part, index]) => [part.slice(1), decodeURIComponent(words[index])]));
    return { route, parts };
  }
  return null;
}

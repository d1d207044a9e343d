/**
 * Keeps the page and what was read for when the server cannot be reached.
 *
 * The server is near and always right, so it is asked first; what it answers is kept. Only what is listed here is ever
 * kept: no photo, and no answer to a change.
 */
const shelf = 'fridge-2';
const patience = 4_000;

/** The files of the page; a test compares the list with the folder. */
const page = [
  '/', '/main.js', '/manifest.webmanifest', '/pictures/icon.svg', '/pictures/symbols.svg', '/shared/amounts.js',
  '/shared/api.js', '/shared/boxed-photo.js', '/shared/dialogs.js', '/shared/dish-card.js', '/shared/element.js',
  '/shared/failure.js', '/shared/file-source.js', '/shared/focus.js', '/shared/gestures.js',
  '/shared/language-choice.js', '/shared/language.js', '/shared/live-camera.js', '/shared/offline.js', '/shared/page-camera.js',
  '/shared/photo-source.js', '/shared/router.js', '/shared/timers.js', '/shared/toast.js',
  '/shared/vocabulary.js', '/shared/wake-lock.js', '/shared/words.js', '/start.js', '/styles/controls.css',
  '/styles/foundation.css', '/styles/views.css', '/views/cook.js', '/views/draw.js', '/views/flatten.js',
  '/views/fridge-drawing.js', '/views/look.js', '/views/menu.js', '/views/models.js', '/views/more.js',
  '/views/own.js', '/views/pantry.js', '/views/plan.js', '/views/recipe.js', '/views/shopping.js',
  '/views/steps.js', '/views/today.js', '/views/write.js',
];

/** What can be read offline once it was read: recipes, today, menu, the lists, and the pictures of dishes. */
const readable = /^\/(api\/v1\/(recipes|search|today|menu|pantry|shopping|plan|ingredients|template)\b|dishes\/)/;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(page)));
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    // The page is asked for while the worker still starts.
    await registration.navigationPreload?.enable();
    for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (page.includes(pathname) || readable.test(pathname)) event.respondWith(newestOrKept(event));
});

/** The version of the page that the server has, once it has said so. */
let version = null;
const versionOf = (answer) => answer.headers.get('Page-Version');

async function newestOrKept({ request, preloadResponse }) {
  const cache = await caches.open(shelf);
  const old = await cache.match(kept(request));
  // Files of the version that the server has just named need not be requested.
  if (old && version && request.mode !== 'navigate' && versionOf(old) === version) return old;
  try {
    // Only who has something to fall back on need not wait for a server that is busy.
    const options = old ? { signal: AbortSignal.timeout(patience) } : {};
    const answer = (await preloadResponse) ?? (await fetch(request, options));
    version = versionOf(answer) ?? version;
    if (answer.ok) await cache.put(kept(request), answer.clone());
    return answer;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

/** Answers are kept apart by language, and the page under one address whatever token opened it. */
function kept(request) {
  const url = new URL(request.url);
  if (page.includes(url.pathname)) url.search = '';
  else if (url.pathname.startsWith('/api/')) url.searchParams.set('kept', request.headers.get('Accept-Language'));
  return url.href;
}

/**
 * Starts the page once its frame is painted, which needs no script.
 *
 * Loading the scripts earlier would keep the browser from painting. They are asked for all at once: a browser that only
 * follows imports waits for the server once for every link of the chain.
 */
const scripts = [
  '/main.js', '/shared/element.js', '/shared/language.js', '/shared/words.js', '/shared/router.js',
  '/shared/failure.js', '/shared/language-choice.js', '/shared/offline.js', '/shared/api.js', '/shared/toast.js',
  '/shared/dialogs.js', '/shared/boxed-photo.js', '/shared/live-camera.js', '/shared/photo-source.js',
  '/shared/vocabulary.js', '/views/look.js', '/views/fridge-drawing.js',
];

requestAnimationFrame(() => setTimeout(() => {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import('./main.js');
}));

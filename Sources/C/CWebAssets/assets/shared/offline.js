/** Registers the worker that keeps the page, the recipes and the lists for when the server cannot be reached. */
export async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses (a self-signed certificate, a private window) still shows the page while it is connected.
  await navigator.serviceWorker.register('/worker.js', { type: 'module' }).catch(() => null);
}

/** Registers the worker that keeps the page, the recipes and the lists for when the server cannot be reached. */
export async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  // The script of a worker that is a module would be asked for without the cookie that lets a phone in.
  // A browser that refuses (a self-signed certificate, a private window) still shows the page while it is connected.
  await navigator.serviceWorker.register('/worker.js').catch(() => null);
}

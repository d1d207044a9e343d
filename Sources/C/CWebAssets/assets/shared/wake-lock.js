/** Keeps the screen on until the signal aborts, where the browser can; it lets go whenever the page is hidden. */
export async function keepAwake(signal) {
  if (!('wakeLock' in navigator)) return;
  let lock = null;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || signal.aborted) return;
    // A battery that is nearly empty may refuse; cooking goes on all the same.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  document.addEventListener('visibilitychange', hold, { signal });
  signal.addEventListener('abort', () => lock?.release());
  await hold();
}

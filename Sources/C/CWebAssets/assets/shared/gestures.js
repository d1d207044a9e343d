/**
 * Lets an element be thrown to the left or to the right.
 *
 * While it is held, `moved` receives how far it is, from -1 to 1; when it is let go beyond a third of its width or with
 * speed, `thrown` receives -1 or 1, otherwise `moved` receives 0. A vertical stroke scrolls the page.
 */
export function throwable(node, { moved, thrown, signal }) {
  let start = null;
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || event.target.closest('button, a')) return;
    start = { x: event.clientX, time: event.timeStamp, id: event.pointerId };
    node.setPointerCapture(event.pointerId);
  }, { signal });
  node.addEventListener('pointermove', (event) => {
    if (start?.id === event.pointerId) moved(share(event));
  }, { signal });
  node.addEventListener('pointerup', (event) => {
    if (start?.id !== event.pointerId) return;
    const distance = share(event);
    const speed = (event.clientX - start.x) / Math.max(event.timeStamp - start.time, 1);
    start = null;
    if (Math.abs(distance) > 1 / 3 || Math.abs(speed) > 0.6) thrown(Math.sign(distance) || 1);
    else moved(0);
  }, { signal });
  node.addEventListener('pointercancel', () => { start = null; moved(0); }, { signal });

  function share(event) {
    return Math.max(-1, Math.min(1, (event.clientX - start.x) / node.offsetWidth));
  }
}

/** Follows one pointer from where it is pressed until it is let go; `moved` receives the point within the element. */
export function draggable(node, { pressed = () => {}, moved, released = () => {}, signal }) {
  const point = (event) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  let held = null;
  node.addEventListener('pointerdown', (event) => {
    if (held !== null || event.button !== 0) return;
    held = event.pointerId;
    node.setPointerCapture(held);
    pressed(point(event), event);
    event.preventDefault();
  }, { signal });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== held) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) moved(point(step));
  }, { signal });
  for (const name of ['pointerup', 'pointercancel']) {
    node.addEventListener(name, (event) => {
      if (event.pointerId !== held) return;
      held = null;
      released(point(event));
    }, { signal });
  }
}

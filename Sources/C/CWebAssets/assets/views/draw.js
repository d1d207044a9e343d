import { api } from '../shared/api.js';
import { button, element } from '../shared/element.js';
import { draggable } from '../shared/gestures.js';
import { text } from '../shared/language.js';
import { wording } from '../shared/failure.js';

export const title = 'draw.short';

/** The canvas has these sides in its own units, and the pen this width, as in the drawing app. */
const side = 340;
const pen = 20;

/** A canvas whose shape is named after each stroke. */
export function show({ page, signal }) {
  const strokes = [];
  const canvas = element('canvas', { class: 'paper', role: 'img', 'aria-label': text('draw.canvas'), width: 2 * side, height: 2 * side });
  const pencil = canvas.getContext('2d');
  const answer = element('p', { class: 'verdict-line', role: 'status' }, text('draw.hint'));
  const shares = element('ul', { class: 'shares' });
  const back = button(text('draw.undo'), undo, {}, 'undo');
  const clear = button(text('draw.clear'), () => { strokes.length = 0; changed(); }, {}, 'bin');
  let asking = new AbortController();
  page.append(
    element('header', { class: 'stack' }, element('h1', {}, text('draw.title')), element('p', { class: 'lead' }, text('draw.lead'))),
    element('div', { class: 'drawing' }, canvas, element('div', { class: 'stack' }, answer, shares, element('div', { class: 'row' }, back, clear))));
  draggable(canvas, { pressed: (point) => { strokes.push([scaled(point)]); draw(); }, moved: extend, released: changed, signal });
  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') undo();
  }, { signal });
  draw();
  enable();

  function scaled({ x, y }) {
    const scale = side / canvas.clientWidth;
    return [x * scale, y * scale];
  }

  function extend(point) {
    const stroke = strokes.at(-1);
    const [x, y] = scaled(point);
    const [lastX, lastY] = stroke.at(-1);
    // Points closer than a pixel only roughen the curve.
    if (Math.hypot(x - lastX, y - lastY) < 1) return;
    stroke.push([x, y]);
    draw();
  }

  function undo() {
    strokes.pop();
    changed();
  }

  function draw() {
    pencil.setTransform(2, 0, 0, 2, 0, 0);
    pencil.fillStyle = '#fff';
    pencil.fillRect(0, 0, side, side);
    pencil.strokeStyle = '#000';
    pencil.lineWidth = pen;
    pencil.lineCap = 'round';
    pencil.lineJoin = 'round';
    for (const stroke of strokes.filter((stroke) => stroke.length > 1)) trace(pencil, stroke);
  }

  function enable() {
    back.disabled = clear.disabled = strokes.length === 0;
  }

  /** Names the drawing; an answer that is overtaken by another stroke is not shown. */
  async function changed() {
    // A tap leaves nothing, as in the drawing app.
    if (strokes.at(-1)?.length === 1) strokes.pop();
    draw();
    enable();
    asking.abort();
    asking = new AbortController();
    if (!strokes.length) return tell(text('draw.hint'), []);
    try {
      const { drawings: [drawing] } = await api.post('/sketch', { strokes }, { signal: AbortSignal.any([asking.signal, signal]) });
      if (drawing.error) return tell(drawing.error, []);
      const percent = (100 * drawing.confidence).toFixed(1);
      if (drawing.shape) tell(text('draw.answer', { shape: text(`shape.${drawing.shape}`), percent }), drawing.shapes);
      else tell(text(`draw.reason.${drawing.reason ?? 'uncertain'}`), drawing.shapes);
    } catch (error) {
      if (error.name !== 'AbortError') tell(wording(error).title, []);
    }
  }

  function tell(sentence, shapes) {
    answer.textContent = sentence;
    shares.replaceChildren(...shapes.map(({ shape, confidence }) => {
      const percent = `${(100 * confidence).toFixed(1)} %`;
      return element('li', {}, element('span', {}, text(`shape.${shape}`)),
        element('meter', { min: 0, max: 1, value: confidence, 'aria-label': text(`shape.${shape}`) }, percent), element('span', { class: 'numbers quiet' }, percent));
    }));
  }
}

/** Draws a stroke as a smooth curve: through the middle between each two points, bent by the points. */
function trace(pencil, stroke) {
  pencil.beginPath();
  pencil.moveTo(...stroke[0]);
  for (let index = 1; index < stroke.length - 1; index += 1) {
    const [[x, y], [nextX, nextY]] = [stroke[index], stroke[index + 1]];
    pencil.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  pencil.lineTo(...stroke.at(-1));
  pencil.stroke();
}

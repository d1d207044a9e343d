import { api } from '../shared/api.js';
import { button, element, shape, symbol, symbolButton } from '../shared/element.js';
import { draggable } from '../shared/gestures.js';
import { text } from '../shared/language.js';
import { hasCamera } from '../shared/live-camera.js';
import { PageCamera } from '../shared/page-camera.js';
import { photoSource } from '../shared/photo-source.js';
import { attempt, complain, toast } from '../shared/toast.js';

export const title = 'flatten.short';

const loupe = 120;
const magnification = 2.5;
const turns = [null, 'left', '180', 'right'];

/** Finds the page in a photo, lets its corners be dragged under a magnifier, and makes it straight. */
export function show({ page, signal }) {
  const stage = element('div', { class: 'stack wide-gap' });
  const eye = hasCamera() ? button(text('flatten.camera'), openCamera, { class: 'large' }, 'look') : null;
  const stack = element('section', { class: 'stack' });
  const source = photoSource(([file]) => open(file), { label: text('photo.choose.one'), several: false, large: true, primary: true, signal });
  page.append(
    element('header', { class: 'stack' }, element('h1', {}, text('flatten.title')), element('p', { class: 'lead' }, text('flatten.lead')),
      element('div', { class: 'row' }, eye, source)), stage, stack);
  signal.addEventListener('abort', forget);
  const addresses = [];
  /** The pages that will be one document, in their order. */
  const pages = [];
  let camera = null;

  /** Takes a photo by itself once a page is held still, or by a button. */
  async function openCamera() {
    camera?.stop();
    camera = new PageCamera({ taken: open, failed: complain });
    try {
      await camera.start();
    } catch {
      toast(text('camera.none'), { isFailure: true });
      return;
    }
    if (signal.aborted) return void camera.stop();
    stage.replaceChildren(camera.node, element('p', { class: 'quiet small', role: 'status' }, text('flatten.hold')),
      element('div', { class: 'row' }, button(text('look.shutter'), () => camera.take(), { class: 'primary' }, 'photo'),
        button(text('look.close'), () => { camera.stop(); stage.replaceChildren(); })));
  }

  /** Shows the pages that were kept. */
  function showPages() {
    const row = pages.map((page, index) => element('li', {},
      element('img', { src: page.address, alt: text('flatten.page', { n: index + 1, N: pages.length }) }),
      element('span', { class: 'small numbers' }, `${index + 1} / ${pages.length}`),
      symbolButton(text('flatten.drop', { n: index + 1 }), 'close', () => drop(index), { class: 'round plain' })));
    stack.replaceChildren(...(pages.length ? [element('h2', {}, text('flatten.pages')), element('ul', { class: 'pages' }, row),
      element('div', { class: 'row' }, button(text('flatten.bind', { count: pages.length }), bind, { class: 'primary' }, 'save'))] : []));
  }

  function drop(index) {
    const [page] = pages.splice(index, 1);
    showPages();
    toast(text('flatten.dropped', { n: index + 1 }), { undo: () => { pages.splice(index, 0, page); showPages(); } });
  }

  /** Saves all pages as one document. */
  async function bind() {
    const form = new FormData();
    pages.forEach(({ picture }, index) => form.append('photo', picture, `page-${index + 1}.jpg`));
    const document_ = await attempt(() => api.submit('/flatten/document', form, { as: 'blob', signal }));
    if (document_) element('a', { href: kept(document_), download: 'pages.pdf' }).click();
  }

  async function open(file) {
    camera?.stop();
    stage.replaceChildren(element('div', { class: 'waiting' }, element('p', { role: 'status' }, text('flatten.waiting'))));
    const answer = await attempt(() => api.send('/flatten', file, {}, { signal }));
    const photo = answer?.photos[0];
    if (!photo || photo.error) {
      stage.replaceChildren();
      if (photo?.error) toast(photo.error, { isFailure: true });
      return;
    }
    const inset = 0.03 * Math.min(photo.width, photo.height);
    const frame = [[inset, inset], [photo.width - inset, inset], [photo.width - inset, photo.height - inset], [inset, photo.height - inset]];
    if (!photo.pages.length) toast(text('flatten.none'));
    await edit(file, photo, photo.pages[0]?.corners ?? frame);
  }

  async function edit(file, { width, height }, corners) {
    const image = element('img', { alt: text('flatten.photo'), width, height });
    image.src = await upright(file, width, height);
    await image.decode().catch(() => null);
    const outline = shape('polygon', { class: 'outline' });
    const glass = element('canvas', { class: 'loupe', width: 2 * loupe, height: 2 * loupe, hidden: true, 'aria-hidden': 'true' });
    const handles = corners.map((_, index) => element('button', { type: 'button', class: 'corner',
      'aria-label': text('flatten.corner', { corner: text(`corner.${index}`) }), onkeydown: (event) => nudge(event, index) }));
    const sides = corners.map((_, index) => element('button', { type: 'button', class: 'corner side',
      'aria-label': text('flatten.side', { side: text(`side.${index}`) }), onkeydown: (event) => nudge(event, index, true) }));
    const board = element('div', { class: 'board' }, image,
      shape('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, outline), ...sides, ...handles, glass);
    const options = { enhance: null, turn: 0, format: 'png' };
    const result = element('div', { class: 'stack result', 'aria-live': 'polite' });
    for (const way of [source, eye]) way?.classList.remove('primary', 'large');
    stage.replaceChildren(board, element('p', { class: 'quiet small' }, text('flatten.hint')),
      element('div', { class: 'row' }, enhancement(options, () => result.firstChild && straighten()),
        button(text('flatten.go'), straighten, { class: 'primary' }, 'flatten')), result);
    handles.forEach((handle, index) => follow(handle, index, false));
    sides.forEach((handle, index) => follow(handle, index, true));
    place();

    /** A corner or side follows the pointer over the whole board; the magnifier shows what lies under the finger. */
    function follow(handle, index, isSide) {
      const move = (event) => {
        const { left, top, width: shownWidth, height: shownHeight } = board.getBoundingClientRect();
        const [x, y] = [(event.clientX - left) * width / shownWidth, (event.clientY - top) * height / shownHeight];
        const [oldX, oldY] = spot(index, isSide);
        shift(index, isSide, x - oldX, y - oldY);
      };
      let isHeld = false;
      handle.addEventListener('pointerdown', (event) => { isHeld = true; handle.setPointerCapture(event.pointerId); magnify(spot(index, isSide)); }, { signal });
      handle.addEventListener('pointermove', (event) => { if (isHeld) move(event); }, { signal });
      for (const name of ['pointerup', 'pointercancel']) {
        handle.addEventListener(name, () => { isHeld = false; glass.hidden = true; }, { signal });
      }
    }

    /** Returns where a corner is, or the middle of the side that begins at it. */
    function spot(index, isSide) {
      const [[x, y], [otherX, otherY]] = [corners[index], corners[(index + 1) % 4]];
      return isSide ? [(x + otherX) / 2, (y + otherY) / 2] : [x, y];
    }

    /** Moves a corner, or both ends of a side. */
    function shift(index, isSide, byX, byY) {
      for (const end of isSide ? [index, (index + 1) % 4] : [index]) corners[end] = within([corners[end][0] + byX, corners[end][1] + byY]);
      place();
      magnify(spot(index, isSide));
    }

    function nudge(event, index, isSide = false) {
      const step = (event.shiftKey ? 0.05 : 0.005) * Math.max(width, height);
      const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by) return;
      event.preventDefault();
      shift(index, isSide, ...by);
      event.target.addEventListener('blur', () => { glass.hidden = true; }, { once: true, signal });
    }

    function within([x, y]) {
      return [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))];
    }

    function place() {
      outline.setAttribute('points', corners.map((corner) => corner.join(',')).join(' '));
      corners.forEach(([x, y], index) => {
        handles[index].style.left = `${(100 * x) / width}%`;
        handles[index].style.top = `${(100 * y) / height}%`;
        const [sideX, sideY] = spot(index, true);
        sides[index].style.left = `${(100 * sideX) / width}%`;
        sides[index].style.top = `${(100 * sideY) / height}%`;
      });
    }

    function magnify([x, y]) {
      const pencil = glass.getContext('2d');
      const part = (loupe / magnification) * (width / board.clientWidth);
      pencil.fillStyle = '#000';
      pencil.fillRect(0, 0, glass.width, glass.height);
      const scale = image.naturalWidth / width;
      pencil.drawImage(image, (x - part / 2) * scale, (y - part / 2) * scale, part * scale, part * scale, 0, 0, glass.width, glass.height);
      pencil.strokeStyle = '#ffc42e';
      pencil.lineWidth = 3;
      pencil.strokeRect(glass.width / 2 - 10, glass.height / 2 - 10, 20, 20);
      glass.hidden = false;
      glass.classList.toggle('right', x < width / 2);
    }

    async function straighten() {
      const query = { corners: corners.flat().map((number) => number.toFixed(1)).join(','), enhance: options.enhance, rotate: turns[options.turn] };
      const straight = await attempt(() => api.send('/flatten/picture', file, query, { as: 'blob', signal }));
      if (!straight) return;
      const address = kept(straight);
      result.replaceChildren(
        element('img', { src: address, class: 'straight', alt: text('flatten.result') }),
        element('div', { class: 'row' },
          button(text('flatten.turn'), () => { options.turn = (options.turn + 1) % 4; straighten(); }, {}, 'turn'),
          element('a', { class: 'button primary', href: address, download: 'page.png' }, symbol('save'), text('flatten.save')),
          button(text('flatten.keep'), keep, {}, 'plus'), button(text('flatten.pdf'), savePDF), button(text('flatten.delete'), () => stage.replaceChildren(), { class: 'plain' }, 'bin')));
      // On most screens it comes below what is seen.
      await result.firstChild.decode().catch(() => null);
      result.scrollIntoView({ block: 'nearest' });

      /** Keeps the page for a document of several, and makes room for the next. */
      async function keep() {
        // A dozen pages in PNG would be more than the server takes at a time.
        const picture = await attempt(() => api.send('/flatten/picture', file, { ...query, format: 'jpg' }, { as: 'blob', signal }));
        if (!picture) return;
        const newest = { picture, address };
        pages.push(newest);
        stage.replaceChildren();
        showPages();
        toast(text('flatten.kept', { count: pages.length }), { undo: () => {
          if (pages.includes(newest)) pages.splice(pages.indexOf(newest), 1);
          showPages();
        } });
      }

      async function savePDF() {
        const file_ = await attempt(() => api.send('/flatten/picture', file, { ...query, format: 'pdf' }, { as: 'blob', signal }));
        if (file_) element('a', { href: kept(file_), download: 'page.pdf' }).click();
      }
    }
  }

  async function upright(file, width, height) {
    const own = kept(file);
    const trial = new Image();
    trial.src = own;
    if (await trial.decode().then(() => true, () => false)) return own;
    const corners = [0, 0, width, 0, width, height, 0, height].join(',');
    const shown = await attempt(() => api.send('/flatten/picture', file, { corners, format: 'jpg' }, { as: 'blob' }));
    return shown ? kept(shown) : '';
  }

  function kept(picture) {
    const address = URL.createObjectURL(picture);
    addresses.push(address);
    return address;
  }

  function forget() {
    camera?.stop();
    addresses.forEach((address) => URL.revokeObjectURL(address));
  }
}

function enhancement(options, changed) {
  const kinds = [['', 'flatten.as.is'], ['color', 'flatten.color'], ['grey', 'flatten.grey'], ['ink', 'flatten.ink']];
  const chips = kinds.map(([value, name]) => element('label', { class: 'chip' },
    element('input', { type: 'radio', name: 'enhance', value, checked: value === '', onchange: () => { options.enhance = value || null; changed(); } }), text(name)));
  return element('fieldset', { class: 'chips', 'aria-label': text('flatten.enhance') }, chips);
}

import { api } from '../shared/api.js';
import { BoxedPhoto } from '../shared/boxed-photo.js';
import { ask, sheet, tell } from '../shared/dialogs.js';
import { button, element, symbol, symbolButton } from '../shared/element.js';
import { text } from '../shared/language.js';
import { LiveCamera, hasCamera } from '../shared/live-camera.js';
import { photoSource } from '../shared/photo-source.js';
import { go } from '../shared/router.js';
import { attempt, complain, toast } from '../shared/toast.js';
import { ingredientNames } from '../shared/vocabulary.js';
import { fridgeDrawing } from './fridge-drawing.js';

export const title = 'look.short';
export const appearsAtOnce = true;

const most = 5;

/** What was seen stays while the page is open: one comes back from a recipe to the same list. */
const photos = [];
const seen = new Map();

/** Looks at the fridge through the camera or in photos, lists what is in it, and leads to recipes. */
export function show({ page, signal }) {
  const stage = element('div', { class: 'stage' });
  const found = element('section', { class: 'found stack' });
  const news = element('p', { class: 'behind', role: 'status' });
  const source = photoSource(scan, { large: true, primary: !hasCamera(), signal });
  let camera = null;
  page.append(element('div', { class: 'look' }, stage, found), news);
  signal.addEventListener('abort', () => camera?.stop());

  if (photos.length) showPhotos();
  else showDoor();
  showList();

  function showDoor() {
    const eye = hasCamera() ? button(text('look.camera'), openCamera, { class: 'primary large' }, 'look') : null;
    stage.replaceChildren(
      element('div', { class: 'door' },
        element('div', { class: 'invitation' },
          element('h1', {}, text('look.title')), element('p', { class: 'lead' }, text('look.lead')),
          element('div', { class: 'row' }, eye, source),
          element('p', { class: 'quiet small' }, text(hasCamera() ? 'look.hint' : 'look.insecure'))),
        fridgeDrawing()));
  }

  async function openCamera() {
    camera = new LiveCamera({ saw, failed: complain });
    const boxed = new BoxedPhoto(camera.video);
    const hint = element('p', { class: 'floating' }, text('look.place'));
    boxed.node.append(hint);
    function saw({ objects, ingredients, width, height }) {
      boxed.show(objects, width, height);
      hint.hidden = objects.length > 0;
      enter(ingredients);
    }
    try {
      await camera.start();
    } catch (error) {
      camera = null;
      await tell(text('camera.none'), text(error.name === 'NotAllowedError' ? 'camera.denied' : 'camera.missing'));
      return;
    }
    if (signal.aborted) {
      camera.stop();
      return;
    }
    stage.replaceChildren(element('h1', { class: 'compact' }, text('look.scan')), boxed.node,
      element('div', { class: 'row' },
        button(text('look.shutter'), capture, { class: 'primary' }, 'photo'), button(text('look.close'), closeCamera)));
  }

  async function capture() {
    const frame = await camera.frame(1600);
    closeCamera();
    await scan([new File([frame], 'camera.jpg', { type: 'image/jpeg' })]);
  }

  function closeCamera() {
    camera?.stop();
    camera = null;
    if (photos.length) showPhotos();
    else showDoor();
    showList();
  }

  async function scan(files) {
    camera?.stop();
    camera = null;
    showWaiting(files.length);
    for (const file of files) {
      const answer = await attempt(() => api.send('/scan', file, { numbers: true }, { signal }));
      if (signal.aborted) return;
      const photo = answer?.photos[0];
      if (photo?.error) toast(photo.error, { isFailure: true });
      if (!photo || photo.error) continue;
      photos.unshift({ ...photo, file, address: await picture(file, photo) });
      enter(answer.ingredients);
    }
    if (photos.length) showPhotos();
    else showDoor();
    showList();
    scrollTo(0, 0);
  }

  function showWaiting(count) {
    stage.replaceChildren(element('h1', { class: 'compact' }, text('look.scan')),
      element('div', { class: 'waiting' }, element('p', { role: 'status' }, text('look.waiting', { count }))));
  }

  function showPhotos() {
    stage.replaceChildren(
      element('div', { class: 'title' }, element('h1', { class: 'compact' }, text('look.scan')),
        button(text('look.anew'), forget, { class: 'plain' })),
      ...photos.map(photoFigure),
      element('div', { class: 'row' },
        hasCamera() ? button(text('look.camera'), openCamera, { class: 'large' }, 'look') : null, source),
      element('p', { class: 'quiet small' }, text('look.tap')));
  }

  function photoFigure(photo) {
    const image = element('img', { src: photo.address, alt: text('photo.alt', { names: nameList(photo.objects) }),
      width: photo.width, height: photo.height });
    const boxed = new BoxedPhoto(image, { pressed: (object) => correct(photo, object) });
    boxed.show(photo.objects, photo.width, photo.height);
    return boxed.node;
  }

  /** Lets the cook say whether a box is right; what is said is taught and counts from the next photo on. */
  async function correct(photo, object) {
    const answer = await sheet(object.name, (close) => [
      element('p', { class: 'quiet' }, text('box.accuracy', { confidence: object.confidence.toFixed(2) })),
      element('div', { class: 'stack' },
        button(text('box.right'), () => close('right'), { class: 'primary' }),
        button(text('box.other'), () => close('other')), button(text('box.none'), () => close('none')),
        button(text('cancel'), () => close(null), { class: 'plain' })),
    ]);
    if (answer === 'right') await teach(photo, object, object.name);
    if (answer === 'none') await teach(photo, object, 'none');
    if (answer !== 'other') return;
    const name = await ask(text('box.what'), text('ingredient'), { choices: await ingredientNames(), action: text('box.learn') });
    if (name) await teach(photo, object, name);
  }

  async function teach(photo, object, name) {
    const form = new FormData();
    form.append('name', name);
    const { x, y, width, height } = object.box ?? { x: 0, y: 0, width: photo.width, height: photo.height };
    form.append('region', [x, y, width, height].map(Math.round).join(','));
    form.append('photo', photo.file, photo.file.name);
    const answer = await attempt(() => api.submit('/teach', form));
    if (!answer) return;
    const { ingredient, name: learnt } = answer.taught[0];
    const before = { objects: photo.objects, names: new Map(seen) };
    photo.objects = name === 'none'
      ? photo.objects.filter((other) => other !== object)
      : photo.objects.map((other) => (other === object ? { ...object, ingredient, name: learnt, confidence: 1 } : other));
    if (name !== object.name) forgetUnlessElsewhere(object.ingredient);
    if (name !== 'none') enter([{ ingredient, name: learnt, confidence: 1 }]);
    showPhotos();
    showList();
    toast(text(name === 'none' ? 'box.taught.none' : 'box.taught', { name: learnt }), { undo: async () => {
      if (!await attempt(() => api.patch('/teach', { action: 'undo' }))) return;
      photo.objects = before.objects;
      seen.clear();
      for (const [id, entry] of before.names) seen.set(id, entry);
      showPhotos();
      showList();
    } });
  }

  function forgetUnlessElsewhere(ingredient) {
    if (photos.some(({ objects }) => objects.some((object) => object.ingredient === ingredient))) return;
    seen.delete(ingredient);
  }

  /** Each ingredient enters the list once, in the order seen, and switched off. */
  function enter(ingredients) {
    const fresh = ingredients.filter(({ ingredient }) => !seen.has(ingredient));
    if (!fresh.length) return;
    for (const { ingredient, name, confidence } of fresh) seen.set(ingredient, { name, confidence, isChosen: false });
    news.textContent = fresh.map(({ name }) => name).join(', ');
    showList();
  }

  function showList() {
    if (seen.size === 0) {
      found.replaceChildren(...(photos.length ? [nothingFound(), addition()] : []));
      return;
    }
    const chosen = [...seen.values()].filter(({ isChosen }) => isChosen);
    const count = element('output', { class: 'quiet' }, text('choose.count', { count: chosen.length, most }));
    found.replaceChildren(
      element('div', { class: 'title' }, element('h2', {}, text('choose.title')), count),
      element('ul', { class: 'list' }, [...seen].map(([id, entry]) => listed(id, entry))),
      addition(),
      element('div', { class: 'decision' },
        button(text('choose.recipes'), recommend, { class: 'primary large' }, 'cook'),
        button(text('choose.pantry'), keep, {}, 'pantry')));
  }

  function listed(id, entry) {
    const control = element('input', { type: 'checkbox', role: 'switch', checked: entry.isChosen, onchange: () => {
      entry.isChosen = control.checked;
      const count = [...seen.values()].filter(({ isChosen }) => isChosen).length;
      found.querySelector('output').textContent = text('choose.count', { count, most });
    } });
    return element('li', {},
      element('label', { class: 'switch' }, element('span', {}, entry.name),
        entry.confidence < 1 && element('span', { class: 'quiet small numbers' }, entry.confidence.toFixed(2)), control),
      symbolButton(text('choose.drop', { name: entry.name }), 'close', () => { seen.delete(id); showList(); }, { class: 'round plain' }));
  }

  function addition() {
    const field = element('input', { 'aria-label': text('choose.add'), placeholder: text('choose.add'), list: 'ingredients', autocomplete: 'off' });
    const names = element('datalist', { id: 'ingredients' });
    field.addEventListener('focus', async () => {
      if (!names.children.length) names.append(...(await ingredientNames()).map((value) => element('option', { value })));
    }, { once: true });
    const submit = (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return;
      const known = [...seen.values()].find((entry) => entry.name.toLowerCase() === name.toLowerCase());
      if (known) known.isChosen = true;
      else seen.set(name, { name, confidence: 1, isChosen: true });
      showList();
      found.querySelector('.entry input').focus();
    };
    return element('form', { class: 'entry', onsubmit: submit }, field, names,
      element('button', { class: 'round', 'aria-label': text('add') }, symbol('plus')));
  }

  function nothingFound() {
    return element('div', { class: 'empty' }, element('h2', {}, text('look.nothing')), element('p', {}, text('look.nothing.hint')));
  }

  async function recommend() {
    const names = [...seen.values()].filter(({ isChosen }) => isChosen).map(({ name }) => name);
    if (names.length === 0) return tell(text('choose.none'), text('choose.rule'));
    if (names.length > most) return tell(text('choose.many'), text('choose.rule'));
    return go('cook', { with: names.join(',') });
  }

  async function keep() {
    const names = [...seen.values()].map(({ name }) => name);
    const answer = await attempt(() => api.post('/pantry', { food: names.join(', ') }));
    if (!answer) return;
    toast(text('pantry.added', { names: names.join(', ') }), { undo: () => attempt(() => api.patch('/pantry', { action: 'undo' })) });
  }

  function forget() {
    for (const { address } of photos) URL.revokeObjectURL(address);
    photos.length = 0;
    seen.clear();
    showDoor();
    showList();
  }
}

/** Returns an address for a photo; what the browser cannot show (HEIC), the server turns into a JPEG. */
async function picture(file, { width, height }) {
  const own = URL.createObjectURL(file);
  const image = new Image();
  image.src = own;
  if (await image.decode().then(() => true, () => false)) return own;
  URL.revokeObjectURL(own);
  const corners = [0, 0, width, 0, width, height, 0, height].join(',');
  const shown = await attempt(() => api.send('/flatten/picture', file, { corners, format: 'jpg' }, { as: 'blob' }));
  return shown ? URL.createObjectURL(shown) : '';
}

const nameList = (objects) => [...new Set(objects.map(({ name }) => name))].join(', ');

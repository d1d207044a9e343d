import { element, symbol } from './element.js';
import { text } from './language.js';

/**
 * Returns a button that lets one choose photos; photos may also be dropped anywhere on the page or pasted.
 *
 * `take` receives the files. Everything ends with the view's signal.
 */
export function photoSource(take, { label = text('photo.choose'), several = true, large = false, primary = false, signal }) {
  const input = element('input', { type: 'file', accept: 'image/*,.heic,.heif', multiple: several, class: 'behind',
    onchange: () => { if (input.files.length) take([...input.files]); input.value = ''; } });
  const classes = ['button', 'file', large && 'large', primary && 'primary'].filter(Boolean).join(' ');

  const offered = (transfer) => [...(transfer?.files ?? [])].filter(isPhoto);
  addEventListener('dragover', (event) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    document.body.classList.add('receiving');
  }, { signal });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) document.body.classList.remove('receiving');
  }, { signal });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('receiving');
    const files = offered(event.dataTransfer);
    if (files.length) take(several ? files : files.slice(0, 1));
  }, { signal });
  addEventListener('paste', (event) => {
    const files = offered(event.clipboardData);
    if (files.length) take(several ? files : files.slice(0, 1));
  }, { signal });
  return element('label', { class: classes }, symbol('photo'), label, input);
}

/** Returns whether a file looks like a photo; what it is in truth the server says. */
const isPhoto = (file) => file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);

import { element, symbol } from './element.js';

/**
 * Returns a button that lets one choose files; they may also be dropped anywhere on the page.
 *
 * `take` receives those that `isWanted`. Everything ends with the view's signal.
 */
export function fileSource(take, { label, symbolName, accept = null, isWanted = () => true, several = true, classes = [], signal }) {
  const input = element('input', { type: 'file', accept, multiple: several, class: 'behind',
    onchange: () => { if (input.files.length) take([...input.files]); input.value = ''; } });
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
    const files = [...event.dataTransfer.files].filter(isWanted);
    if (files.length) take(several ? files : files.slice(0, 1));
  }, { signal });
  return element('label', { class: ['button', 'file', ...classes].join(' ') }, symbol(symbolName), label, input);
}

import { fileSource } from './file-source.js';
import { text } from './language.js';

/**
 * Returns a button that lets one choose photos; photos may also be dropped anywhere on the page or pasted.
 *
 * `take` receives the files. Everything ends with the view's signal.
 */
export function photoSource(take, { label = text('photo.choose'), several = true, large = false, primary = false, signal }) {
  addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(isPhoto);
    if (files.length) take(several ? files : files.slice(0, 1));
  }, { signal });
  const classes = [large && 'large', primary && 'primary'].filter(Boolean);
  return fileSource(take, { label, symbolName: 'photo', accept: 'image/*,.heic,.heif', isWanted: isPhoto, several, classes, signal });
}

/** Returns whether a file looks like a photo; what it is in truth the server says. */
const isPhoto = (file) => file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);

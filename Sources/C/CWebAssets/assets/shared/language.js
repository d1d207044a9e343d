import { words } from './words.js';

const key = 'fridge.language';

/** The languages, each with its own name. */
export const languages = { en: 'English', ko: '한국어' };

/** The language of the page: the one that was chosen, otherwise the first of the browser's that is known. */
export const language = chosen() ?? preferred() ?? 'en';

/**
 * Returns the words for a key.
 *
 * `{name}` stands for a fact; `{s:count}` for an ending that English adds unless the count is one, and `{ves:count}` for
 * one that replaces an f.
 */
export function text(name, facts = {}) {
  const sentence = words[name]?.[language] ?? name;
  return sentence.replace(/\{(?:(\w+):)?(\w+)\}/g, (_, ending, fact) => {
    if (ending) return facts[fact] === 1 ? singular[ending] ?? '' : ending;
    return facts[fact] ?? '';
  });
}

/** Endings that the singular does not just lack. */
const singular = { ves: 'f' };

/** Returns whether there are words for a key. */
export const isWord = (name) => name in words;

/** Keeps the choice and shows the page anew. */
export function choose(language) {
  localStorage.setItem(key, language);
  location.reload();
}

/** Returns a date (`2026-11-23`) as people write it: `Mon, 23 November`. */
export function dayName(date, options = { weekday: 'short', month: 'long', day: 'numeric' }) {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
}

/** Returns today's date on this device, as `2026-11-23`. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the number of days from today until a date; negative when it is over. */
export const daysUntil = (date) => Math.round((Date.parse(date) - Date.parse(today())) / 86_400_000);

function chosen() {
  const kept = localStorage.getItem(key);
  return kept in languages ? kept : null;
}

function preferred() {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in languages);
}

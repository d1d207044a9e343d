import { isWord, language, text } from './language.js';

const fractions = new Map([[0.25, '¼'], [0.5, '½'], [0.75, '¾'], [0.33, '⅓'], [0.67, '⅔'], [0.2, '⅕']]);

/** Returns an amount as cooks write it: `1½ tbsp`, `반 모`; empty where none is given. */
export function amountText({ amount, unit } = {}) {
  if (amount === null || amount === undefined) return '';
  const name = unitName(unit, amount);
  return language === 'ko' || !name ? `${numberText(amount)}${name}` : `${numberText(amount)} ${name}`;
}

/** Returns a number with at most two decimals, its quarters and thirds as fractions. */
export function numberText(number) {
  const whole = Math.floor(number);
  const rest = Math.round((number - whole) * 100) / 100;
  const fraction = fractions.get(rest);
  if (fraction && whole < 10) return whole ? `${whole}${fraction}` : fraction;
  return new Intl.NumberFormat(language, { maximumFractionDigits: number < 10 ? 2 : 0 }).format(number);
}

/** Returns what a shop sells: `1 bag (500 g)`. */
export function packageText({ amount, unit, holds }) {
  const size = holds ? ` (${amountText(holds)})` : '';
  return amountText({ amount, unit }) + size;
}

/** Returns a time: `35 min`, `1 h 20 min`. */
export function minutesText(minutes) {
  if (minutes < 60) return text('minutes', { minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? text('hours.minutes', { hours, minutes: rest }) : text('hours', { hours });
}

/** Returns the time that is left of a timer: `4:05`. */
export function clockText(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const pair = (number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${pair(minutes)}:${pair(whole % 60)}` : `${minutes}:${pair(whole % 60)}`;
}

function unitName(unit, amount) {
  if (!unit || (unit === 'piece' && language === 'en')) return '';
  const key = `unit.${unit}`;
  if (!isWord(key)) return unit;
  return text(key, { n: amount > 1 ? 2 : 1 });
}

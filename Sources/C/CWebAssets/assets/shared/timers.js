import { clockText } from './amounts.js';
import { symbolButton, button, element } from './element.js';
import { text } from './language.js';
import { toast } from './toast.js';

/** The timers that run; they go on while one looks at another view. */
const running = new Set();
const shelf = element('div', { class: 'timers', role: 'group', 'aria-label': text('timers') });
let pulse = null;
let sound = null;

/** Starts a timer that rings after so many seconds; it is shown on every view until it is stopped. */
export function startTimer(name, seconds) {
  // Browsers let a page make sounds only if they were prepared while the user pressed something.
  sound ??= new AudioContext();
  sound.resume();
  const face = element('span', { class: 'numbers' });
  const timer = { name, face, end: Date.now() + 1000 * seconds, hasRung: false };
  timer.node = element('div', { class: 'timer' }, face, element('span', { class: 'small' }, name),
    symbolButton(text('timer.stop', { name }), 'close', () => stop(timer), { class: 'round plain' }));
  running.add(timer);
  shelf.append(timer.node);
  document.body.append(shelf);
  pulse ??= setInterval(tick, 250);
  tick();
}

function tick() {
  for (const timer of running) {
    const left = (timer.end - Date.now()) / 1000;
    timer.face.textContent = clockText(left);
    if (left > 0 || timer.hasRung) continue;
    timer.hasRung = true;
    timer.node.classList.add('over');
    timer.face.textContent = text('timer.over');
    toast(text('timer.rings', { name: timer.name }));
    ring();
  }
}

function stop(timer) {
  running.delete(timer);
  timer.node.remove();
  if (running.size) return;
  clearInterval(pulse);
  pulse = null;
  shelf.remove();
}

/** Three soft beeps, and a shake where a phone can. */
function ring() {
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  for (const start of [0, 0.45, 0.9]) {
    const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = 880;
    loudness.gain.setValueAtTime(0.0001, sound.currentTime + start);
    loudness.gain.exponentialRampToValueAtTime(0.3, sound.currentTime + start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + start + 0.35);
    tone.connect(loudness).connect(sound.destination);
    tone.start(sound.currentTime + start);
    tone.stop(sound.currentTime + start + 0.4);
  }
}

/** Returns a button that starts a timer found in a step. */
export function timerButton({ text: name, seconds }) {
  return button(text('timer.start', { name }), () => startTimer(name, seconds), {}, 'timer');
}

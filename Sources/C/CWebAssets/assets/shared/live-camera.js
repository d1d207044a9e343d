import { api } from './api.js';
import { element } from './element.js';
import { language } from './language.js';

const longestSide = 960;

/** The least and the most milliseconds between two frames that are sent. */
const [shortest, longest] = [66, 500];

/**
 * A camera whose newest frame is always the next that is looked at.
 *
 * Frames go through a WebSocket twice as often as the server can look at them: it drops what is overtaken, so that what it
 * looks at next is never older than half a look. Where WebSockets do not get through, frames are sent one by one.
 */
export class LiveCamera {
  constructor({ saw, failed }) {
    this.saw = saw;
    this.failed = failed;
    this.session = crypto.randomUUID?.() ?? `camera-${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
    this.video = element('video', { muted: true, playsinline: true, autoplay: true });
    // The attribute alone does not silence a video that a script made, and one with sound may not start by itself.
    this.video.muted = true;
    this.isRunning = false;
  }

  /** Asks for the rear camera, or another where there is none, and begins to look. */
  async start() {
    const wish = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } };
    this.stream = await navigator.mediaDevices.getUserMedia({ video: wish, audio: false });
    this.video.srcObject = this.stream;
    await this.video.play();
    this.isRunning = true;
    this.look();
  }

  /** Stops the camera and forgets the session. */
  stop() {
    if (!this.stream) return;
    this.isRunning = false;
    for (const track of this.stream.getTracks()) track.stop();
    this.stream = null;
    if (this.socket) this.socket.close(1000);
    else if (this.hasSent) api.remove(`/live/${this.session}`).catch(() => null);
  }

  /** Returns the present frame as a JPEG. */
  async frame(longest = longestSide) {
    const { videoWidth: width, videoHeight: height } = this.video;
    const scale = Math.min(1, longest / Math.max(width, height));
    const canvas = element('canvas', { width: Math.round(width * scale), height: Math.round(height * scale) });
    canvas.getContext('2d').drawImage(this.video, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  }

  /** Has frames looked at until the camera is stopped; a connection that breaks is made anew. */
  async look() {
    while (this.isRunning) {
      const wasOpen = await this.watch();
      if (this.isRunning && !wasOpen) await this.sendOne();
      if (this.isRunning && wasOpen) await pause(longest);
    }
  }

  /** Sends frames through a WebSocket until it closes; returns whether it ever opened. */
  async watch() {
    const address = new URL(`/api/v1/live?lang=${language}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    const happened = (name) => new Promise((resolve) => socket.addEventListener(name, resolve, { once: true }));
    const closed = happened('close');
    const isOpen = await Promise.race([happened('open').then(() => true), closed.then(() => false)]);
    if (!isOpen) return false;
    this.socket = socket;
    let interval = shortest;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(data);
      if (!this.isRunning) return;
      if (answer.event === 'problem') return this.failed(Object.assign(new Error(), { problem: answer.problem }));
      interval = Math.max(shortest, Math.min(longest, answer.latency_ms / 2));
      this.saw(answer);
    });
    while (this.isRunning && socket.readyState === WebSocket.OPEN) {
      // A frame that the network still holds is older than the next.
      const frame = socket.bufferedAmount === 0 && (await this.frame());
      if (frame && socket.readyState === WebSocket.OPEN) socket.send(frame);
      await Promise.race([pause(interval), closed]);
    }
    socket.close(1000);
    this.socket = null;
    return true;
  }

  /** Sends one frame as a request. */
  async sendOne() {
    try {
      const frame = await this.frame();
      this.hasSent = true;
      const answer = frame && (await api.send(`/live/${this.session}`, frame));
      if (this.isRunning && answer?.event === 'frame') this.saw(answer);
    } catch (error) {
      if (!this.isRunning) return;
      this.failed(error);
      await pause(2_000);
    }
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns whether this page may use a camera: browsers give it only to HTTPS and to this machine. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

import { api } from './api.js';
import { element } from './element.js';

const longestSide = 960;

/**
 * A camera whose newest frame is always the next that is looked at.
 *
 * One frame at a time is on its way, so that the server never falls behind; frames between are dropped.
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
    api.remove(`/live/${this.session}`).catch(() => null);
  }

  /** Returns the present frame as a JPEG. */
  async frame(longest = longestSide) {
    const { videoWidth: width, videoHeight: height } = this.video;
    const scale = Math.min(1, longest / Math.max(width, height));
    const canvas = element('canvas', { width: Math.round(width * scale), height: Math.round(height * scale) });
    canvas.getContext('2d').drawImage(this.video, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  }

  async look() {
    while (this.isRunning) {
      try {
        const frame = await this.frame();
        const answer = frame && (await api.send(`/live/${this.session}`, frame));
        if (this.isRunning && answer?.event === 'frame') this.saw(answer);
      } catch (error) {
        if (!this.isRunning) return;
        this.failed(error);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}

/** Returns whether this page may use a camera: browsers give it only to HTTPS and to this machine. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

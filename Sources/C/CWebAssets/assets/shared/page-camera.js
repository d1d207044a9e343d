import { api } from './api.js';
import { element, shape } from './element.js';
import { LiveCamera } from './live-camera.js';

/** The time for which a page is held still, in milliseconds, and the share of the frame by which its corners may move. */
const [patience, play] = [1_500, 0.03];

/**
 * A camera that takes a photo by itself once a page has been held still in front of it.
 *
 * `node` shows the picture with the outline of the page, and how long it has been still. `taken` receives the photo.
 */
export class PageCamera {
  constructor({ taken, failed }) {
    this.camera = new LiveCamera({ saw: () => {}, failed });
    this.camera.look = () => this.watch();
    Object.assign(this, { taken, failed });
    this.outline = shape('polygon', { class: 'outline' });
    this.drawing = shape('svg', { 'aria-hidden': 'true' }, this.outline);
    this.progress = element('progress', { max: 1, value: 0, 'aria-hidden': 'true' });
    this.node = element('div', { class: 'board watching' }, this.camera.video, this.drawing, this.progress);
  }

  start() { return this.camera.start(); }

  stop() { this.camera.stop(); }

  /** Takes the photo now. */
  async take() {
    const photo = await this.camera.frame(3_000);
    this.stop();
    if (photo) this.taken(new File([photo], 'page.jpg', { type: 'image/jpeg' }));
  }

  async watch() {
    let still = null;
    while (this.camera.isRunning) {
      try {
        const frame = await this.camera.frame(640);
        const answer = frame && (await api.send('/flatten', frame));
        if (!this.camera.isRunning) return undefined;
        const photo = answer?.photos[0];
        const corners = photo?.pages?.[0]?.corners ?? null;
        this.show(corners, photo);
        const now = performance.now();
        if (!corners || !still || distance(corners, still.corners) > play * Math.max(photo.width, photo.height)) {
          still = corners && { corners, since: now };
        }
        this.progress.value = still ? Math.min(1, (now - still.since) / patience) : 0;
        if (this.progress.value === 1) return this.take();
      } catch (error) {
        if (!this.camera.isRunning) return undefined;
        this.failed(error);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  }

  show(corners, photo) {
    if (photo?.width) this.drawing.setAttribute('viewBox', `0 0 ${photo.width} ${photo.height}`);
    this.outline.setAttribute('points', (corners ?? []).map((corner) => corner.join(',')).join(' '));
  }
}

/** Returns how far the corner that has moved most is from where it was. */
function distance(corners, others) {
  return Math.max(...corners.map(([x, y], index) => Math.hypot(x - others[index][0], y - others[index][1])));
}

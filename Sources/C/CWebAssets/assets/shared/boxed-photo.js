import { element } from './element.js';
import { text } from './language.js';

/**
 * A picture with a button over each object that was found in it.
 *
 * `picture` is an image or a video; boxes are in pixels of a picture of `width` by `height`.
 */
export class BoxedPhoto {
  constructor(picture, { pressed = null } = {}) {
    this.pressed = pressed;
    this.layer = element('div', { class: 'boxes' });
    this.node = element('figure', { class: 'boxed' }, picture, this.layer);
  }

  /** Draws the boxes of the objects; an object without a box is the whole picture. */
  show(objects, width, height) {
    // A live picture is drawn anew many times a second: buttons would flicker under the finger, so it has none.
    const name = this.pressed ? 'button' : 'div';
    this.layer.replaceChildren(...[...objects].sort(largestFirst).map((object) => {
      const box = object.box ?? { x: 0, y: 0, width, height };
      const label = element('span', { class: 'label' }, object.name);
      const properties = this.pressed
        ? { type: 'button', 'aria-label': text('box', { name: object.name, confidence: object.confidence.toFixed(2) }),
            onclick: () => this.pressed(object) }
        : {};
      const node = element(name, { class: box.y < 0.08 * height ? 'box low' : 'box', ...properties }, label);
      const share = (length, whole) => `${(100 * Math.max(0, length)) / whole}%`;
      node.style.left = share(box.x, width);
      node.style.top = share(box.y, height);
      node.style.width = share(Math.min(box.width, width - box.x), width);
      node.style.height = share(Math.min(box.height, height - box.y), height);
      return node;
    }));
  }
}

/** Small boxes lie over large ones, so that each can be pressed. */
function largestFirst(a, b) {
  const area = ({ box }) => (box ? box.width * box.height : Infinity);
  return area(b) - area(a);
}

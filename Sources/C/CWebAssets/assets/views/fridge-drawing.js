import { shape } from '../shared/element.js';

/** Returns the drawing of an open fridge, which is decoration. */
export function fridgeDrawing() {
  const lines = [
    // The case, its shelves and the drawer.
    'M40 14h160a18 18 0 0 1 18 18v336a18 18 0 0 1-18 18H40a18 18 0 0 1-18-18V32a18 18 0 0 1 18-18z',
    'M38 30h164v276H38zM38 122h164M38 214h164M38 320h164v50H38zM98 345h44',
    // Top shelf: milk, a jar, a cabbage.
    'M54 122V72l10-16h20l10 16v50M54 72h40M64 56v-8h20v8', 'M110 122V84h30v38M107 76h36v8h-36z',
    'M154 122a20 22 0 0 1 40 0M174 100v22M174 110l-10-6M174 114l10-6',
    // Middle shelf: a leek over a bowl, a bottle.
    'M50 186h62l-8 28H58zM56 178l50-14M62 184l46-24', 'M132 214v-34q0-8 6-12v-18h12v18q6 4 6 12v34M132 188h24',
    'M170 214v-20a14 14 0 0 1 28 0v20',
    // Bottom shelf: the carton of eggs.
    'M52 306v-22h92v22M52 284q11 12 23 0M75 284q11 12 23 0M98 284q11 12 23 0M121 284q11 12 23 0',
    'M160 306v-30h32v30M160 276l16-10 16 10',
    // The door.
    'M218 32l46-12v388l-46-22M228 96l28-5v10M228 190l28-3v10M228 290l28 2v-10',
  ];
  const eggs = [63.5, 86.5, 109.5].map((cx) => shape('ellipse', { cx, cy: 276, rx: 9, ry: 11.5 }));
  return shape('svg', { class: 'fridge', viewBox: '0 0 284 420', 'aria-hidden': 'true' },
    shape('rect', { class: 'light', x: 38, y: 30, width: 164, height: 276 }),
    lines.map((d) => shape('path', { d })), shape('g', { class: 'yolk' }, eggs));
}

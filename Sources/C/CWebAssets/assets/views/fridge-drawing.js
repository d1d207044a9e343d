/** The drawing stands in the page itself, which shows it before any script runs. */
const drawing = document.querySelector('.fridge');

/** Returns the drawing of an open fridge, which is decoration. */
export const fridgeDrawing = () => drawing.cloneNode(true);

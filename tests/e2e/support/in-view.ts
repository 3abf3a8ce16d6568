import type { Locator } from 'playwright-core';

/** Reports whether all of the button is inside the window as it is scrolled now, with nothing over its middle. */
export function isInView(button: Locator): Promise<boolean> {
  return button.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    const isInside = y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth;
    return isInside && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === shown;
  });
}

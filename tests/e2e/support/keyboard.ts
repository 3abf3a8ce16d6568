/** A person without a mouse: Tab until the wanted control has the focus, which must be seen, then keys. */
import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 60;

/** Tabs to a control; fails when it cannot be reached, when its focus shows no ring, or when it lies under a sticky bar. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
    if (await hasFocus(target)) break;
    if (tabs === MOST_TABS) throw new Error(`${String(target)} cannot be reached with Tab.`);
    await page.keyboard.press('Tab');
  }
  const hidden = await target.evaluate((element) => {
    if (!element.matches(':focus-visible')) return 'its focus is not visible';
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && (element.contains(above) || above.contains(element)) ? null : 'something covers it';
  });
  if (hidden) throw new Error(`${String(target)}: ${hidden}.`);
}

/** Replaces what stands in a text field. */
export async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

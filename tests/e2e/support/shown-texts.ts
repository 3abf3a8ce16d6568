/**
 * The visible texts of a page, and the names, titles, hints and image texts that a screen reader speaks, each with its
 * place.
 */
import type { Page } from 'playwright-core';

export interface ShownText {
  /** Tag and class of the element, or the attribute. */
  readonly where: string;
  readonly text: string;
}

/** Without what is marked as being in another language than the page (`lang`). */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const ignored = 'script, style, noscript, template';
    const language = document.documentElement.lang;
    const isForeign = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? language) !== language;
    const place = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
    const found: { where: string; text: string }[] = [{ where: 'title', text: document.title }];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches(ignored) || element.closest(ignored) || isForeign(element)) continue;
      if (!(element instanceof HTMLOptionElement) && !element.checkVisibility()) continue;
      for (const name of attributes) {
        const text = element.getAttribute(name)?.trim();
        if (text) found.push({ where: `${place(element)} ${name}`, text });
      }
      // the browser writes the value of a day in a language of its own
      if (element instanceof HTMLInputElement && ['text', 'tel', 'search', 'email', 'number'].includes(element.type) && element.value)
        found.push({ where: `${place(element)} value`, text: element.value });
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? '');
      const text = own.join('').replace(/\s+/g, ' ').trim();
      if (text) found.push({ where: place(element), text });
    }
    return found;
  });
}

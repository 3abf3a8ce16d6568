/**
 * Someone without a mouse: Tab, Enter, Space, arrows and letters. Every place the focus comes to is looked at on the
 * way.
 */
import type { Page } from 'playwright-core';

/** More stops than any screen has: then what was looked for is out of the keyboard's reach. */
const MOST_STOPS = 120;

interface Stop {
  readonly name: string;
  readonly role: string;
  readonly problems: readonly string[];
}

export class Keys {
  /** Problems at the elements that had the focus, each once. */
  readonly problems = new Set<string>();

  constructor(readonly page: Page) {}

  /** Tabs on until the focus is on what is called so. */
  async to(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const seen: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await this.page.keyboard.press(key);
      const here = await this.look();
      if (typeof name === 'string' ? here.name === name : name.test(here.name)) return;
      seen.push(here.name);
    }
    throw new Error(`Tab never comes to ${String(name)}; it comes to ${[...new Set(seen)].join(' → ')}`);
  }

  /** The focus is there already, as after following a link to a field. */
  async at(name: string | RegExp): Promise<void> {
    const here = await this.look();
    if (typeof name === 'string' ? here.name !== name : !name.test(here.name))
      throw new Error(`The focus is on '${here.name}', not on ${String(name)}`);
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.to(name);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** The choice of a native select, by its first letters, as people type them. */
  async choose(name: string | RegExp, option: string): Promise<void> {
    await this.to(name);
    const offered = (wanted: string) => {
      const element = document.activeElement;
      return element instanceof HTMLSelectElement && [...element.options].some(({ text }) => text === wanted);
    };
    await this.page.waitForFunction(offered, option);
    await this.page.keyboard.type(option);
    const chosen = (wanted: string) => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text === wanted;
    await this.page.waitForFunction(chosen, option);
  }

  async press(name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(name);
    await this.page.keyboard.press(key);
  }

  /** In a group of radio buttons: from the one that Tab comes to, with the arrow, to the one called so. */
  async arrowTo(name: RegExp): Promise<void> {
    for (let step = 0; step < 10; step++) {
      const here = await this.look();
      if (name.test(here.name)) {
        if (step === 0) await this.page.keyboard.press('Space');
        return;
      }
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrows never come to ${String(name)}`);
  }

  /** Where the focus is, once the page has scrolled to it: is it seen, and does nothing lie over it? */
  private async look(): Promise<Stop> {
    const stop = await this.page.evaluate(async (): Promise<Stop> => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return { name: '', role: 'body', problems: [] };
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const named = element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      const text =
        element.getAttribute('aria-label') ??
        named?.join(' ') ??
        (labels.length ? labels.map((label) => label.textContent).join(' ') : element.textContent);
      const name = text
        .replace(/\s+/g, ' ')
        .replace(/\s*\*$/, '')
        .trim();

      const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type);
      const shown = (isChoice && labels[0]) || element;
      const lineage = [element, shown, shown.parentElement, shown.parentElement?.parentElement].filter((each) => each instanceof Element);
      const isGiven = element.tabIndex < 0; // by the page, as a new screen's heading: no stop of Tab
      const isRinged = lineage.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || (each === element && boxShadow !== 'none');
      });
      const { left, top, bottom, width, height } = shown.getBoundingClientRect();
      // of what is too high for the window (a table that scrolls) the part that is in it
      const isHigh = height > window.innerHeight / 2;
      const middle = isHigh ? (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2 : top + height / 2;
      const hit = document.elementFromPoint(left + width / 2, middle);
      const isCovered = hit === null || !(shown.contains(hit) || hit.contains(shown));
      const problems = [
        ...(isRinged || isGiven ? [] : ['no ring shows that it has the focus']),
        ...(isCovered ? [`lies under ${hit?.tagName ?? 'the edge'} ${hit?.className ?? ''}`] : []),
      ];
      return { name, role: element.tagName, problems };
    });
    for (const problem of stop.problems) this.problems.add(`${new URL(this.page.url()).pathname}: ${stop.role} '${stop.name}': ${problem}`);
    return stop;
  }
}

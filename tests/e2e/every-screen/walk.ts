/** Opens every screen of a user once and checks everything about it in that one visit: a page load costs more than the checks. */
import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility';
import type { Market } from '../support/market';
import { shownTexts } from '../support/shown-texts';
import { type Look, pageOf, step, visit, type Visitor } from '../support/visits';
import { languageProblems, readTyped } from './language';

/** Pages that load beside each other: while one waits for its requests, another is checked. */
const PAGES = 3;

interface Walk {
  readonly browser: Browser;
  readonly market: Market;
  readonly visitor: Visitor;
  readonly look: Look;
  readonly addresses: readonly string[];
}

/** The problems by address; an address without any is left out. */
export async function walk({ browser, market, visitor, look, addresses }: Walk): Promise<Record<string, string[]>> {
  const first = await pageOf(browser, visitor, market, look);
  const context = first.context();
  const waiting = [...addresses];
  const found: Record<string, string[]> = {};
  const visitAll = async (page: Page): Promise<void> => {
    page.setDefaultTimeout(30_000);
    let isOpen = false;
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // a visitor's pages come rendered from the server: they are opened by their addresses
      await (isOpen && visitor !== 'VISITOR' ? step : visit)(page, address);
      isOpen = true;
      const problems = [...(await accessibilityProblems(page)), ...(await textProblems(page, address, look, market))];
      if (problems.length > 0) found[address] = problems;
    }
  };
  const others = Array.from({ length: Math.min(PAGES, addresses.length) - 1 }, () => context.newPage());
  await Promise.all([first, ...(await Promise.all(others))].map(visitAll));
  await context.close();
  return found;
}

/** What seems foreign is compared once more without what the users of other tests typed meanwhile. */
async function textProblems(page: Page, address: string, { language }: Look, market: Market): Promise<string[]> {
  const shown = { texts: await shownTexts(page), address, language };
  return languageProblems(shown, market).length === 0 ? [] : languageProblems(shown, market, await readTyped());
}

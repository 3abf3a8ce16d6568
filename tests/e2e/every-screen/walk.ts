/**
 * Opens every screen of a user once and checks everything about it in that one visit: a page load costs more than the
 * checks.
 */
import type { Browser, Page } from 'playwright-core';
import { renderedPathOf } from '../../../schema/values/site/page-renderer';
import { accessibilityProblems } from '../support/accessibility';
import type { Market } from '../support/market';
import { controlProblems } from '../support/controls';
import { listProblems } from '../support/list-screens';
import { shownTexts } from '../support/shown-texts';
import { type Look, pageOf, step, visit, type Visitor } from '../support/visits';
import { languageProblems, readTyped } from './language';

interface Walk {
  readonly browser: Browser;
  readonly market: Market;
  readonly visitor: Visitor;
  readonly look: Look;
  readonly addresses: readonly string[];
}

/**
 * The problems by address; an address without any is left out. One page for all: each further one loads the application
 * again.
 */
export async function walk({ browser, market, visitor, look, addresses }: Walk): Promise<Record<string, string[]>> {
  const page = await pageOf(browser, visitor, market, look);
  page.setDefaultTimeout(30_000);
  const found: Record<string, string[]> = {};
  for (const [index, address] of addresses.entries()) {
    await (index === 0 || isRendered(visitor, address) ? visit : step)(page, address);
    const problems = [
      ...(await accessibilityProblems(page)),
      ...(await textProblems(page, address, look, market)),
      ...(await controlProblems(page)),
      ...(isPhone(look) ? await listProblems(page, address) : []),
    ];
    if (problems.length > 0) found[address] = problems;
  }
  await page.context().close();
  return found;
}

const isPhone = ({ device }: Look) => (device.viewport?.width ?? Infinity) < 768;

/** A visitor's page that comes rendered from the server is opened by its address. */
function isRendered(visitor: Visitor, address: string): boolean {
  return visitor === 'VISITOR' && renderedPathOf(new URL(address, 'http://localhost').pathname) !== null;
}

/**
 * Returns the texts that seem to be in the wrong language. A second comparison leaves out what the users of other tests
 * typed in the meantime.
 */
async function textProblems(page: Page, address: string, { language }: Look, market: Market): Promise<string[]> {
  const shown = { texts: await shownTexts(page), address, language };
  return languageProblems(shown, market).length === 0 ? [] : languageProblems(shown, market, await readTyped());
}

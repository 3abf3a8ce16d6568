/** A screen under axe-core: WCAG 2.2 A and AA, and its best practices; and nothing scrolls sideways. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: { axe: { run(context: Element | Document, options: object): Promise<{ violations: Violation[] }> } };

/** An open dialog is checked alone: the screen behind it is checked when it is opened. */
async function violationsOf(): Promise<Violation[]> {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return (await window.axe.run(dialog ?? document, { resultTypes: ['violations'], preload: dialog === undefined })).violations;
}

/** axe is loaded through the debugger, not as a script of the page: the page's own policy allows no foreign script. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  await page.evaluate(animationsEnded);
  const violations = await page.evaluate(violationsOf);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
}

/**
 * Waits until animations end, since an element that fades in has other colours. Endless animations such as spinners are
 * not awaited.
 */
async function animationsEnded(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** The controls of a screen as a finger or a pointer meets them: nothing covers one, and none is out of reach. */
import type { Page } from 'playwright-core';

/**
 * Scrolls to each control that is shown, in the dialog where one is open, and returns those whose own place on the
 * screen does not lead to them.
 */
export function controlProblems(page: Page): Promise<string[]> {
  return page.evaluate(findProblems);
}

function findProblems(): string[] {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="switch"], [role="menuitem"]';
  const LEAST_PX = 44;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const [left, top] = [scrollX, scrollY];

  /** Small inputs are drawn by their label, which is what people press. */
  const pressed = (control: Element): Element => {
    const { width, height } = control.getBoundingClientRect();
    const isDrawn = width > 2 && height > 2 && getComputedStyle(control).opacity !== '0';
    return isDrawn ? control : (control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? control);
  };
  const nameOf = (control: Element): string => {
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    return `${control.tagName.toLowerCase()} "${name}" ${control.classList[0] ?? ''}`;
  };
  const isShown = (control: Element): boolean =>
    control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], [aria-hidden="true"], .skip-link');

  /** The line of a link that goes over several. */
  const boxOf = (target: Element): DOMRect => target.getClientRects()[0] ?? target.getBoundingClientRect();
  const isInText = (target: Element): boolean => getComputedStyle(target).display === 'inline';

  const problemOf = (control: Element): string | null => {
    const target = pressed(control);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = boxOf(target);
    if (box.width < 2 || box.height < 2) return null; // shown while it has the focus alone
    if (box.left < -1 || box.right > innerWidth + 1) return 'reaches out of the screen';
    const [x, y] = [box.left + box.width / 2, Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1)];
    const hit = document.elementFromPoint(x, y);
    const leads = (at: Element | null): boolean =>
      at !== null && (target.contains(at) || at.closest('label')?.control === control || (isInText(target) && at.contains(target)));
    if (!leads(hit)) return `is covered by ${hit === null ? 'the edge' : nameOf(hit)}`;
    if (!isTouch || isInText(target)) return null;
    /** How far the finger may be from the middle to both sides together: padding and labels are pressed as well. */
    const reach = (dx: number, dy: number): number => {
      let reached = 0;
      for (const side of [-1, 1])
        for (let at = 1; at < LEAST_PX && leads(document.elementFromPoint(x + side * dx * at, y + side * dy * at)); at += 1) reached += 1;
      return reached + 1;
    };
    const [wide, high] = [Math.max(box.width, reach(1, 0)), Math.max(box.height, reach(0, 1))];
    return wide >= LEAST_PX - 1 && high >= LEAST_PX - 1 ? null : `is ${Math.round(wide)} × ${Math.round(high)} px`;
  };

  const modals = [...document.querySelectorAll('dialog:modal')];
  const found = [...(modals.at(-1) ?? document).querySelectorAll(CONTROLS)].filter(isShown).flatMap((control) => {
    const problem = problemOf(control);
    return problem === null ? [] : [`${nameOf(control)} ${problem}`];
  });
  scrollTo({ left, top, behavior: 'instant' });
  return [...new Set(found)];
}

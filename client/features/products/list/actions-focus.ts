/**
 * The actions of a product in the list, found again by its id: the focus goes there when the product before it is
 * deleted.
 */
export const actionsId = (productId: string) => `actions-${productId}`;

/** The card's menu, or the row's first action; else the heading. */
export function focusActions(productId: string | undefined, headingId: string): void {
  const actions = productId === undefined ? null : document.getElementById(actionsId(productId));
  const target = actions?.querySelector<HTMLElement>('button, a') ?? document.getElementById(headingId);
  target?.focus({ preventScroll: target.id === headingId });
}

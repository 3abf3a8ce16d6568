/** Terms of a sell post that a number decides: every part that buyers see changes now and then. */
const DAY = 24 * 3_600_000;

export function drawnTerms(draw: number, availableUntil: string | null): Record<string, unknown> {
  const harvestDate = new Date(Date.now() - (draw % 9) * DAY).toISOString().slice(0, 10);
  return {
    audience: draw % 5 === 0 ? 'BUSINESSES' : 'EVERYONE',
    minQuantity: '2',
    step: '1',
    tiers: draw % 3 === 0 ? [] : [{ minQuantity: String(3 + (draw % 4)), price: String(5 + (draw % 9)) }],
    tiersForBaskets: draw % 2 === 0,
    ...(availableUntil && { availableUntil }),
    ...(draw % 4 === 1 && { harvestDate }),
  };
}

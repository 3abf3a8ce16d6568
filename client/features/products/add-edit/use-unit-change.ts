import { useEffect, useRef } from 'react';
import Big from 'big.js';
import type { Failure } from '../../../platform/apollo/read-error';
import { kilogramsIn, units } from '../../../../schema/values/catalogue/units';

interface Counted {
  readonly unit: string;
  readonly quantity: string;
  readonly unitWeightKg?: string | null;
}

/** As much in another unit; null where kilograms do not say it, or not in whole units. */
function converted(from: Counted, to: Counted): string | null {
  const kilograms = ({ unit, unitWeightKg }: Counted) => {
    const standard = units.find((one) => one === unit);
    return standard ? kilogramsIn(standard, unitWeightKg || null) : null;
  };
  const [before, after] = [kilograms(from), kilograms(to)];
  if (before === null || after === null || !(+after > 0)) return null;
  const quantity = new Big(from.quantity || 0).times(before).div(after);
  return quantity.round(0).eq(quantity) ? quantity.toFixed(0) : null;
}

/**
 * Proposes how much there is in another unit, as long as the seller has typed no other figure. Where nothing can be
 * proposed, the server asks, and the figure that is there is sent once it has asked.
 */
export function useUnitChange(values: Counted, stored: Counted, propose: (quantity: string) => void) {
  const isAsked = useRef(false);
  const proposed = useRef(stored.quantity);
  const { unit, unitWeightKg = null } = values;
  useEffect(() => {
    isAsked.current = false;
    if (values.quantity !== proposed.current) return;
    const quantity = (unit === stored.unit ? null : converted(stored, values)) ?? stored.quantity;
    if (quantity === values.quantity) return;
    proposed.current = quantity;
    propose(quantity);
  }, [unit, unitWeightKg]); // oxlint-disable-line react-hooks/exhaustive-deps -- a figure is proposed for a unit, not for a figure
  return {
    /** Whether the server asks is seen from its response. */
    noticed: <Response extends { failure: Failure | null }>(response: Response): Response => {
      if (response.failure?.fields.quantity) isAsked.current = true;
      return response;
    },
    askedFor: ({ quantity }: { quantity?: string | undefined }) => (isAsked.current ? { quantity } : {}),
  };
}

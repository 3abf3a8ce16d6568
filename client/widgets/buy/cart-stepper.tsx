import { useEffect, useRef, useState } from 'react';
import { unitFacts } from '../../../schema/values/catalogue/units';
import type { Unit } from '../../../schema/values/catalogue/units';
import type { Failure } from '../../platform/apollo/read-error';
import { useMessages } from '../../platform/i18n/use-messages';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper';
import { messages } from './buy.messages';

interface CartStepperProps {
  product: {
    readonly name: string;
    readonly unit: Unit;
    /** The largest quantity of one order. */
    readonly sellable: string;
    readonly sellPost?: { readonly minQuantity: string; readonly step: string } | null;
  };
  /** Quantity in the cart now. */
  quantity: string;
  onCommit: (quantity: string) => Promise<Failure | null>;
  /** Removes the line; with it − is a bin at the least quantity. */
  onRemove?: () => void;
}

const pauseMs = 400;

/**
 * The stepper of a cart line. Typing and quick presses are local until a pause; then the cart receives one quantity,
 * not each letter.
 */
export function CartStepper({ product, quantity, onCommit, onRemove }: CartStepperProps) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(quantity);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void } | null>(null);
  useEffect(() => {
    if (!waiting.current) setDraft(quantity);
  }, [quantity]);
  useEffect(() => () => waiting.current?.send(), []); // leaving the screen loses nothing

  const settle = (value: string) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    if (value === quantity) return;
    const send = () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      void onCommit(value).then((failure) => failure && setDraft(quantity));
    };
    waiting.current = { timer: setTimeout(send, pauseMs), send };
  };
  const remove = () => {
    if (waiting.current) clearTimeout(waiting.current.timer); // what was not sent yet must not put the line back
    waiting.current = null;
    onRemove?.();
  };
  return (
    <QuantityStepper
      value={draft}
      onChange={setDraft}
      onSettled={settle}
      label={t('quantityOf', { name: product.name })}
      min={product.sellPost?.minQuantity ?? '1'}
      max={product.sellable}
      step={product.sellPost?.step ?? '1'}
      decimals={unitFacts[product.unit].decimals}
      bin={onRemove && { label: t('removeOf', { name: product.name }), onPress: remove }}
    />
  );
}

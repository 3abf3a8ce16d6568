import { useRef, useState } from 'react';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { readQuantity } from '../../../../schema/text/typed-number';
import { limits } from '../../../../schema/values/limits';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { QuantityStepper } from '../../../ui/inputs/quantity-stepper';
import { messages } from '../products.messages';

interface StockStepperProps {
  product: MyProduct_ProductFragment;
  onSave: (productId: string, quantity: string) => Promise<boolean>;
}

/**
 * Changes the stock on hand in the list. Minus stops at 1; a typed 0 is a spoilt harvest. The steppers' presses are
 * saved by the button, so that a slip changes nothing; what was typed is saved by Enter and on leaving the box, so that
 * it is never lost.
 */
export function StockStepper({ product, onSave }: StockStepperProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const stored = plainAmount(product.quantity);
  const [entered, setEntered] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isTyped = useRef(false);
  const value = entered ?? stored;
  const save = async (typed: string) => {
    const quantity = readQuantity(typed);
    if (busy || quantity === null) return; // what is no number stays in sight, with the reason beside it
    if (quantity === stored) return setEntered(null);
    setBusy(true);
    const saved = await onSave(product.id, quantity);
    setBusy(false);
    if (saved) setEntered(null);
  };
  const reserved = Number(product.quantity) - Number(product.available);
  return (
    <div
      className="stock-stepper"
      onKeyDown={() => {
        isTyped.current = true;
      }}
      onPointerDown={() => {
        isTyped.current = false;
      }}
      onBlur={(event) => {
        const left = !event.currentTarget.contains(event.relatedTarget);
        if (left && isTyped.current && entered !== null && entered !== '') void save(entered);
      }}
    >
      <QuantityStepper
        value={value}
        onChange={setEntered}
        label={t('stockOf', { name: product.name })}
        typedMin="0"
        decimals={limits.quantityDecimals}
        holdStep="10"
        onEnter={(quantity) => void save(quantity)}
      />
      {reserved > 0 && (
        <span className="caption stock-note">
          {t('promised', { reserved: format.number(plainAmount(reserved.toFixed(3))), available: format.number(product.available) })}
        </span>
      )}
      {entered !== null && entered !== stored && (
        <Button look="subtle" size="md" busy={busy} busyLabel={t('saving')} onClick={() => void save(entered || stored)}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { messages } from './products.messages';

interface StockStepperProps {
  product: MyProduct_ProductFragment;
  onSave: (productId: string, quantity: string) => Promise<boolean>;
}

/** Changes the stock in the list: digits only, minus stops at 1; saved by its own button so that a slip changes nothing. */
export function StockStepper({ product, onSave }: StockStepperProps) {
  const t = useMessages(messages);
  const stored = product.quantity.split('.')[0] ?? product.quantity;
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const value = typed ?? stored;
  const save = async () => {
    setBusy(true);
    const saved = await onSave(product.id, value || '1');
    setBusy(false);
    if (saved) setTyped(null);
  };
  return (
    <div className="stock-stepper">
      <QuantityStepper value={value} onChange={setTyped} label={t('stockOf', { name: product.name })} />
      {typed !== null && typed !== stored && (
        <Button look="subtle" size="md" busy={busy} busyLabel={t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}

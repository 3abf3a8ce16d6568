import { useState } from 'react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { messages } from './unavailable.messages';

interface UnavailableProps {
  /** By the names they were stored under; a visitor's device stored none. */
  products: readonly { readonly id: string; readonly name?: string | null }[];
  onTakeOut: (ids: readonly string[]) => Promise<unknown>;
}

/**
 * Names the saved products that are no longer sold to the user, with one button that removes them. Shows nothing if
 * there are none.
 */
export function Unavailable({ products, onTakeOut }: UnavailableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  if (products.length === 0) return null;
  const names = products.flatMap(({ name }) => name ?? []);
  const takeOut = async () => {
    setBusy(true);
    await onTakeOut(products.map(({ id }) => id));
    setBusy(false);
  };
  return (
    <Alert
      tone="warning"
      title={format.digits(t('title', { count: products.length }))}
      action={
        <Button look="outline" busy={busy} onClick={() => void takeOut()}>
          {t('takeOut')}
        </Button>
      }
    >
      {names.length > 0 && <p data-own-text>{names.join(', ')}</p>}
    </Alert>
  );
}

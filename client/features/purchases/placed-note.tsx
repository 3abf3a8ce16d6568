import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { messages } from '../../widgets/purchases/purchases.messages';

/** Right after the order: that it is placed, what comes next, and its number to take along. */
export function PlacedNote({ order }: { order: Pick<Purchase_OrderFragment, 'total' | 'trackingNumber'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    let outcome: 'copied' | 'notCopied' = 'copied';
    try {
      await navigator.clipboard.writeText(order.trackingNumber);
    } catch {
      outcome = 'notCopied'; // refused, or no clipboard: the number stands above to be selected
    }
    setCopied(outcome);
    announce(t(outcome), 'polite');
  };
  return (
    <Alert
      tone="success"
      title={t('placedTitle')}
      action={
        <Button look="outline" icon={copied === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
          {t(copied === 'copied' ? 'copied' : 'copyNumber')}
        </Button>
      }
    >
      <p>{t('placedText', { total: format.money(order.total) })}</p>
      <p>{t(copied === 'notCopied' ? 'notCopied' : 'placedNext')}</p>
    </Alert>
  );
}

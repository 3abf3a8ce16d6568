import type { ReactNode } from 'react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import type { PlacedPurchase } from '../../platform/placed-purchase';
import { UnbrokenText } from '../../ui/display/unbroken-text';
import { Alert } from '../../ui/feedback/alert';
import { messages } from './purchases.messages';

interface PlacedSummaryProps {
  purchase: PlacedPurchase;
  action?: ReactNode;
  children?: ReactNode;
}

/** That it is placed, under which numbers, and what it costs: all of it known without asking the server. */
export function PlacedSummary({ purchase: { count, total, hasOpenFee, orders }, action, children }: PlacedSummaryProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Alert tone="success" role="status" title={format.digits(t('placedTitle', { count }))} action={action}>
      <p>
        <strong>
          <UnbrokenText text={orders.map(({ trackingNumber }) => trackingNumber).join(', ')} />
        </strong>
        {' · '}
        {t(hasOpenFee ? 'placedTotalOpen' : 'placedTotal', { total: format.money(total) })}
      </p>
      {children}
    </Alert>
  );
}

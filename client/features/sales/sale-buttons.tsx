import type { OrderAction } from '../../../schema/values/orders';
import type { SaleRow_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { messages } from './sales.messages';

/** Ends the sale, so it asks first. */
export const asksFirst = (action: OrderAction) => action === 'REJECT' || action === 'CANCEL';

export const stepOf = ({ actions }: Pick<SaleRow_OrderFragment, 'actions'>) => actions.find((action) => !asksFirst(action)) ?? null;

interface SaleButtonsProps {
  order: SaleRow_OrderFragment;
  busy: boolean;
  onAction: (action: OrderAction) => void;
}

/** The one step that comes next: the same button moves an order from new to delivered. */
export function NextStep({ order, busy, onAction }: SaleButtonsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const step = stepOf(order);
  if (!step) return null;
  return (
    <Button
      look="subtle"
      busy={busy}
      busyLabel={t('working')}
      aria-label={busy ? undefined : t('actionOf', { action: t(step), number: format.digits(order.trackingNumber) })}
      onClick={() => onAction(step)}
    >
      {t(step)}
    </Button>
  );
}

/** Everything the seller may do with the order now, in the drawer's foot: the safe step last, the ending ones before it. */
export function AllSteps({ order, busy, onAction }: SaleButtonsProps) {
  const t = useMessages(messages);
  const step = stepOf(order);
  return (
    <>
      {order.actions.filter(asksFirst).map((action) => (
        <Button key={action} look="outline" tone="danger" disabled={busy} onClick={() => onAction(action)}>
          {t(action)}
        </Button>
      ))}
      {step && (
        <Button busy={busy} busyLabel={t('working')} onClick={() => onAction(step)}>
          {t(step)}
        </Button>
      )}
    </>
  );
}

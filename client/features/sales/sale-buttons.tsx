import type { SaleRow_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { endingSteps, nextStepOf, paymentSteps } from './sale-steps';
import type { SaleStep } from './sale-steps';
import { messages } from './sales.messages';

interface SaleButtonsProps {
  order: SaleRow_OrderFragment;
  busy: boolean;
  onAction: (step: SaleStep) => void;
}

/** The one step that comes next: the same button moves an order from new to delivered. */
export function NextStep({ order, busy, onAction }: SaleButtonsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const step = nextStepOf(order);
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

/** Everything the seller may do with the order now, in the drawer's or the page's foot: the safe step last, the ending ones before it. */
export function AllSteps({ order, busy, onAction }: SaleButtonsProps) {
  const t = useMessages(messages);
  const step = nextStepOf(order);
  return (
    <>
      {endingSteps(order).map((action) => (
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

/** What the seller may say of the payment now, beside what is known of it. */
export function PaymentSteps({ order, busy, onAction }: SaleButtonsProps) {
  const t = useMessages(messages);
  const steps = paymentSteps(order);
  if (steps.length === 0) return null;
  return (
    <div className="sale-payment-steps">
      {steps.map((step) => (
        <Button
          key={step}
          look={step === 'PAY_CONFIRM' ? 'solid' : 'outline'}
          tone={step === 'PAY_REFUSE' ? 'danger' : 'brand'}
          disabled={busy}
          onClick={() => onAction(step)}
        >
          {t(step)}
        </Button>
      ))}
    </div>
  );
}

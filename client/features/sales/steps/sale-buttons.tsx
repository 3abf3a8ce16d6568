import { Undo2 } from 'lucide-react';
import { isUnpaid } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { SettlingButton } from '../../../ui/buttons/settling-button';
import { useSettling } from '../../../ui/buttons/use-settling';
import type { Settling } from '../../../ui/buttons/use-settling';
import { endingSteps, isStuck, labelOf, nextStepOf, paymentSteps, quantityStepOf } from './sale-steps';
import { messages } from '../sales.messages';
import type { SaleControls } from './use-sale-controls';

interface SaleButtonsProps {
  order: SaleRow_OrderFragment;
  controls: SaleControls;
}

/** Identifies the effect of the button of the next step, for `useSettling`. */
export const placeOf = (order: SaleRow_OrderFragment): string => `${order.id} ${nextStepOf(order)}`;

/** The one step that comes next: the same button moves an order from new to delivered. */
export function NextStep({ order, controls, settling, place }: SaleButtonsProps & { settling: Settling; place: number }) {
  const t = useMessages(messages);
  const step = nextStepOf(order);
  if (!step) return null;
  if (controls.waiting.has(order.id)) return <span className="caption">{t('waitsForNetwork')}</span>;
  if (isStuck(order)) return <span className="caption">{t('stuck')}</span>;
  const busy = controls.busyId === order.id;
  return (
    <SettlingButton
      look="subtle"
      settling={settling}
      place={place}
      busy={busy}
      busyLabel={t('working')}
      aria-label={busy ? undefined : t('actionOf', { action: t(labelOf(order, step)), number: order.trackingNumber })}
      onClick={() => void controls.act(order, step)}
    >
      {t(labelOf(order, step))}
    </SettlingButton>
  );
}

/** Reverts a step that was just taken; away from the button that took it. */
export function UndoStep({ order, controls }: SaleButtonsProps) {
  const t = useMessages(messages);
  if (!controls.undoable.has(order.id)) return null;
  const label = t(order.status === 'SHIPPED' ? 'undoSHIP' : order.status === 'CONFIRMED' ? 'undoCONFIRM' : 'undo');
  return (
    <Button
      look="ghost"
      icon={<Undo2 aria-hidden />}
      disabled={controls.busyId === order.id}
      aria-label={t('actionOf', { action: label, number: order.trackingNumber })}
      onClick={() => void controls.undo(order)}
    >
      {label}
    </Button>
  );
}

/**
 * All steps the order can take now, in the foot of the drawer or page: the safe step last, the ending ones before it.
 */
export function AllSteps({ order, controls }: SaleButtonsProps) {
  const t = useMessages(messages);
  const step = nextStepOf(order);
  const other = quantityStepOf(order);
  const settling = useSettling([placeOf(order)]);
  const busy = controls.busyId === order.id;
  if (controls.waiting.has(order.id)) return <p className="caption">{t('waitsForNetwork')}</p>;
  return (
    <>
      {endingSteps(order).map((action) => (
        <Button key={action} look="outline" tone="danger" disabled={busy} onClick={() => void controls.act(order, action)}>
          {t(action)}
        </Button>
      ))}
      {other && (
        <Button look="outline" disabled={busy} onClick={() => controls.ask(order, other)}>
          {t(other)}
        </Button>
      )}
      {step && !isStuck(order) && (
        <SettlingButton settling={settling} place={0} busy={busy} busyLabel={t('working')} onClick={() => void controls.act(order, step)}>
          {t(labelOf(order, step))}
        </SettlingButton>
      )}
    </>
  );
}

/** Offers the steps that the seller can report of the payment now. */
export function PaymentSteps({ order, controls }: SaleButtonsProps) {
  const t = useMessages(messages);
  const steps = paymentSteps(order);
  if (steps.length === 0) return null;
  return (
    <div className="sale-payment-steps">
      {steps.map((step) => (
        <Button
          key={step}
          look={step === 'PAY_CONFIRM' ? 'solid' : 'outline'}
          tone={step === 'PAY_REJECT' ? 'danger' : 'brand'}
          disabled={controls.busyId === order.id}
          onClick={() => void controls.act(order, step)}
        >
          {t(step === 'PAY_CONFIRM' && isUnpaid(order.paymentStatus) ? 'markPaid' : step)}
        </Button>
      ))}
    </div>
  );
}

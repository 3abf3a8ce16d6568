import { useEffect, useState } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import type { HandoverInput } from './delivery-queue';
import type { WaitingDelivery } from './delivery-store';
import { messages } from './handover.messages';
import { useDeliveries } from './use-deliveries';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

// the form's libraries are a third of what a home would load
const DeliverDialog = lazyPart(async () => (await import('./deliver.form')).DeliverDialog, { missing: OpenedInVain });

/** Deliveries that wait for a network, and those that the server rejected after they had waited. */
export function DeliveriesWaiting() {
  const t = useMessages(messages);
  const toast = useToast();
  const { queue, list } = useDeliveries();
  const [again, setAgain] = useState<WaitingDelivery | null>(null);
  useEffect(() => queue.reportSent(({ order }) => toast.success(t('sent', { number: order.trackingNumber }))), [queue, t, toast]);
  const send = async (given: HandoverInput) => {
    if (!again) return null;
    const outcome = await queue.deliver(again.order, given);
    if (outcome.is === 'rejected') return outcome.failure;
    setAgain(null);
    if (outcome.is === 'sent') toast.success(t('sent', { number: again.order.trackingNumber }));
    return null;
  };
  if (list.length === 0) return null;
  return (
    <div className="handover-waiting">
      {list.map((delivery) => (
        <OneDelivery
          key={delivery.order.id}
          delivery={delivery}
          onAgain={() => setAgain(delivery)}
          onDiscard={() => void queue.drop(delivery.order.id)}
        />
      ))}
      {again && <DeliverDialog order={again.order} onSend={send} onClose={() => setAgain(null)} />}
    </div>
  );
}

interface OneDeliveryProps {
  delivery: WaitingDelivery;
  onAgain: () => void;
  onDiscard: () => void;
}

function OneDelivery({ delivery: { order, error }, onAgain, onDiscard }: OneDeliveryProps) {
  const t = useMessages(messages);
  const number = order.trackingNumber;
  if (error === null)
    return (
      <Alert tone="info" title={t('savedTitle', { number })}>
        {t('savedText')}
      </Alert>
    );
  return (
    <Alert
      tone="error"
      title={t('rejectedTitle', { number })}
      action={
        <div className="handover-foot">
          <Button look="outline" tone="gray" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button onClick={onAgain}>{t('tryAgain')}</Button>
        </div>
      }
    >
      {error}
    </Alert>
  );
}

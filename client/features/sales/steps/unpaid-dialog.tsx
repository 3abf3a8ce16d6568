import { useState } from 'react';
import { isPaidBefore } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from '../sales.messages';

type Sale = Pick<SaleRow_OrderFragment, 'paymentMethod' | 'money' | 'trackingNumber'>;

/** Its money should have come before the goods leave, and some of it was not received. */
const isSentUnpaid = ({ paymentMethod, money }: Sale): boolean => isPaidBefore(paymentMethod) && Number(money.due) > 0;

interface UnpaidDialogProps {
  order: Sale;
  onConfirm: () => void;
  onClose: () => void;
}

function UnpaidDialog({ order, onConfirm, onClose }: UnpaidDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ConfirmDialog
      open
      title={t('unpaidTitle')}
      confirmLabel={t('shipUnpaid')}
      busyLabel={t('working')}
      cancelLabel={t('back')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('unpaidText', { amount: format.money(order.money.due), number: order.trackingNumber })}</p>
    </ConfirmDialog>
  );
}

/** Asks once before an order leaves that is not paid, though it should be; `then` goes on with it. */
export function useUnpaidQuestion() {
  const [asked, setAsked] = useState<{ readonly order: Sale; readonly then: () => void } | null>(null);
  const close = () => setAsked(null);
  return {
    before: (order: Sale, then: () => void) => (isSentUnpaid(order) ? setAsked({ order, then }) : then()),
    dialog: asked && (
      <UnpaidDialog
        order={asked.order}
        onConfirm={() => {
          close();
          asked.then();
        }}
        onClose={close}
      />
    ),
  };
}

import { useState } from 'react';
import { isPaidBefore } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from '../sales.messages';

type Sale = Pick<SaleRow_OrderFragment, 'paymentMethod' | 'trackingNumber'> & { readonly money: { readonly due: string } };

/** Its money should have come before the goods leave, and some of it was not received. */
const isSentUnpaid = ({ paymentMethod, money }: Sale): boolean => isPaidBefore(paymentMethod) && Number(money.due) > 0;

interface UnpaidDialogProps {
  orders: readonly Sale[];
  onConfirm: () => void;
  onClose: () => void;
}

function UnpaidDialog({ orders, onConfirm, onClose }: UnpaidDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = format.money(orders.reduce((sum, { money }) => sum + Number(money.due), 0).toFixed(2));
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
      <p>
        {orders.length === 1
          ? t('unpaidText', { amount, number: orders[0]?.trackingNumber ?? '' })
          : t('unpaidTexts', { amount, count: format.number(orders.length) })}
      </p>
    </ConfirmDialog>
  );
}

/** Asks once before orders leave that are not paid, though they should be; `then` goes on with it. */
export function useUnpaidQuestion() {
  const [asked, setAsked] = useState<{ readonly orders: readonly Sale[]; readonly then: () => void } | null>(null);
  const close = () => setAsked(null);
  return {
    before: (orders: readonly Sale[], then: () => void) => {
      const unpaid = orders.filter(isSentUnpaid);
      if (unpaid.length > 0) setAsked({ orders: unpaid, then });
      else then();
    },
    dialog: asked && (
      <UnpaidDialog
        orders={asked.orders}
        onConfirm={() => {
          close();
          asked.then();
        }}
        onClose={close}
      />
    ),
  };
}

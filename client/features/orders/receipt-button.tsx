import { useState } from 'react';
import { PackageCheck } from 'lucide-react';
import { problemHours } from '../../../schema/values/orders/order-problems';
import { useConfirmReceiptMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { ReportBeside } from '../../widgets/problems/delivered-problems';
import { messages } from '../../widgets/purchases/purchases.messages';

/**
 * Confirms that the buyer has checked the products; a report of a problem stands beside it, equally loud. Once money
 * goes back for a handed-over order, nobody is asked whether everything is right: it ends by itself.
 */
export function ReceiptButton({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [confirm, confirming] = useAppMutation(useConfirmReceiptMutation);
  if (!order.actions.includes('RECEIVE') || (order.handover === 'CODE' && order.money.refunds.length > 0)) return null;
  const send = async () => {
    const { failure } = await confirm({ variables: { id: order.id } });
    if (failure) return;
    toast.success(t('receivedThanks'));
    setAsking(false);
  };
  return (
    <>
      <Button look="outline" icon={<PackageCheck aria-hidden />} onClick={() => setAsking(true)}>
        {t(order.handover === 'CODE' ? 'receivedAll' : 'received')}
      </Button>
      <ReportBeside order={order} />
      {asking && (
        <ConfirmDialog
          open
          tone="brand"
          title={t('receivedTitle')}
          confirmLabel={t('receivedConfirm')}
          busyLabel={t('saving')}
          cancelLabel={t('keepOpen')}
          busy={confirming.busy}
          errorText={confirming.errorText}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>
            {t('receivedText', { perishable: format.number(problemHours.reportPerishable), other: format.number(problemHours.report) })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

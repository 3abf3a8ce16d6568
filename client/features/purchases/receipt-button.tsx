import { useState } from 'react';
import { PackageCheck } from 'lucide-react';
import { useConfirmReceiptMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { messages } from '../../widgets/purchases/purchases.messages';

/** The buyer has the products and checked them: the order is complete. */
export function ReceiptButton({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [confirm, confirming] = useAppMutation(useConfirmReceiptMutation);
  if (!order.actions.includes('RECEIVE')) return null;
  const send = async () => {
    const { failure } = await confirm({ variables: { id: order.id } });
    if (failure) return;
    toast.success(t('receivedThanks'));
    setAsking(false);
  };
  return (
    <>
      <Button icon={<PackageCheck aria-hidden />} onClick={() => setAsking(true)}>
        {t('received')}
      </Button>
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
          <p>{t('receivedText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

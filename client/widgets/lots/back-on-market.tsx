import { type Lot_LotFragment, usePostForSellMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { useToast } from '../../platform/toast/use-toast';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { messages } from './lots.messages';

/** The hold took the product off the market; after the release it is put back here. */
export function BackOnMarket({ lot, onClose }: { lot: Lot_LotFragment; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const readable = useReadable();
  const [post, { busy, errorText }] = useAppMutation(usePostForSellMutation);
  const product = readable(lot).name;
  const confirm = async () => {
    const { failure } = await post({ variables: { productIds: [lot.productId] } });
    if (failure) return;
    toast.success(t('backDone', { product }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('backTitle', { product })}
      confirmLabel={t('back')}
      busyLabel={t('backing')}
      cancelLabel={t('backLater')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('backText')}</p>
    </ConfirmDialog>
  );
}

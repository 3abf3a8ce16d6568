import { useState } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { messages } from './products.messages';

interface DeleteProductProps {
  product: { readonly id: string; readonly name: string } | null;
  onDelete: (productId: string) => Promise<string | null>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a product goes; a failure stays in the dialog so that nobody misses it. */
export function DeleteProduct({ product, onDelete, onDeleted, onClose }: DeleteProductProps) {
  const t = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const confirm = async () => {
    if (!product) return;
    setBusy(true);
    const failed = await onDelete(product.id);
    setBusy(false);
    setErrorText(failed);
    if (!failed) onDeleted();
  };
  const close = () => {
    setErrorText(null);
    onClose();
  };
  return (
    <ConfirmDialog
      open={product !== null}
      title={t('deleteTitle')}
      confirmLabel={t('remove')}
      busyLabel={t('deleting')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{t('deleteText', { name: product?.name ?? '' })}</p>
    </ConfirmDialog>
  );
}

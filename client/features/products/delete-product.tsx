import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { messages } from './products.messages';

interface Doomed {
  readonly id: string;
  readonly name: string;
}

interface DeleteProductProps<TProduct extends Doomed> {
  product: TProduct | null;
  onDelete: (productId: string) => Promise<string | null>;
  onDeleted: () => void;
  onClose: () => void;
  /** Asks once more, after a failure. */
  onAgain: (product: TProduct) => void;
}

/** Asks before a product goes. What kept it from going stands here on the page, with the focus on it, until it is tried again. */
export function DeleteProduct<TProduct extends Doomed>({ product, onDelete, onDeleted, onClose, onAgain }: DeleteProductProps<TProduct>) {
  const t = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly product: TProduct; readonly text: string } | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) alert.current?.focus();
  }, [failed]);

  const confirm = async () => {
    if (!product) return;
    setBusy(true);
    const text = await onDelete(product.id);
    setBusy(false);
    setFailed(text === null ? null : { product, text });
    if (text === null) onDeleted();
    else onClose();
  };
  return (
    <>
      {failed && (
        <div style={{ marginBottom: 16 }}>
          <Alert
            ref={alert}
            tone="error"
            title={t('deleteFailed', { name: failed.product.name })}
            action={
              <Button look="outline" onClick={() => onAgain(failed.product)}>
                {t('deleteAgain')}
              </Button>
            }
          >
            <p>{failed.text}</p>
          </Alert>
        </div>
      )}
      <ConfirmDialog
        open={product !== null}
        title={t('deleteTitle')}
        confirmLabel={t('remove')}
        busyLabel={t('deleting')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={onClose}
      >
        <p>{t('deleteText', { name: product?.name ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}

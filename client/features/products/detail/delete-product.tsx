import { useEffect, useRef, useState } from 'react';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from '../products.messages';

type DeletionTarget = Pick<
  MyProduct_ProductFragment,
  'id' | 'name' | 'quantity' | 'available' | 'unit' | 'customUnitNote' | 'addToSellPost'
>;

interface DeleteProductProps<TProduct extends DeletionTarget> {
  product: TProduct | null;
  onDelete: (productId: string) => Promise<string | null>;
  onDeleted: () => void;
  /** The safer way: takes it off the market without deleting it. */
  onStop: (product: TProduct) => void;
  onClose: () => void;
  /** Asks once more, after a failure. */
  onAgain: (product: TProduct) => void;
}

/** Asks before a product goes. What prevented it is here on the page, with the focus on it, until it is tried again. */
export function DeleteProduct<TProduct extends DeletionTarget>({
  product,
  onDelete,
  onDeleted,
  onStop,
  onClose,
  onAgain,
}: DeleteProductProps<TProduct>) {
  const t = useMessages(messages);
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly product: TProduct; readonly text: string } | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) alert.current?.focus();
  }, [failed]);

  const promised = product ? Number(product.quantity) - Number(product.available) : 0;
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
        {product && promised > 0 && (
          <p className="delete-promised">
            <strong>
              {t('deletePromised', { quantity: format.quantity(plainAmount(promised.toFixed(3)), product.unit, product.customUnitNote) })}
            </strong>
          </p>
        )}
        {product?.addToSellPost && (
          <div className="delete-instead">
            <p>{t('deleteOrStop')}</p>
            <Button look="outline" disabled={busy} onClick={() => onStop(product)}>
              {t('stopInstead')}
            </Button>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

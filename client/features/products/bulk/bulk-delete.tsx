import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import type { ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from './bulk.messages';
import type { BulkUpdate } from './use-bulk-update';

interface BulkDeleteProps {
  products: readonly ChosenProduct_ProductFragment[];
  update: BulkUpdate;
  label: string;
  /** The safer way: takes them off the market without deleting them. */
  onStop: () => void;
  onClose: () => void;
}

/** Names every product that goes, and what of it is promised. */
export function BulkDelete({ products, update, label, onStop, onClose }: BulkDeleteProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ConfirmDialog
      open
      title={label}
      confirmLabel={t('delete')}
      busyLabel={t('deleting')}
      busy={update.busy}
      errorText={update.errorText}
      onConfirm={() => void update.run({ delete: true })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
      <div className="bulk-preview">
        <ul tabIndex={0} aria-label={label}>
          {products.map(({ id, name, quantity, available, unit, customUnitNote, addToSellPost }) => {
            const reserved = Number(quantity) - Number(available);
            return (
              <li key={id}>
                <span className="bulk-name">{name}</span>
                {reserved > 0 && (
                  <span className="bulk-note">
                    {t('promisedOnDelete', { quantity: format.quantity(plainAmount(reserved.toFixed(3)), unit, customUnitNote) })}
                  </span>
                )}
                {addToSellPost && <span className="bulk-note">{t('onSale')}</span>}
              </li>
            );
          })}
        </ul>
      </div>
      {products.some(({ addToSellPost }) => addToSellPost) && (
        <div className="delete-instead">
          <p>{t('deleteOrStop')}</p>
          <Button look="outline" disabled={update.busy} onClick={onStop}>
            {t('stopInstead')}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}

import type { AddressCard_AddressFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './address-book.messages';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** Returns the function that names an address: by its label, or by its contact if it has none. */
export function useAddressName(): (address: Pick<AddressCard_AddressFragment, 'label' | 'contactName'>) => string {
  const t = useMessages(messages);
  return ({ label, contactName }) => label ?? t('unnamed', { name: contactName });
}

export function AddressCard({ address, busy, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const what = useAddressName()(address);
  const { upazila } = address;
  const place = format.place([upazila, upazila?.district, upazila?.district.division]);
  return (
    <>
      <p className="address-head">
        <strong>{what}</strong>
        {address.isDefault && <StatusBadge tone="good">{t('isDefault')}</StatusBadge>}
      </p>
      <p>
        {address.contactName}, {format.digits(address.contactPhone)}
      </p>
      <p className="caption">{[address.address, place].filter(Boolean).join(', ')}</p>
      <div className="address-actions">
        <Button look="outline" id={`edit-${address.id}`} aria-label={t('editOf', { what })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!address.isDefault && (
          <Button look="ghost" disabled={busy} aria-label={t('makeDefaultOf', { what })} onClick={onMakeDefault}>
            {t('makeDefault')}
          </Button>
        )}
        <Button look="ghost" tone="danger" aria-label={t('deleteOf', { what })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { MapPin, Plus } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useAddressesQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { AddressCard, useAddressName } from './address-card';
import './address-book.css';
import { messages } from './address-book.messages';
import { AddressForm } from './address.form';
import { useAddressChanges } from './use-address-changes';

const addButtonId = 'add-address';
const titleId = 'addresses-title';
const newOne = 'new';

/**
 * The delivery addresses of the signed-in user: one form open at a time, the focus comes back to the button that opened
 * it.
 */
export function AddressBook() {
  const t = useMessages(messages);
  const toast = useToast();
  const nameOf = useAddressName();
  const query = useAddressesQuery();
  const [open, setOpen] = useState<string | null>(null);
  const { toDelete, askDelete, cancelDelete, confirmDelete, makeDefault, removing, moving } = useAddressChanges(() => heading()?.focus());
  const lastOpen = useRef<string | null>(null);

  useEffect(() => {
    const closed = lastOpen.current;
    if (closed && !open) (document.getElementById(closed === newOne ? addButtonId : `edit-${closed}`) ?? heading())?.focus();
    lastOpen.current = open;
  }, [open]);

  const saved = () => {
    toast.success(t('saved'));
    setOpen(null);
  };
  return (
    <section className="panel address-book" aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('title')}
      </h2>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton count={2} />}>
        {({ addresses }) => (
          <>
            {addresses.length === 0 && open !== newOne && <NoAddress />}
            <ul className="address-list">
              {addresses.map((address) => (
                <li key={address.id} data-open={open === address.id}>
                  {open === address.id ? (
                    <AddressForm address={address} onSaved={saved} onCancel={() => setOpen(null)} />
                  ) : (
                    <AddressCard
                      address={address}
                      busy={moving.busy}
                      onEdit={() => setOpen(address.id)}
                      onDelete={() => askDelete(address)}
                      onMakeDefault={() => void makeDefault(address.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {moving.errorText && (
              <p role="alert" className="address-failed">
                {moving.errorText}
              </p>
            )}
            {open === newOne && <AddressForm address={null} onSaved={saved} onCancel={() => setOpen(null)} />}
            {open !== newOne && <AddAddress count={addresses.length} onAdd={() => setOpen(newOne)} />}
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={toDelete !== null}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        busyLabel={t('deleting')}
        busy={removing.busy}
        errorText={removing.errorText}
        onConfirm={() => void confirmDelete()}
        onClose={() => cancelDelete()}
      >
        <p>{toDelete && t('deleteText', { what: nameOf(toDelete) })}</p>
      </ConfirmDialog>
    </section>
  );
}

function NoAddress() {
  const t = useMessages(messages);
  return (
    <div className="address-empty">
      <MapPin aria-hidden />
      <p>
        <strong>{t('empty')}</strong> {t('emptyText')}
      </p>
    </div>
  );
}

function AddAddress({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (count >= limits.addressCount) return <p className="caption">{t('full', { max: format.number(limits.addressCount) })}</p>;
  return (
    <Button look="subtle" id={addButtonId} icon={<Plus aria-hidden />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
}

const heading = () => document.getElementById(titleId);

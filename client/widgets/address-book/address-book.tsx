import { useEffect, useRef, useState } from 'react';
import { MapPin, Plus } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { AddressesDocument, useAddressesQuery, useDeleteAddressMutation, useSetDefaultAddressMutation } from '../../generated/graphql';
import type { AddressCard_AddressFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { AddressCard, useAddressName } from './address-card';
import './address-book.css';
import { messages } from './address-book.messages';
import { AddressForm } from './address.form';

const refetch = { refetchQueries: [AddressesDocument], awaitRefetchQueries: true };
const addButtonId = 'add-address';
const titleId = 'addresses-title';
const newOne = 'new';

/** The delivery addresses of whoever is signed in: one form open at a time, the focus comes back to the button that opened it. */
export function AddressBook() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const nameOf = useAddressName();
  const query = useAddressesQuery();
  const [open, setOpen] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<AddressCard_AddressFragment | null>(null);
  const [remove, removing] = useAppMutation(useDeleteAddressMutation);
  const [setDefault, moving] = useAppMutation(useSetDefaultAddressMutation);
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
  const confirmDelete = async () => {
    if (!doomed) return;
    const { failure } = await remove({ variables: { id: doomed.id }, ...refetch });
    if (failure) return;
    setDoomed(null);
    toast.success(t('deleted'));
    heading()?.focus();
  };
  const makeDefault = async (id: string) => {
    const { failure } = await setDefault({ variables: { id }, ...refetch });
    if (failure) return;
    toast.success(t('defaultSet'));
    document.getElementById(`edit-${id}`)?.focus();
  };
  return (
    <section className="panel address-book" aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('title')}
      </h2>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton count={2} />}>
        {({ addresses }) => (
          <>
            {addresses.length === 0 && open !== newOne && (
              <div className="address-empty">
                <MapPin aria-hidden />
                <p>
                  <strong>{t('empty')}</strong> {t('emptyText')}
                </p>
              </div>
            )}
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
                      onDelete={() => {
                        removing.reset();
                        setDoomed(address);
                      }}
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
            {open !== newOne &&
              (addresses.length < limits.addressCount ? (
                <Button look="subtle" id={addButtonId} icon={<Plus aria-hidden />} onClick={() => setOpen(newOne)}>
                  {t('add')}
                </Button>
              ) : (
                <p className="caption">{t('full', { max: format.number(limits.addressCount) })}</p>
              ))}
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={doomed !== null}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        busyLabel={t('deleting')}
        busy={removing.busy}
        errorText={removing.errorText}
        onConfirm={() => void confirmDelete()}
        onClose={() => setDoomed(null)}
      >
        <p>{doomed && t('deleteText', { what: nameOf(doomed) })}</p>
      </ConfirmDialog>
    </section>
  );
}

const heading = () => document.getElementById(titleId);

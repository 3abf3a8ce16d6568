import { useState } from 'react';
import { AddressesDocument, useDeleteAddressMutation, useSetDefaultAddressMutation } from '../../generated/graphql';
import type { AddressCard_AddressFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { messages } from './address-book.messages';

const refetch = { refetchQueries: [AddressesDocument], awaitRefetchQueries: true };

/** Deleting an address after a confirmation, and making one the default. */
export function useAddressChanges(focusHeading: () => void) {
  const t = useMessages(messages);
  const toast = useToast();
  const [toDelete, setToDelete] = useState<AddressCard_AddressFragment | null>(null);
  const [remove, removing] = useAppMutation(useDeleteAddressMutation);
  const [setDefault, moving] = useAppMutation(useSetDefaultAddressMutation);
  const askDelete = (address: AddressCard_AddressFragment) => {
    removing.reset();
    setToDelete(address);
  };
  const confirmDelete = async () => {
    if (!toDelete) return;
    const { failure } = await remove({ variables: { id: toDelete.id }, ...refetch });
    if (failure) return;
    setToDelete(null);
    toast.success(t('deleted'));
    focusHeading();
  };
  const makeDefault = async (id: string) => {
    const { failure } = await setDefault({ variables: { id }, ...refetch });
    if (failure) return;
    toast.success(t('defaultSet'));
    document.getElementById(`edit-${id}`)?.focus();
  };
  return { toDelete, askDelete, cancelDelete: () => setToDelete(null), confirmDelete, makeDefault, removing, moving };
}

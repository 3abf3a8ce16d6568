import { useEffect } from 'react';
import { addressRules } from '../../../schema/rules/accounts/address.rules';
import { AddressesDocument, useAddAddressMutation, useSaveAddressMutation } from '../../generated/graphql';
import type { AddressCard_AddressFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { uiMessages } from '../../ui/ui.messages';
import { SearchedLocation } from '../location-picker/location-picker';
import { messages } from './address-book.messages';

interface AddressFormProps {
  /** Null for a new one, which starts with the account's own name and phone. */
  address: AddressCard_AddressFragment | null;
  onSaved: () => void;
  onCancel: () => void;
}

const refetch = { refetchQueries: [AddressesDocument], awaitRefetchQueries: true };
const idText = (place: { readonly id: number } | null | undefined) => String(place?.id ?? '');

/** Its fields carry a prefix: the profile's own form may be on the same page. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const t = useMessages(messages);
  const tUi = useMessages(uiMessages);
  const { account } = useSession();
  const [add] = useAppMutation(useAddAddressMutation);
  const [save] = useAppMutation(useSaveAddressMutation);
  const prefix = address ? `address-${address.id}` : 'address-new';
  const form = useRulesForm({
    rules: addressRules,
    initialValues: {
      label: address?.label ?? '',
      contactName: address?.contactName ?? account?.name ?? '',
      contactPhone: address?.contactPhone ?? account?.phone ?? '',
      divisionId: idText(address?.upazila?.district.division),
      districtId: idText(address?.upazila?.district),
      upazilaId: idText(address?.upazila),
      address: address?.address ?? '',
    },
    submit: async (input) => {
      const { failure } = address
        ? await save({ variables: { id: address.id, input }, ...refetch })
        : await add({ variables: { input }, ...refetch });
      if (failure) return failure;
      onSaved();
      return null;
    },
  });
  useEffect(() => document.getElementById(`${prefix}-label`)?.focus(), [prefix]);
  return (
    <RulesForm form={form} failureText={t('failed')} label={t(address ? 'editTitle' : 'addTitle')} idPrefix={prefix}>
      <div className="form-column">
        <ErrorSummary />
        <TextField name="label" label={t('label')} hint={t('labelHint')} maxLength={40} />
        <div className="form-grid" data-columns="2">
          <TextField name="contactName" label={t('contactName')} autoComplete="name" maxLength={120} required />
          <PhoneField name="contactPhone" label={t('contactPhone')} required />
        </div>
        <SearchedLocation />
        <div className="address-actions">
          <SubmitButton busyLabel={t('saving')} full={false}>
            {t('save')}
          </SubmitButton>
          <Button look="outline" tone="gray" onClick={onCancel} disabled={form.busy}>
            {tUi('cancel')}
          </Button>
        </div>
      </div>
    </RulesForm>
  );
}

import { useMemo } from 'react';
import { resubmissionRules } from '../../../../schema/rules/accounts/profile.rules';
import { tradeLicenseRoles } from '../../../../schema/values/accounts/roles';
import { useResubmitAccountMutation } from '../../../generated/graphql';
import type { RegistrationToCorrectQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useUnsaved } from '../../../platform/forms/unsaved';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { LocationPicker } from '../../../widgets/location-picker/location-picker';
import { messages as authMessages } from '../auth.messages';
import { messages } from './resubmit.messages';

interface ResubmitFormProps {
  given: NonNullable<RegistrationToCorrectQuery['me']>;
  documents: RegistrationToCorrectQuery['myDocuments'];
  onSent: () => Promise<void>;
}

const idText = (place: { readonly id: number } | null | undefined) => String(place?.id ?? '');

/** Asks a rejected applicant for their data again, and begins with the data of their registration. */
export function ResubmitForm({ given, documents, onSent }: ResubmitFormProps) {
  const t = useMessages(messages);
  const tAuth = useMessages(authMessages);
  const [resubmit] = useAppMutation(useResubmitAccountMutation);
  const needsLicense = tradeLicenseRoles.some((role) => role === given.role);
  const form = useRulesForm({
    rules: useMemo(() => resubmissionRules(given.role), [given.role]),
    initialValues: {
      name: given.name,
      email: given.email ?? '',
      nid: documents.nid ?? '',
      tradeLicense: documents.tradeLicense ?? '',
      divisionId: idText(given.division),
      districtId: idText(given.district),
      upazilaId: idText(given.upazila),
      address: given.address ?? '',
    },
    submit: async (input) => {
      const { failure } = await resubmit({ variables: { input } });
      if (failure) return failure;
      await onSent();
      return null;
    },
  });
  useUnsaved(form.dirty && !form.busy);
  return (
    <RulesForm form={form} failureText={t('sendFailed')} label={t('title')}>
      <div className="form-column">
        <ErrorSummary />
        <TextField name="name" label={tAuth('name')} autoComplete="name" maxLength={120} required />
        <TextField name="email" type="email" label={tAuth('email')} autoComplete="email" inputMode="email" maxLength={254} required />
        <TextField name="nid" label={tAuth('nid')} hint={tAuth('nidHint')} digits="name" required />
        <TextField
          name="tradeLicense"
          label={needsLicense ? tAuth('tradeLicense') : tAuth('tradeLicenseOptional')}
          maxLength={60}
          required={needsLicense}
        />
        <LocationPicker />
        <SubmitButton busyLabel={t('sending')} size="xl">
          {t('send')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}

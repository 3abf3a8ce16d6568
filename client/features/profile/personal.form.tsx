import { useEffect, useMemo } from 'react';
import { personalRules } from '../../../schema/rules/accounts/profile.rules';
import { isSellingRole } from '../../../schema/values/accounts/roles';
import { useSaveProfileMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useUnsaved } from '../../platform/forms/unsaved';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { TextField } from '../../ui/fields/text-field';
import { useReauthentication } from '../../widgets/reauthentication/use-reauthentication';
import { LocationPicker } from '../../widgets/location-picker/location-picker';
import { CardFormFoot } from './card-form-foot';
import type { CardFormProps } from './profile-card';
import { messages } from './profile.messages';
import { personalValues } from './profile-values';

/** Personal Information as a form; a consumer has no NID here and needs no place. */
export function PersonalForm({ account, documents, onSaved, onCancel }: CardFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [save] = useAppMutation(useSaveProfileMutation);
  const { guarded, dialog } = useReauthentication('email');
  const isSeller = isSellingRole(account.role);
  const form = useRulesForm({
    rules: useMemo(() => personalRules(account.role), [account.role]),
    initialValues: personalValues(account, documents),
    submit: async ({ nid, ...rest }) => {
      const { failure } = await guarded(() => save({ variables: { input: isSeller ? { ...rest, nid } : rest } }));
      if (failure) return failure;
      onSaved();
      return null;
    },
  });
  useUnsaved(form.dirty && !form.busy);
  useEffect(() => document.getElementById('name')?.focus(), []);
  return (
    <>
      <RulesForm form={form} failureText={t('saveFailed')} label={t('personal')}>
        <div className="form-column">
          <ErrorSummary />
          <TextField name="name" label={t('name')} autoComplete="name" maxLength={120} required />
          {isSeller && <TextField name="nid" label={t('nid')} hint={t('nidHint')} digits="name" required />}
          <p className="step-note">{t('phoneFixed', { phone: format.digits(account.phone) })}</p>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label={t('email')}
            autoComplete="email"
            maxLength={254}
            required={isSeller}
          />
          <LocationPicker required={isSeller} />
          <CardFormFoot onCancel={onCancel} />
        </div>
      </RulesForm>
      {dialog}
    </>
  );
}

import { useEffect, useMemo } from 'react';
import { businessRules } from '../../../schema/rules/accounts/profile.rules';
import { tradeLicenseRoles } from '../../../schema/values/accounts/roles';
import { useSaveProfileMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useUnsaved } from '../../platform/forms/unsaved';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { TextField } from '../../ui/fields/text-field';
import { CardFormFoot } from './card-form-foot';
import type { CardFormProps } from './profile-card';
import { messages } from './profile.messages';
import { businessValues } from './profile-values';

/** Business Information as a form. */
export function BusinessForm({ account, documents, onSaved, onCancel }: CardFormProps) {
  const t = useMessages(messages);
  const [save] = useAppMutation(useSaveProfileMutation);
  const needsLicense = tradeLicenseRoles.some((role) => role === account.role);
  const form = useRulesForm({
    rules: useMemo(() => businessRules(account.role), [account.role]),
    initialValues: businessValues(account, documents),
    submit: async (input) => {
      const { failure } = await save({ variables: { input } });
      if (failure) return failure;
      onSaved();
      return null;
    },
  });
  useUnsaved(form.dirty && !form.busy);
  useEffect(() => document.getElementById('nameOfBusiness')?.focus(), []);
  return (
    <RulesForm form={form} failureText={t('saveFailed')} label={t('business')}>
      <div className="form-column">
        <ErrorSummary />
        <TextField name="nameOfBusiness" label={t('nameOfBusiness')} autoComplete="organization" maxLength={120} />
        <TextField name="production" label={t('production')} hint={t('productionHint')} maxLength={120} />
        <TextField name="productionType" label={t('productionType')} hint={t('productionTypeHint')} maxLength={120} />
        <TextField name="tradeLicense" label={t('tradeLicense')} maxLength={60} required={needsLicense} />
        <CardFormFoot onCancel={onCancel} />
      </div>
    </RulesForm>
  );
}

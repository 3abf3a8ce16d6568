import { requestResetRules } from '../../../../schema/rules/shared/password.rules';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { PhoneField } from '../../../ui/fields/text-field';
import { readDeviceHint } from '../login/device-hint';
import { messages } from './forgot-password.messages';

interface RequestCodeFormProps {
  onRequest: (phone: string) => Promise<Failure | null>;
}

/** Step one: whose password. */
export function RequestCodeForm({ onRequest }: RequestCodeFormProps) {
  const t = useMessages(messages);
  const form = useRulesForm({
    rules: requestResetRules,
    initialValues: { phone: readDeviceHint().phone },
    submit: ({ phone }) => onRequest(phone),
  });
  return (
    <RulesForm form={form} failureText={t('sendFailed')} label={t('title')}>
      <div className="form-column">
        <ErrorSummary />
        <PhoneField name="phone" label={t('phone')} required />
        <SubmitButton busyLabel={t('sending')} size="xl">
          {t('sendCode')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}

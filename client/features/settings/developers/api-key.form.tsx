import { useEffect, useRef } from 'react';
import { apiKeyRules } from '../../../../schema/rules/market/api-key.rules';
import { keyScopes } from '../../../../schema/values/market/partners';
import { ApiKeysDocument, useCreateApiKeyMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { useReauthentication } from '../../../widgets/reauthentication/use-reauthentication';
import { CheckList } from './check-list';
import { messages } from './partners.messages';

interface ApiKeyFormProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** A new key: its name and what it may do. */
export function ApiKeyForm({ onMade, onClose }: ApiKeyFormProps) {
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const [create] = useAppMutation(useCreateApiKeyMutation);
  const { guarded, dialog } = useReauthentication('key');
  const form = useRulesForm({
    rules: apiKeyRules,
    initialValues: { name: '', scopes: [] as string[] },
    submit: async ({ name, scopes }) => {
      const { data, failure } = await guarded(() =>
        create({ variables: { input: { name, scopes } }, refetchQueries: [ApiKeysDocument], fetchPolicy: 'no-cache' }),
      );
      if (failure) return failure;
      onMade(data.createApiKey.secret);
      return null;
    },
  });
  const choices = keyScopes.map((value) => ({ value, label: t(value), code: value }));
  return (
    <>
      <RulesForm form={form} failureText={t('keyFailed')} label={t('newKey')} idPrefix="key">
        <div className="form-column" ref={box}>
          <ErrorSummary />
          <TextField name="name" label={t('keyName')} hint={t('keyNameHint')} autoComplete="off" required />
          <CheckList name="scopes" legend={t('scopes')} choices={choices} />
          <div className="page-actions">
            <SubmitButton full={false} busyLabel={t('saving')}>
              {t('makeKey')}
            </SubmitButton>
            <Button look="ghost" tone="gray" disabled={form.busy} onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </RulesForm>
      {dialog}
    </>
  );
}

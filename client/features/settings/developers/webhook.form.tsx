import { useEffect, useRef } from 'react';
import { webhookRules } from '../../../../schema/rules/market/webhook.rules';
import { spellEvent, webhookEvents } from '../../../../schema/values/market/partners';
import { useCreateWebhookMutation, useUpdateWebhookMutation, WebhooksDocument } from '../../../generated/graphql';
import type { WebhookRow_WebhookFragment } from '../../../generated/graphql';
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

interface WebhookFormProps {
  /** None: a new one. */
  webhook?: WebhookRow_WebhookFragment;
  onMade?: (secret: string) => void;
  onClose: () => void;
}

/** The URL, and the events. */
export function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const [create] = useAppMutation(useCreateWebhookMutation);
  const [update] = useAppMutation(useUpdateWebhookMutation);
  const { guarded, dialog } = useReauthentication('webhook');
  const form = useRulesForm({
    rules: webhookRules,
    initialValues: { url: webhook?.url ?? '', events: [...(webhook?.events ?? [])] as string[] },
    submit: async ({ url, events }) => {
      if (webhook) {
        const { failure } = await guarded(() =>
          update({ variables: { id: webhook.id, input: { url, events, enabled: webhook.enabled } } }),
        );
        if (failure) return failure;
        onClose();
        return null;
      }
      const { data, failure } = await guarded(() =>
        create({ variables: { input: { url, events } }, refetchQueries: [WebhooksDocument], fetchPolicy: 'no-cache' }),
      );
      if (failure) return failure;
      onMade?.(data.createWebhook.secret);
      return null;
    },
  });
  const choices = webhookEvents.map((value) => ({ value, label: t(value), code: spellEvent(value) }));
  return (
    <>
      <RulesForm
        form={form}
        failureText={t('hookFailed')}
        label={t(webhook ? 'editHook' : 'newHook')}
        idPrefix={`hook-${webhook?.id ?? 'new'}`}
      >
        <div className="form-column" ref={box}>
          <ErrorSummary />
          <TextField name="url" label={t('url')} hint={t('urlHint')} autoComplete="off" lang="en" required />
          <CheckList name="events" legend={t('events')} choices={choices} />
          <div className="page-actions">
            <SubmitButton full={false} busyLabel={t('saving')}>
              {t('save')}
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

import { useState } from 'react';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestEventMutation,
  useUpdateWebhookMutation,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from '../../../generated/graphql';
import type { WebhookRow_WebhookFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useReauthentication } from '../../../widgets/reauthentication/use-reauthentication';
import { messages } from './partners.messages';

type Shown = 'form' | 'log' | null;

interface WebhookActionsProps {
  webhook: WebhookRow_WebhookFragment;
  shows: Shown;
  onShow: (shown: Shown) => void;
  onSecret: (secret: string) => void;
}

/** Offers the actions on a webhook. A new secret and the deletion need a confirmation. */
export function WebhookActions({ webhook, shows, onShow, onSecret }: WebhookActionsProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { id, url, events, enabled } = webhook;
  const held = webhook.disabledBy === 'ADMIN';
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const [update, updating] = useAppMutation(useUpdateWebhookMutation);
  const [test, testing] = useAppMutation(useSendTestEventMutation);
  const [rotate, rotation] = useAppMutation(useRotateWebhookSecretMutation);
  const [remove, removal] = useAppMutation(useDeleteWebhookMutation);
  const { guarded, dialog } = useReauthentication('webhook');
  const toggle = async () => {
    const { failure } = await update({ variables: { id, input: { url, events, enabled: !enabled } } });
    if (failure) toast.error(failure.message ?? t('failed'));
  };
  const send = async () => {
    const { failure } = await test({ variables: { webhookId: id }, refetchQueries: shows === 'log' ? [WebhookDeliveriesDocument] : [] });
    if (failure) toast.error(failure.message ?? t('failed'));
    else toast.success(t('testSent'));
  };
  const act = async () => {
    const options = { variables: { id }, refetchQueries: [WebhooksDocument], awaitRefetchQueries: true };
    if (asking === 'delete') {
      const { data } = await remove(options);
      if (data) toast.success(t('hookGone'));
      return;
    }
    const { data } = await guarded(() => rotate({ ...options, fetchPolicy: 'no-cache' }));
    if (!data) return;
    setAsking(null);
    onSecret(data.rotateWebhookSecret.secret);
  };
  return (
    <span className="settings-row-actions">
      <Button look="outline" aria-expanded={shows === 'log'} onClick={() => onShow(shows === 'log' ? null : 'log')}>
        {t(shows === 'log' ? 'hideLog' : 'showLog')}
      </Button>
      <Button look="outline" disabled={!enabled} busy={testing.busy} onClick={() => void send()}>
        {t('test')}
      </Button>
      <Button
        look="outline"
        aria-label={t('editNamed', { name: url })}
        aria-expanded={shows === 'form'}
        onClick={() => onShow(shows === 'form' ? null : 'form')}
      >
        {t('edit')}
      </Button>
      {!held && (
        <Button look="outline" busy={updating.busy} onClick={() => void toggle()}>
          {t(enabled ? 'switchOff' : 'switchOn')}
        </Button>
      )}
      <Button look="outline" onClick={() => setAsking('rotate')}>
        {t('rotateSecret')}
      </Button>
      {!held && (
        <Button look="outline" tone="danger" onClick={() => setAsking('delete')}>
          {t('deleteHook')}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'delete' ? 'deleteHook' : 'rotateSecret')}
        confirmLabel={t(asking === 'delete' ? 'deleteHook' : 'rotateSecret')}
        busyLabel={t(asking === 'delete' ? 'deleting' : 'saving')}
        tone={asking === 'delete' ? 'danger' : 'brand'}
        busy={rotation.busy || removal.busy}
        errorText={asking === 'delete' ? removal.errorText : rotation.errorText}
        onConfirm={() => void act()}
        onClose={() => setAsking(null)}
      >
        <p>{t(asking === 'delete' ? 'deleteHookText' : 'rotateSecretText')}</p>
      </ConfirmDialog>
      {dialog}
    </span>
  );
}

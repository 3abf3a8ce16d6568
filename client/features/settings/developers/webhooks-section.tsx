import { useState } from 'react';
import { Webhook } from 'lucide-react';
import { spellEvent } from '../../../../schema/values/market/partners';
import { useWebhooksQuery } from '../../../generated/graphql';
import type { WebhookRow_WebhookFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { Moment } from '../../../ui/display/moment';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from './partners.messages';
import { SecretDialog } from './secret-dialog';
import { SettingsSection } from '../settings-section';
import { useOpener } from './use-opener';
import { WebhookActions } from './webhook-actions';
import { WebhookForm } from './webhook.form';
import { WebhookLog } from './webhook-log';

/** The URLs that receive events: the state of each, its log, a test, a new secret. */
export function WebhooksSection() {
  const t = useMessages(messages);
  const query = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const { open, setOpen, close, opener } = useOpener();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SettingsSection title={t('hooks')} hint={t('hooksHint')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('hooksFailed')} skeleton={<Skeleton height={80} />}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p className="settings-none">{t('noHooks')}</p>
          ) : (
            <ul className="settings-rows">
              {webhooks.map((one) => (
                <WebhookRow key={one.id} webhook={one} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {open ? (
        <WebhookForm
          onClose={close}
          onMade={(made) => {
            close();
            setSecret(made);
          }}
        />
      ) : (
        <div ref={opener}>
          <Button look="outline" icon={<Webhook aria-hidden />} onClick={() => setOpen(true)}>
            {t('newHook')}
          </Button>
        </div>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </SettingsSection>
  );
}

function WebhookRow({ webhook, onSecret }: { webhook: WebhookRow_WebhookFragment; onSecret: (secret: string) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [shows, setShows] = useState<'form' | 'log' | null>(null);
  const { id, url, events, enabled, failingSince, disabledBy, disabledReason, previousSecretUntil } = webhook;
  return (
    <li className="settings-row">
      <span className="settings-row-name">
        <span lang="en" translate="no" data-own-text>
          {url}
        </span>{' '}
        <StatusBadge tone={enabled ? 'good' : 'plain'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
        <span className="settings-row-facts">
          <span lang="en" translate="no">
            {events.map(spellEvent).join(', ')}
          </span>
          {enabled && failingSince && (
            <span>
              {t('failing')} <Moment at={failingSince} />
            </span>
          )}
          {previousSecretUntil && <span>{t('oldSecretUntil', { time: format.dateTime(previousSecretUntil) })}</span>}
        </span>
      </span>
      {disabledBy && (
        <div className="settings-row-wide">
          <Alert tone="warning" role={null} title={t(`off_${disabledBy}`)}>
            {disabledReason && <p>{t('offReason', { reason: disabledReason })}</p>}
          </Alert>
        </div>
      )}
      <WebhookActions webhook={webhook} shows={shows} onShow={setShows} onSecret={onSecret} />
      {shows && (
        <div className="settings-row-wide">
          {shows === 'form' ? <WebhookForm webhook={webhook} onClose={() => setShows(null)} /> : <WebhookLog webhookId={id} url={url} />}
        </div>
      )}
    </li>
  );
}

import { limits } from '../../../../schema/values/limits';
import { spellEvent } from '../../../../schema/values/market/partners';
import { useRedeliverMutation, useWebhookDeliveriesQuery } from '../../../generated/graphql';
import type { DeliveryRow_DeliveryFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Moment } from '../../../ui/display/moment';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from './partners.messages';

const first = limits.deliveriesPerPage;
const tones = { PENDING: 'waiting', DELIVERED: 'good', FAILED: 'bad' } as const;

/** Lists the deliveries to a webhook and their outcome, the newest first. A finished delivery can be sent again. */
export function WebhookLog({ webhookId, url }: { webhookId: string; url: string }) {
  const t = useMessages(messages);
  const query = useWebhookDeliveriesQuery({ variables: { webhookId, first }, fetchPolicy: 'cache-and-network' });
  return (
    <div className="settings-log" role="group" aria-label={t('logOf', { url })}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('logFailed')} skeleton={<Skeleton height={120} />}>
        {({ webhookDeliveries: { nodes, pageInfo } }) => (
          <>
            {nodes.length === 0 ? (
              <p className="settings-none">{t('noLog')}</p>
            ) : (
              <ul className="settings-rows">
                {nodes.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </ul>
            )}
            <div className="page-actions">
              {pageInfo.hasNextPage && (
                <Button
                  look="outline"
                  busy={query.loading}
                  onClick={() => void query.fetchMore({ variables: { webhookId, first, after: pageInfo.endCursor } })}
                >
                  {t('more')}
                </Button>
              )}
              <Button look="ghost" busy={query.loading} onClick={() => void query.refetch().catch(() => undefined)}>
                {t('refresh')}
              </Button>
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}

function DeliveryRow({ delivery }: { delivery: DeliveryRow_DeliveryFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [redeliver, { busy }] = useAppMutation(useRedeliverMutation);
  const { id, event, status, attempts, lastError, nextAttemptAt, createdAt } = delivery;
  const again = async () => {
    const { failure } = await redeliver({ variables: { id } });
    if (failure) toast.error(failure.message ?? t('failed'));
    else toast.success(t('sentAgain'));
  };
  return (
    <li className="settings-row">
      <span className="settings-row-name">
        {t(event)}{' '}
        <code lang="en" translate="no">
          {spellEvent(event)}
        </code>{' '}
        <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
        <span className="settings-row-facts">
          <Moment at={createdAt} />
          <span>{t('tries', { count: attempts })}</span>
          {lastError && (
            <span lang="en" translate="no">
              {lastError}
            </span>
          )}
          {status === 'PENDING' && attempts > 0 && nextAttemptAt && <span>{t('next', { time: format.dateTime(nextAttemptAt) })}</span>}
        </span>
      </span>
      {(status !== 'PENDING' || attempts > 0) && (
        <Button look="outline" busy={busy} onClick={() => void again()}>
          {t(status === 'PENDING' ? 'tryNow' : 'again')}
        </Button>
      )}
    </li>
  );
}

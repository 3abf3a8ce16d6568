import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useDecideReportedMessageMutation, useOrderMessagesQuery, useReportedMessagesQuery } from '../../../generated/graphql';
import type { ReportedMessage_MessageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { StatusBadge } from '../../../ui/display/status-badge';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { useListView } from '../../../ui/tables/list-by-view';
import { MessageItem } from '../../../widgets/messages/message-item';
import '../../../widgets/messages/messages.css';
import { AdminQueue, queueSize, queueViews } from '../admin-queue';
import { HideOrLeave } from '../decision';
import { messages } from './reports.messages';

/** Messages between buyer and seller that were reported, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(queueViews, queueSize);
  const query = useReportedMessagesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminQueue t={t} views={queueViews} current={view} query={query} listOf={(data) => data.reportedMessages} listClass="messages">
      {(message, onDone) => <Report key={message.id} message={message} isOpen={view === 'open'} onDone={onDone} />}
    </AdminQueue>
  );
}

interface ReportProps {
  message: ReportedMessage_MessageFragment;
  isOpen: boolean;
  onDone: () => void;
}

function Report({ message, isOpen, onDone }: ReportProps) {
  const t = useMessages(messages);
  const [isContextShown, setContextShown] = useState(false);
  const [decide] = useAppMutation(useDecideReportedMessageMutation);
  const { order } = message;
  const number = order?.trackingNumber ?? '';
  return (
    <article className="panel messages" aria-label={number}>
      {order && (
        <header>
          <TextLink to={paths.adminOrders({ order: order.id })}>{number}</TextLink>{' '}
          {t('parties', { buyer: order.buyer.name, seller: sellerName(order.seller) })}
        </header>
      )}
      <MessageItem message={message} side={null} />
      <p>
        <strong>{t('reason')}:</strong> <span data-own-text>{message.reportReason}</span>
      </p>
      {!isOpen && (
        <p>
          <StatusBadge tone={message.isHidden ? 'waiting' : 'plain'}>{t(message.isHidden ? 'hidden' : 'left')}</StatusBadge>{' '}
          <span data-own-text>{message.decision}</span>
        </p>
      )}
      {isContextShown && <Context orderId={message.orderId} title={t('contextOf', { number })} />}
      <div className="page-actions">
        {!isContextShown && (
          <Button look="outline" onClick={() => setContextShown(true)}>
            {t('context')}
          </Button>
        )}
        {isOpen && (
          <HideOrLeave
            t={t}
            decide={(isHidden) => (reason) => decide({ variables: { messageId: message.id, isHidden, reason } })}
            onDone={onDone}
          />
        )}
      </div>
    </article>
  );
}

/** Shows the latest page of messages between buyer and seller, the oldest first. */
function Context({ orderId, title }: { orderId: string; title: string }) {
  const t = useMessages(messages);
  const query = useOrderMessagesQuery({ variables: { orderId, first: limits.adminPerPage }, fetchPolicy: 'cache-and-network' });
  return (
    <section aria-label={title}>
      <QueryState query={query} loadingText={t('loadingContext')} skeleton={<RowsSkeleton count={2} height={56} />}>
        {({ orderMessages }) => (
          <ol className="message-list">
            {orderMessages.nodes.toReversed().map((message) => (
              <li key={message.id} data-own={message.sender === 'SELLER'}>
                <MessageItem message={message} side={null} />
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}

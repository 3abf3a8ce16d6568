import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useDecideReportedMessageMutation, useOrderMessagesQuery, useReportedMessagesQuery } from '../../../generated/graphql';
import type { ReportedMessage_MessageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { ListByView, useListView } from '../../../ui/tables/list-by-view';
import { MessageItem } from '../../../widgets/messages/message-item';
import '../../../widgets/messages/messages.css';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { useRefreshCounts } from '../use-refresh-counts';
import { messages } from './reports.messages';

const size = limits.adminPerPage;
const views = ['open', 'decided'] as const;

/** Messages between buyer and seller that were reported, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useReportedMessagesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('title')}
        className="admin-filters"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.reportedMessages}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        listClass="messages"
      >
        {(message) => (
          <Report key={message.id} message={message} isOpen={view === 'open'} onDone={() => void query.refetch().catch(() => undefined)} />
        )}
      </ListByView>
    </Page>
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
  const [hiding, setHiding] = useState<boolean | null>(null);
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
          <>
            <Button tone="danger" onClick={() => setHiding(true)}>
              {t('hide')}
            </Button>
            <Button look="outline" onClick={() => setHiding(false)}>
              {t('leave')}
            </Button>
          </>
        )}
      </div>
      {hiding !== null && <DecideDialog messageId={message.id} hiding={hiding} onClose={() => setHiding(null)} onDone={onDone} />}
    </article>
  );
}

interface DecideProps {
  messageId: string;
  hiding: boolean;
  onClose: () => void;
  onDone: () => void;
}

function DecideDialog({ messageId, hiding, onClose, onDone }: DecideProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const refreshCounts = useRefreshCounts();
  const [decide] = useAppMutation(useDecideReportedMessageMutation);
  return (
    <ActDialog
      act={{
        title: t(hiding ? 'hideTitle' : 'leaveTitle'),
        reasonLabel: t('decisionReason'),
        hint: t(hiding ? 'hideHint' : 'leaveHint'),
        submitLabel: t(hiding ? 'hide' : 'leave'),
        tone: hiding ? 'danger' : 'brand',
        send: async (reason) => {
          const { failure } = await decide({ variables: { messageId, isHidden: hiding, reason } });
          if (failure) return failure;
          toast.success(t('done'));
          refreshCounts();
          onClose();
          onDone();
          return null;
        },
      }}
      onClose={onClose}
    />
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

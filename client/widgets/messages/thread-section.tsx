import { useEffect, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import {
  useOrderMessageArrivedSubscription,
  useOrderMessagesQuery,
  useOrderThreadQuery,
  useReadOrderMessagesMutation,
} from '../../generated/graphql';
import type { OrderMessagesQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { MessageForm } from './message.form';
import { MessageItem } from './message-item';
import './messages.css';
import { messages } from './messages.messages';

export type OrderSide = 'BUYER' | 'SELLER';

interface ThreadProps {
  orderId: string;
  side: OrderSide;
}

/** The messages of an order, oldest first, and the way to add one while that is possible. What is shown is read. */
export function ThreadSection({ orderId, side }: ThreadProps) {
  const t = useMessages(messages);
  const query = useOrderMessagesQuery({
    variables: { orderId, first: limits.orderMessagesPerPage },
    fetchPolicy: 'cache-and-network',
  });
  useArrivals({
    orderId,
    side,
    newest: query.data?.orderMessages.nodes[0]?.id,
    onArrived: () => void query.refetch().catch(() => undefined),
  });
  const more = () =>
    query
      .fetchMore({ variables: { after: query.data?.orderMessages.pageInfo.endCursor ?? null }, updateQuery: joined })
      .catch(() => undefined);
  return (
    <section className="panel messages" aria-labelledby="messages">
      <h2 id="messages">{t(`title${side}`)}</h2>
      <p className="caption">{t(`lead${side}`)}</p>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={2} height={56} />}
        isEmpty={(data) => data.orderMessages.nodes.length === 0}
        empty={<p>{t('none')}</p>}
      >
        {({ orderMessages }) => (
          <>
            {orderMessages.pageInfo.hasNextPage && (
              <Button look="outline" busy={query.loading} onClick={() => void more()}>
                {t('earlier')}
              </Button>
            )}
            <ol className="message-list">
              {orderMessages.nodes.toReversed().map((message) => (
                <li key={message.id} data-own={message.sender === side}>
                  <MessageItem message={message} side={side} />
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryState>
      <ThreadFoot orderId={orderId} onSent={() => void query.refetch().catch(() => undefined)} />
    </section>
  );
}

/** The form while the thread is open, else why there is none. */
function ThreadFoot({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [sent, setSent] = useState(0);
  const { data } = useOrderThreadQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const thread = data?.order?.thread;
  if (!thread) return null;
  if (!thread.canWrite) return <p>{t('closed')}</p>;
  return (
    <>
      <MessageForm
        key={sent}
        orderId={orderId}
        onSent={() => {
          setSent(sent + 1);
          onSent();
        }}
      />
      {thread.closesAt && <p className="caption">{t('closesAt', { when: format.dateTime(thread.closesAt) })}</p>}
    </>
  );
}

interface ArrivalsProps extends ThreadProps {
  newest: string | undefined;
  onArrived: () => void;
}

/** Messages of the other side as they come; what is there is marked as read. */
function useArrivals({ orderId, side, newest, onArrived }: ArrivalsProps): void {
  const t = useMessages(messages);
  const { interrupted } = useSession();
  const [markRead] = useReadOrderMessagesMutation();
  useOrderMessageArrivedSubscription({
    fetchPolicy: 'no-cache',
    skip: interrupted,
    onData: ({ data: { data: arrived } }) => {
      if (arrived?.orderMessageAdded.orderId !== orderId) return;
      if (arrived.orderMessageAdded.sender !== side) announce(t('arrived'));
      onArrived();
    },
  });
  useEffect(() => {
    if (!newest) return;
    void markRead({ variables: { orderId }, refetchQueries: ['UnreadMessages'] }).catch(() => undefined); // tried again with the next message
  }, [newest, orderId, markRead]);
}

/** Earlier messages behind what is shown; one that moved between two pages is there once. */
function joined(
  shown: { orderMessages?: OrderMessagesQuery['orderMessages'] | undefined },
  { fetchMoreResult: { orderMessages } }: { fetchMoreResult: OrderMessagesQuery },
): OrderMessagesQuery {
  const before = shown.orderMessages?.nodes ?? [];
  const shownIds = new Set(before.map(({ id }) => id));
  return { orderMessages: { ...orderMessages, nodes: [...before, ...orderMessages.nodes.filter(({ id }) => !shownIds.has(id))] } };
}

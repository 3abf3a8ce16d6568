import { useRef } from 'react';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { DismissedCard } from './dismissed-card';
import { NotificationCard } from './notification-card';
import './notifications.css';
import { messages } from './notifications.messages';
import { useDismissed } from './use-dismissed';
import { useInbox } from './use-inbox';
import { InboxArrived, InboxEmpty, InboxMore, InboxTools } from './inbox-parts';
import { useCardActions } from './use-card-actions';
import { useNotificationList } from './use-notification-list';

type Card = NotificationCard_NotificationFragment;

/** A dismissed card's Undo is where the card was: before the first older one. A restored card is in its own place. */
function withDismissed(nodes: readonly Card[], gone: readonly Card[]): Card[] {
  const row = [...nodes];
  for (const card of gone.filter(({ id }) => nodes.every((node) => node.id !== id))) {
    const older = row.findIndex((other) => Date.parse(other.createdAt) < Date.parse(card.createdAt));
    row.splice(older === -1 ? row.length : older, 0, card);
  }
  return row;
}

/**
 * The inbox, live: the bell's subscription makes the shown list ask again, and what came waits behind a line. What is
 * shown, and how much of it, is in the address.
 */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const inbox = useInbox();
  const dismissed = useDismissed(inbox);
  const list = useRef<HTMLUListElement>(null);
  const { unreadOnly, query, arrivals, unread, loadMore } = useNotificationList();
  const nodes = arrivals.shown;
  const report = (failure: Failure | null, success?: string) => {
    if (failure) toast.error(failureText(failure));
    else if (success) toast.success(success);
  };
  const { dismiss, undo, showArrived } = useCardActions(list, dismissed, report);
  return (
    <Page
      title={t('title')}
      badge={
        unread > 0 && (
          <span className="badge" data-tone="info">
            {t('unread')} {format.number(unread)}
          </span>
        )
      }
    >
      <InboxTools
        unreadOnly={unreadOnly}
        unread={unread}
        marking={inbox.marking}
        onMarkAll={() => void inbox.markAllRead().then((failure) => report(failure, t('allRead')))}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={6} height={96} />}
        isEmpty={(data) => data.notifications.nodes.length + dismissed.cards.length === 0}
        empty={<InboxEmpty unreadOnly={unreadOnly} />}
      >
        {({ notifications: { totalCount, pageInfo } }) => (
          <>
            <InboxArrived count={arrivals.fresh.length} onShow={() => showArrived(arrivals)} />
            <ul className="inbox" ref={list} aria-label={t('title')}>
              {withDismissed(nodes, dismissed.cards).map((notification) =>
                nodes.includes(notification) ? (
                  <NotificationCard
                    key={notification.id}
                    notification={notification}
                    onOpen={() => {
                      if (!notification.readAt) void inbox.markRead(notification);
                    }}
                    onDismiss={() => void dismiss(notification, nodes.indexOf(notification))}
                  />
                ) : (
                  <DismissedCard
                    key={notification.id}
                    title={notification.title}
                    onUndo={() => void undo(notification)}
                    onOver={() => dismissed.forget(notification)}
                  />
                ),
              )}
            </ul>
            {pageInfo.hasNextPage && (
              <InboxMore
                shown={nodes.length}
                total={totalCount}
                busy={query.loading}
                onMore={() => void loadMore(nodes.length, pageInfo.endCursor)}
              />
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ArrowUp, CheckCheck } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useNotificationListQuery } from '../../generated/graphql';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/button';
import { ChipLink } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { Page, pageTitleId } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { DismissedCard } from './dismissed-card';
import { NotificationCard } from './notification-card';
import './notifications.css';
import { messages } from './notifications.messages';
import { useArrivals } from './use-arrivals';
import { useDismissed } from './use-dismissed';
import { useInbox } from './use-inbox';

type Card = NotificationCard_NotificationFragment;

/** A dismissed card's Undo stands where the card was: before the first older one. A card that is back stands for itself. */
function withDismissed(nodes: readonly Card[], gone: readonly Card[]): Card[] {
  const row = [...nodes];
  for (const card of gone.filter(({ id }) => nodes.every((node) => node.id !== id))) {
    const older = row.findIndex((other) => Date.parse(other.createdAt) < Date.parse(card.createdAt));
    row.splice(older === -1 ? row.length : older, 0, card);
  }
  return row;
}

const step = limits.notificationsPerPage;
const none: readonly Card[] = [];

/** The inbox, live: the bell's subscription makes the shown list ask again, and what came waits behind a line. What is shown, and how much of it, is in the address. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const url = useUrlState();
  const inbox = useInbox();
  const dismissed = useDismissed(inbox);
  const list = useRef<HTMLUListElement>(null);
  const unreadOnly = url.get('show') === 'unread';
  const shown = Math.min(Math.max(Math.floor(Number(url.get('count'))) || step, step), limits.maxFirst);
  const [waiting, setWaiting] = useState(0); // those behind the line are asked for besides, or they would push others off the end
  // null, not false: so that the list and the bell's count share one place in the cache
  const query = useNotificationListQuery({
    variables: { unreadOnly: unreadOnly || null, first: Math.min(shown + waiting, limits.maxFirst) },
    fetchPolicy: 'cache-and-network',
  });
  const arrivals = useArrivals(query.data?.notifications.nodes ?? none, unreadOnly ? 'unread' : 'all', !query.loading);
  const arrived = arrivals.fresh.length;
  useEffect(() => setWaiting(arrived), [arrived]);
  const unread = query.data?.notifications.unreadCount ?? 0;

  const tell = (failure: Failure | null, success?: string) => {
    if (failure) toast.error(failureText(failure));
    else if (success) toast.success(success);
  };
  const dismiss = async (notification: Card, index: number) => {
    const sent = dismissed.dismiss(notification);
    announce(t('dismissed', { title: notification.title }));
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('.notice-dismiss');
      const next = buttons?.[Math.min(index, (buttons.length ?? 1) - 1)] ?? document.getElementById(pageTitleId);
      next?.focus();
    });
    tell(await sent);
  };
  const undo = async (notification: Card) => {
    const failure = await dismissed.undo(notification);
    tell(failure);
    if (!failure) announce(t('restored', { title: notification.title }));
    requestAnimationFrame(() => {
      const card = [...(list.current?.children ?? [])].find((row) => row.getAttribute('data-id') === notification.id);
      (card?.querySelector<HTMLElement>('.notice-dismiss') ?? document.getElementById(pageTitleId))?.focus();
    });
  };
  const showArrived = () => {
    const [first] = arrivals.fresh;
    arrivals.show();
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-id="${first?.id}"]`);
      row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    });
  };
  const loadMore = async (have: number, after: string | null | undefined) => {
    if (have + step <= limits.maxFirst) url.set({ count: have + step });
    else await query.fetchMore({ variables: { first: step, after } }).catch(() => undefined);
  };
  const nodes = arrivals.standing;
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
      <div className="inbox-tools">
        <nav aria-label={t('filters')}>
          <ul className="chip-row">
            {[null, 'unread'].map((show) => (
              <li key={show ?? 'all'}>
                <ChipLink to={url.hrefWith({ show, count: null })} active={unreadOnly === (show === 'unread')}>
                  {t(show ? 'unread' : 'all')}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        {unread > 0 && (
          <Button
            look="outline"
            icon={<CheckCheck aria-hidden />}
            busy={inbox.marking}
            busyLabel={t('marking')}
            onClick={() => void inbox.markAllRead().then((failure) => tell(failure, t('allRead')))}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={6} height={96} />}
        isEmpty={(data) => data.notifications.nodes.length + dismissed.cards.length === 0}
        empty={
          unreadOnly ? (
            <EmptyState
              title={t('emptyUnread')}
              text={t('emptyUnreadText')}
              action={<ButtonLink to={url.hrefWith({ show: null })}>{t('showAll')}</ButtonLink>}
            />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      >
        {({ notifications: { totalCount, pageInfo } }) => (
          <>
            {arrived > 0 && (
              <div className="inbox-arrived">
                <Button icon={<ArrowUp aria-hidden />} onClick={showArrived}>
                  {format.digits(t('arrived', { count: arrived }))}
                </Button>
              </div>
            )}
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
              <div className="inbox-more">
                <p className="caption" role="status">
                  {t('shown', { shown: format.number(nodes.length), total: format.number(totalCount) })}
                </p>
                <Button
                  look="outline"
                  busy={query.loading}
                  busyLabel={t('loadingMore')}
                  onClick={() => void loadMore(nodes.length, pageInfo.endCursor)}
                >
                  {t('loadMore')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

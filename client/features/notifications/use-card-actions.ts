import type { RefObject } from 'react';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { pageTitleId } from '../../ui/layout/page';
import { messages } from './notifications.messages';
import type { Dismissed } from './use-dismissed';
import type { Arrivals } from './use-arrivals';

type Card = NotificationCard_NotificationFragment;

/** Dismissing a card, taking that back and showing what arrived; the focus goes to the card that is meant. */
export function useCardActions(list: RefObject<HTMLUListElement | null>, dismissed: Dismissed, report: (failure: Failure | null) => void) {
  const t = useMessages(messages);
  const dismiss = async (notification: Card, index: number) => {
    const sent = dismissed.dismiss(notification);
    announce(t('dismissed', { title: notification.title }));
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('.notice-dismiss');
      const next = buttons?.[Math.min(index, (buttons.length ?? 1) - 1)] ?? document.getElementById(pageTitleId);
      next?.focus();
    });
    report(await sent);
  };
  const undo = async (notification: Card) => {
    const failure = await dismissed.undo(notification);
    report(failure);
    if (!failure) announce(t('restored', { title: notification.title }));
    requestAnimationFrame(() => {
      const card = [...(list.current?.children ?? [])].find((row) => row.getAttribute('data-id') === notification.id);
      (card?.querySelector<HTMLElement>('.notice-dismiss') ?? document.getElementById(pageTitleId))?.focus();
    });
  };
  const showArrived = (arrivals: Arrivals) => {
    const [first] = arrivals.fresh;
    arrivals.show();
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-id="${first?.id}"]`);
      row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    });
  };
  return { dismiss, undo, showArrived };
}

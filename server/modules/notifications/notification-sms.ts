/** Which notifications are also short messages, and what these say: the few for which a person should not have to look into his inbox. */
import { NotificationType } from '../../../schema/values/notifications';
import type { Language } from '../../../schema/values/roles';
import type { NotificationTextKey } from './notification-texts';
import type { Note } from './notification.types';
import { renderNotification } from './render-notification';

/** Of the many ways in which an order moves on, only the seller's answer. */
const answers: ReadonlySet<NotificationTextKey> = new Set(['orderConfirmed', 'orderRejected']);

/** `sms_outbox.body` */
const BODY_LENGTH = 500;

export function comesBySms({ type, textKey }: Note): boolean {
  switch (type) {
    case NotificationType.NEW_ORDER:
    case NotificationType.ACCOUNT_DECIDED:
      return true;
    case NotificationType.ORDER_CHANGED:
      return answers.has(textKey);
    default:
      return false;
  }
}

/** The message without its title; a long reason is cut, for a phone splits and charges what is longer. */
export function smsBody({ textKey, params }: Note, language: Language): string {
  const letters = Array.from(renderNotification(textKey, params, language).message);
  return letters.length <= BODY_LENGTH ? letters.join('') : `${letters.slice(0, BODY_LENGTH - 1).join('')}…`;
}

/** 'account-decided', 'new-order', 'order-changed'. */
export function smsPurpose({ type }: Note): string {
  return type.toLowerCase().replaceAll('_', '-');
}

/**
 * An API key reads of a notification what its scopes let it read elsewhere. The code of a handover is shown to people,
 * never to keys: a program with it could say that a delivery has come. Numbers, names and sums of orders need
 * READ_ORDERS, those of bills and payouts READ_MONEY; a key without the scope learns that there is news, and of what
 * type.
 */
import { text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { KeyScope } from '../../../../schema/values/market/partners';
import type { Viewer } from '../../../platform/security/viewer';
import { notificationTexts } from '../texts/notification-texts';
import type { Notification } from './notification.entity';
import { type NotificationTexts, renderNotification } from './render-notification';

const WITHOUT_CODE: Readonly<Record<string, string>> = {
  orderShippedWithCode: 'orderShipped',
  orderWeighedWithCode: 'orderShippedWeighed',
  orderAgainWithCode: 'orderShippedAgain',
};

const { READ_ORDERS, READ_MONEY } = KeyScope;

/** The scope that reads the same elsewhere; types that are not listed need none, unless their text names an order. */
const SCOPES: Partial<Record<NotificationType, KeyScope>> = {
  [NotificationType.NEW_ORDER]: READ_ORDERS,
  [NotificationType.ORDER_CHANGED]: READ_ORDERS,
  [NotificationType.PAYMENT_RECEIVED]: READ_ORDERS,
  [NotificationType.MESSAGE_RECEIVED]: READ_ORDERS,
  [NotificationType.RECURRING_ORDER]: READ_ORDERS,
  [NotificationType.SHARED_BASKET]: READ_ORDERS,
  [NotificationType.BILL]: READ_MONEY,
  [NotificationType.PAYOUT]: READ_MONEY,
  [NotificationType.PAYOUT_ACCOUNT]: READ_MONEY,
};

type Shown = Pick<Notification, 'type' | 'textKey' | 'params'>;

/** The scope that the viewer's key lacks for the text of the notification; null for people, and where it has it. */
export function lackedScope(viewer: Viewer | null | undefined, { type, textKey }: Omit<Shown, 'params'>): KeyScope | null {
  if (!viewer?.apiKey) return null;
  const needed = SCOPES[type] ?? (namesOrder(textKey) ? READ_ORDERS : null);
  return needed !== null && !viewer.apiKey.scopes.includes(needed) ? needed : null;
}

function namesOrder(textKey: string): boolean {
  const texts: Readonly<Record<string, { readonly message: string }>> = notificationTexts.en;
  return Object.hasOwn(texts, textKey) && /\{\{orders?\b/.test(texts[textKey]?.message ?? '');
}

/** Title and message as the viewer may read them. */
export function textsFor(viewer: Viewer | null | undefined, { type, textKey, params }: Shown, language: Language): NotificationTexts {
  const key = viewer?.apiKey ? (WITHOUT_CODE[textKey] ?? textKey) : textKey;
  const texts = renderNotification(key, params, language);
  const scope = lackedScope(viewer, { type, textKey });
  return scope === null ? texts : { ...texts, message: text('apiKey.notificationScope', language, { scope }) };
}

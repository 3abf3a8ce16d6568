/**
 * Renders a notification for a device. A locked screen shows the text to everyone near, so it contains the title of the
 * inbox and, of its text, only the order, the product or the category. Names of people, amounts, codes and reasons are
 * read in the app. Announcements of the market are for everyone and come with their text.
 */
import type { Language } from '../../../../schema/values/accounts/roles';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { NotificationParams } from '../content/notification-params';
import { fillText, renderNotification } from '../content/render-notification';

const MOST_CHARACTERS = 180;

const bodies: Readonly<Record<'order' | 'bill' | 'product' | 'category' | 'other', Readonly<Record<Language, string>>>> = {
  order: { en: 'Order {{order}}. Open it in Haatbar.', bn: 'অর্ডার {{order}}। হাটবারে দেখুন।' },
  bill: { en: 'Bill {{bill}}. Open it in Haatbar.', bn: 'বিল {{bill}}। হাটবারে দেখুন।' },
  product: { en: '{{product}}', bn: '{{product}}' },
  category: { en: '{{category|category}}', bn: '{{category|category}}' },
  other: { en: 'Read it in Haatbar.', bn: 'হাটবারে পড়ুন।' },
};

const forEveryone: ReadonlySet<NotificationType> = new Set([
  NotificationType.ANNOUNCEMENT,
  NotificationType.MARKETING_BOOST,
  NotificationType.SYSTEM_MAINTENANCE,
]);

export interface PushText {
  readonly title: string;
  readonly body: string;
}

interface Shown {
  readonly type: NotificationType;
  readonly textKey: string;
  readonly params: NotificationParams;
}

export function pushText({ type, textKey, params }: Shown, language: Language): PushText {
  const { title, message } = renderNotification(textKey, params, language);
  const body = forEveryone.has(type) ? message : fillText(bodies[subjectOf(params)][language], params, language);
  return { title, body: shortened(body) };
}

function subjectOf(params: NotificationParams): keyof typeof bodies {
  return (['order', 'bill', 'product', 'category'] as const).find((name) => params[name] !== undefined) ?? 'other';
}

/** By characters as people count them: a Bangla letter is not cut from its vowel sign. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('bn').segment(text)) {
    if (kept.length + segment.length >= MOST_CHARACTERS) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

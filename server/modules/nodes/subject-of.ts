/** Finds the subject of a notification by its link: links of the site name one object at most. */
import { inPattern } from '../../../schema/text/in-pattern';
import { NotificationType } from '../../../schema/values/market/notifications';
import { type PageName, pagesOf } from '../../../schema/values/site/site-routes';
import type { Notification } from '../notifications/content/notification.entity';

export interface Subject {
  readonly kind: 'Order' | 'Product' | 'Account';
  readonly id: string;
}

const UUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

const patternsOf = (...names: readonly PageName[]): readonly RegExp[] =>
  names.flatMap(pagesOf).map(({ path }) => new RegExp(`^${path.split(':id').map(inPattern).join(UUID)}$`));

const PATTERNS = [
  ['Order', patternsOf('order', 'sale')],
  ['Product', patternsOf('product', 'myProduct', 'editProduct')],
] as const;

/** Null for what is about the market as a whole, or about what has no type of its own in the API. */
export function subjectOf({ type, link, userId }: Pick<Notification, 'type' | 'link' | 'userId'>): Subject | null {
  if (type === NotificationType.ACCOUNT_DECIDED) return { kind: 'Account', id: userId };
  const path = link?.split('?', 1)[0] ?? '';
  for (const [kind, patterns] of PATTERNS) {
    for (const pattern of patterns) {
      const id = pattern.exec(path)?.[1];
      if (id !== undefined) return { kind, id };
    }
  }
  return null;
}

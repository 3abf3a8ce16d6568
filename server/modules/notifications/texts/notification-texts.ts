/**
 * The texts of notifications, in both languages. `{{name}}` is put in as it is; `{{name|format}}` is written the user's
 * way (digits, money, units, hours) by render-notification.ts. A caller must give exactly the parameters of the English
 * text: the compiler checks it.
 */
import { bn } from './notification-texts.bn';
import { en, type NotificationTextKey } from './notification-texts.en';

export type { NotificationTextKey };

export const notificationTexts = { en, bn };

type Names<T extends string> = T extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Names<Rest>
  : never;

/** The parameters a text wants, by name. */
export type ParamsOf<K extends NotificationTextKey> = Readonly<
  Record<Names<(typeof en)[K]['title'] | (typeof en)[K]['message']>, string | number>
> & {
  /** The name of `product` in its seller's second language; empty where there is none. */
  readonly secondProduct?: string;
  /** The note of `unit` in that language. */
  readonly secondUnit?: string;
};

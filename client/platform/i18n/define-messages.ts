import { Language } from '../../../schema/values/roles';
import { i18n } from './i18n';

/** The key a component asks for: `items` for the plural pair `items_one` and `items_other`. */
export type MessageName<K extends string> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;

export interface Messages<K extends string> {
  readonly namespace: string;
  readonly en: Record<K, string>;
  readonly bn: Record<K, string>;
}

/** Registers a room's texts. Bangla is typed by English, so a key that one language lacks does not compile. */
export function defineMessages<const K extends string>(
  namespace: string,
  texts: { en: Record<K, string>; bn: Record<NoInfer<K>, string> },
): Messages<K> {
  i18n.addResourceBundle(Language.en, namespace, texts.en, false, true);
  i18n.addResourceBundle(Language.bn, namespace, texts.bn, false, true);
  return { namespace, en: texts.en, bn: texts.bn };
}

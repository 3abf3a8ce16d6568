/** The key a component asks for: `items` for the plural pair `items_one` and `items_other`. */
export type MessageName<K extends string> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;

export interface Messages<K extends string> {
  readonly namespace: string;
  readonly en: Record<K, string>;
  readonly bn: Record<K, string>;
}

/**
 * The texts of a feature, loaded with its chunk. Bangla is typed by English, so a key that one language lacks does not
 * compile.
 */
export function defineMessages<const K extends string>(
  namespace: string,
  texts: { en: Record<K, string>; bn: Record<NoInfer<K>, string> },
): Messages<K> {
  return { namespace, en: texts.en, bn: texts.bn };
}

/**
 * The shape of a page of rules and promises. Its figures are product rules (docs/product.md): a change there is a
 * change here, in both languages.
 */
import type { Language } from '../../../schema/values/accounts/roles';

interface AboutText {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly items: readonly string[] }[];
}

export type AboutTexts = Readonly<Record<Language, AboutText>>;

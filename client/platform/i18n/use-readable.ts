import { useCallback } from 'react';
import { languageOf, textFor } from '../../../schema/values/catalogue/product-text';
import type { Language } from '../../../schema/values/accounts/roles';
import { useLanguage } from '../language/use-language';

/** The texts of a product; who asks for the first language must ask for the second. */
interface ProductTexts {
  readonly name: string;
  readonly secondName: string | null;
  readonly customUnitNote?: string | null;
  readonly secondUnitNote?: string | null;
  readonly description?: string | null;
  readonly secondDescription?: string | null;
}

export type Readable<T extends ProductTexts> = T & {
  /** The language of the name where it is not the page's. */
  readonly lang: Language | undefined;
};

/**
 * A product with its texts in the language of the screen where its seller gave them, else as they are. Forms show what
 * the seller wrote.
 */
export function useReadable(): <T extends ProductTexts>(product: T) => Readable<T> {
  const { language } = useLanguage();
  return useCallback(
    <T extends ProductTexts>(product: T): Readable<T> => {
      const name = textFor(language, product.name, product.secondName);
      const lang = languageOf(name) === language ? undefined : languageOf(name);
      const read = (text: string | null | undefined, second: string | null | undefined) => text && textFor(language, text, second);
      return {
        ...product,
        name,
        lang,
        ...(product.customUnitNote && { customUnitNote: read(product.customUnitNote, product.secondUnitNote) }),
        ...(product.description && { description: read(product.description, product.secondDescription) }),
      };
    },
    [language],
  );
}

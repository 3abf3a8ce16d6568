import type { ReactNode } from 'react';
import type { ImageSource } from '../../ui/images/responsive-image';

export interface Suggestion {
  readonly key: string;
  readonly kind: 'recent' | 'category' | 'product' | 'own';
  readonly name: string;
  /** A price, a sum or a phone number, as text. */
  readonly note: string;
  /** The seller and the district, under its name. */
  readonly from?: string;
  readonly image: ImageSource | null;
  /** In place of an image, for what is the viewer's own. */
  readonly icon?: ReactNode;
  readonly to: string;
}

export interface SuggestionGroup {
  /** Null: what is offered has no heading. */
  readonly title: string | null;
  readonly suggestions: readonly Suggestion[];
  /** The viewer's own list that shows all of them; absent where there is none. */
  readonly allTo?: SearchedList | null;
}

/** The address of a list where a text is searched for. */
export type SearchedList = (text: string) => string;

import type { LucideIcon } from 'lucide-react';
import type { PageLabel } from '../admin-pages';
import type { MenuMessage } from './menu.messages';
import type { Counted } from './menu-count';

/**
 * The menus of each role list these entries, in one order everywhere. Every entry leads to a page of
 * schema/values/site/site-routes.ts.
 */
export interface MenuEntry {
  /** A text of the menus, or the page's own label. */
  readonly label: MenuMessage | PageLabel;
  readonly to: string;
  readonly icon: LucideIcon;
  /** How much waits there is shown behind the text. */
  readonly counted?: Counted | undefined;
  /** The big one in the middle of the phone's bar. */
  readonly main?: boolean;
}

/** Entries under a heading that opens and closes them. */
export interface MenuGroup {
  readonly label: PageLabel;
  readonly entries: readonly MenuEntry[];
}

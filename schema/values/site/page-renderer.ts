/**
 * Pages that the server sends as HTML: which they are, what its renderer (built from client/app/first-view) is given
 * and what it returns. Server and client never import each other; the server loads the built file.
 */
import type { Language } from '../accounts/roles';
import { sitePages, tilePaths } from './site-routes';

/** The choices of a user that change the markup. */
export interface FirstViewChoices {
  readonly language: Language;
  /** Small images only, no slides that move. */
  readonly sparing: boolean;
}

export interface OperationResult {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly unknown[] | undefined;
}

export interface PageRequest extends FirstViewChoices {
  /** Path and query. */
  readonly address: string;
  /** Scheme, name and port of the site as it is reached from outside; null: unknown. */
  readonly origin: string | null;
  /** Executes a query as this visitor. */
  readonly execute: (operation: {
    readonly query: string;
    readonly operationName: string | undefined;
    readonly variables: Readonly<Record<string, unknown>>;
  }) => Promise<OperationResult>;
}

/** Values of attributes, escaped. */
export interface PageImage {
  readonly src: string | null;
  readonly srcset: string | null;
  readonly sizes: string | null;
}

/** Search engines and previews of a shared link show this card. */
export interface PageCard {
  readonly title: string;
  readonly description: string;
  /** A type of Open Graph. */
  readonly type: 'website' | 'product' | 'profile';
  /** May search engines list it? */
  readonly isListed: boolean;
  /** Path and query by which the page is known, without `lang`. */
  readonly canonical: string;
  /** Path of a JPEG of 1200 × 630 pixels. */
  readonly image: string;
  /** Objects of schema.org, each written into a script element that is not executed. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

export interface RenderedPage {
  /** 200, or 404 where the product or seller of the address is not on the market. */
  readonly status: number;
  readonly title: string;
  readonly card: PageCard;
  /** Markup of the root element, without `style` attributes: those are in `data-style` and `styles`. */
  readonly markup: string;
  readonly styles: string;
  /** The images the screen waits for. */
  readonly images: readonly PageImage[];
  /** The browser's first render starts from this plain data. */
  readonly state: unknown;
}

/** Null: the address leads elsewhere, or an operation failed; the client shows it by itself. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

const { about, delivery, returns, privacy, terms } = sitePages;

/** Path of the page → file of its screen below client/features, without `.screen.tsx`. `:id` represents one segment. */
export const renderedPages: Readonly<Record<string, string>> = {
  '/': 'landing/landing',
  '/consumer': 'storefront/home/storefront',
  '/categories': 'storefront/browse/categories',
  '/category/:id': 'storefront/browse/category',
  ...Object.fromEntries(tilePaths.map((path) => [path, 'storefront/browse/category'])),
  '/search': 'storefront/browse/search',
  '/product/:id': 'storefront/product/product',
  '/seller/:id': 'storefront/seller/seller',
  '/prices': 'prices/prices',
  ...Object.fromEntries([about, delivery, returns, privacy, terms].map(({ path }) => [path, 'about/about'])),
};

/** Far longer than any of `renderedPages` with its id. */
const LONGEST_PATH = 300;

/** The entry of `renderedPages` for an address; null for pages that the client draws by itself. */
export function renderedPathOf(path: string): string | null {
  if (path.length > LONGEST_PATH) return null;
  const plain = path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path;
  const ofOne = `${plain.slice(0, plain.lastIndexOf('/') + 1)}:id`;
  const renderedPath = [plain, ofOne].find((one) => Object.hasOwn(renderedPages, one));
  return renderedPath ?? null;
}

const ofUsers = (screen: string) => ['app/user-screens.ts', 'app/menus/side-menu-content.tsx', `features/${screen}.screen.tsx`];
const ofSeller = (home: string) => ofUsers(`dashboard/${home}-dashboard`);

/**
 * Homes of signed-in users, which the client draws by itself: path → the files below client/ that its screen is loaded
 * from.
 */
export const homeFiles: Readonly<Record<string, readonly string[]>> = {
  [sitePages.producerDashboard.PRODUCER.path]: ofSeller('seller'),
  [sitePages.traderDashboard.WHOLESALER.path]: ofSeller('trader'),
  [sitePages.traderDashboard.SUPERSALER.path]: ofSeller('trader'),
  [sitePages.admin.path]: ofUsers('admin/overview/admin-home'),
};

/**
 * Lists the pages of the market that everyone may open, for a sitemap in parts of a few thousand. They are read from
 * the replica where there is one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { categories } from '../../../../schema/values/catalogue/categories';
import { storefrontTiles } from '../../../../schema/values/site/storefront-tiles';
import { isUuid } from '../../../platform/uuid';
import { ReadDatabase } from '../../../platform/db/read-database';
import { notFound } from '../../../platform/errors/common-errors';
import { productPageStarts, productsFrom, sellerPageStarts, sellersFrom } from './sitemap.query';

export interface SitemapEntry {
  readonly path: string;
  /** Null: not known. */
  readonly changedAt: Date | null;
}

/** The protocol allows 50,000; a part of 5,000 is 700 KB. */
const SITEMAP_PAGE = 5_000;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SitemapService {
  constructor(private readonly reads: ReadDatabase) {}

  /** Names of all parts, for `part`. */
  async parts(pageSize = SITEMAP_PAGE): Promise<string[]> {
    const [products, sellers] = await Promise.all([
      this.reads.run((db) => productPageStarts(db, pageSize)),
      this.reads.run((db) => sellerPageStarts(db, pageSize)),
    ]);
    return ['pages', ...products.map((id) => `products-${id}`), ...sellers.map((id) => `sellers-${id}`)];
  }

  /** NOT_FOUND for a name that no part can have. */
  async part(name: string, pageSize = SITEMAP_PAGE): Promise<SitemapEntry[]> {
    if (name === 'pages') return fixedPaths.map((path) => ({ path, changedAt: null }));
    const [, kind, id = ''] = /^(products|sellers)-(.+)$/.exec(name) ?? [];
    if (!isUuid(id)) throw notFound();
    if (kind === 'sellers') {
      const sellers = await this.reads.run((db) => sellersFrom(db, id, pageSize));
      return sellers.map((seller) => ({ path: `/seller/${seller.id}`, changedAt: null }));
    }
    const products = await this.reads.run((db) => productsFrom(db, id, pageSize));
    return products.map((product) => ({ path: `/product/${product.id}`, changedAt: product.changedAt }));
  }
}

/** A category with a tile of its own is known by the tile's address. */
const hasTile = (slug: string) => storefrontTiles.some((tile) => tile.categories.length === 1 && tile.categories[0] === slug);
const fixedPaths: readonly string[] = [
  '/',
  '/consumer',
  '/categories',
  '/prices',
  '/support',
  '/about',
  '/about/delivery',
  '/about/returns',
  '/about/privacy',
  '/about/terms',
  ...storefrontTiles.map(({ path }) => `/${path}`),
  ...categories.flatMap(({ slug }) => (hasTile(slug) ? [] : [`/category/${slug}`])),
];

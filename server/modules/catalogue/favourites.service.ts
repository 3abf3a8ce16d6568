/**
 * Products a consumer keeps in mind, with the price he saw: kept, taken out, listed with what became of them, and taken over from a visitor's
 * device after his login. Only what was on the market for everybody once can be kept, so nobody looks into drafts by their ids.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { FavouriteState } from '../../../schema/values/catalogue';
import { limits } from '../../../schema/values/limits';
import { execute, one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import type { Page, PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { money, toMoney } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import type { Favourite } from './favourite.types';
import { afterSql, keysetPage, limitSql, type ListOrder, orderSql, Params, selectSql } from './keyset';
import { dealPrice, ProductReader } from './product-reader.service';
import { mayKeepFavourites } from './product.policy';
import type { UnavailableProduct } from './unavailable-product.types';

/** What is kept in mind, wherever it is kept. */
export interface Wish {
  readonly productId: string;
  readonly seenPrice?: string | null;
}

interface Kept {
  readonly id: string;
  readonly seenPrice: string | null;
  readonly isOnMarket: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class FavouritesService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  /** Latest first. */
  async list(viewer: Viewer, page: PageRequest): Promise<Page<Favourite>> {
    assertMay(mayKeepFavourites(viewer));
    const counted = await one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${MINE}`, [viewer.id]);
    const params = new Params();
    params.add(viewer.id);
    const after = page.after ? ` AND ${afterSql(LATEST, page.after, params)}` : '';
    const found = await rows<Kept & { k1: string }>(
      this.db,
      `SELECT product_id AS id, k1::text, "seenPrice", "isOnMarket" FROM (
        ${selectSql(LATEST)}, f.seen_price AS "seenPrice", p.is_published AS "isOnMarket" ${MINE}${after} ${orderSql(LATEST)} ${limitSql(page, params)}
      ) page ORDER BY page.k1 DESC, page.product_id DESC`,
      params.values,
    );
    const nodes = await this.complete(found);
    const keyed = nodes.map((node, index) => ({ node, keys: [found[index]?.k1 ?? null, null] as const }));
    return { ...keysetPage(keyed, page), totalCount: counted?.count ?? 0 };
  }

  /** What he kept that is for businesses only by now, or gone for good, by the name he saw; latest first. */
  async unavailable(viewer: Viewer): Promise<UnavailableProduct[]> {
    assertMay(mayKeepFavourites(viewer));
    return rows<UnavailableProduct>(this.db, UNAVAILABLE, [viewer.id]);
  }

  /** All of them, for hearts. */
  async ids(viewer: Viewer): Promise<string[]> {
    assertMay(mayKeepFavourites(viewer));
    const found = await rows<{ id: string }>(this.db, `SELECT p.id ${MINE}`, [viewer.id]);
    return found.map(({ id }) => id);
  }

  /** In the order asked for: does the viewer keep it? For loaders. */
  async areKept(viewer: Viewer | null, productIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayKeepFavourites(viewer)) return productIds.map(() => false);
    const found = await rows<{ id: string }>(
      this.db,
      'SELECT product_id AS id FROM favourites WHERE user_id = $1 AND product_id = ANY ($2::uuid[])',
      [viewer.id, [...productIds]],
    );
    const kept = new Set(found.map(({ id }) => id));
    return productIds.map((id) => kept.has(id));
  }

  /** Kept already: stays as it was. */
  async add(viewer: Viewer, { productId, seenPrice }: Wish): Promise<Favourite> {
    assertMay(mayKeepFavourites(viewer));
    const known = isUuid(productId)
      ? await one<Kept>(this.db, `SELECT p.id, p.is_published AS "isOnMarket" ${KNOWN} AND p.id = $1`, [productId])
      : null;
    assertMay(known !== null, 'NOT_FOUND');
    const stored = await one<{ seenPrice: string }>(this.db, ADD, [viewer.id, productId, seenPrice ?? null, limits.favourites]);
    if (!stored) throw new AppError('BAD_USER_INPUT', 'favourite.full', { max: limits.favourites });
    const [favourite] = await this.complete([{ ...known, seenPrice: stored.seenPrice }]);
    assertMay(favourite !== undefined, 'NOT_FOUND');
    return favourite;
  }

  /** False where it was not kept. */
  async remove(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayKeepFavourites(viewer));
    if (!isUuid(productId)) return false;
    return (await execute(this.db, 'DELETE FROM favourites WHERE user_id = $1 AND product_id = $2', [viewer.id, productId])) > 0;
  }

  /** A visitor's, in the order asked for; products that were never on the market for everybody are left out. */
  async quote(wishes: readonly Wish[]): Promise<Favourite[]> {
    const asked = sound(wishes);
    const found = await rows<Kept>(this.db, `SELECT p.id, p.is_published AS "isOnMarket" ${KNOWN} AND p.id = ANY ($1::uuid[])`, [
      asked.map(({ productId }) => productId),
    ]);
    const byId = new Map(found.map((kept) => [kept.id, kept]));
    return this.complete(
      asked.flatMap(({ productId, seenPrice }) => {
        const kept = byId.get(productId);
        return kept ? [{ ...kept, seenPrice: seenPrice ?? null }] : [];
      }),
    );
  }

  /** Takes a visitor's over after his login, as many as there is room for; what he had already stays as it was. Answers all he keeps then. */
  async merge(viewer: Viewer, wishes: readonly Wish[]): Promise<string[]> {
    assertMay(mayKeepFavourites(viewer));
    const asked = sound(wishes);
    await execute(this.db, MERGE, [
      viewer.id,
      asked.map(({ productId }) => productId),
      asked.map(({ seenPrice }) => seenPrice ?? null),
      limits.favourites,
    ]);
    return this.ids(viewer);
  }

  private async complete(kept: readonly Kept[]): Promise<Favourite[]> {
    const products = await this.reader.byIds(kept.map(({ id }) => id));
    return kept.flatMap(({ id, seenPrice, isOnMarket }, index) => {
      const product = products[index];
      if (!product) return [];
      const drop = seenPrice === null ? money(0) : money(seenPrice).minus(product.price);
      const inStock = isOnMarket && money(product.available).gt(0);
      const state = inStock ? FavouriteState.ON_SALE : isOnMarket ? FavouriteState.SOLD_OUT : FavouriteState.ENDED;
      return [{ id, product, state, seenPrice: seenPrice && toMoney(seenPrice), priceDrop: drop.gt(0) ? toMoney(drop) : null }];
    });
  }
}

/** Each product once, the first mention counts; more than a device keeps are refused. */
function sound(wishes: readonly Wish[]): Wish[] {
  if (wishes.length > limits.guestFavourites) throw new AppError('BAD_USER_INPUT', 'favourite.full', { max: limits.guestFavourites });
  const first = new Map<string, Wish>();
  for (const wish of wishes) if (isUuid(wish.productId) && !first.has(wish.productId)) first.set(wish.productId, wish);
  return [...first.values()];
}

const LATEST: ListOrder = { id: 'f.product_id', direction: 'DESC', keys: [{ sql: 'f.created_at', type: 'timestamptz' }] };
const isKnown = `p.published_at IS NOT NULL AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND p.audience = 'EVERYONE'`;
const KNOWN = `FROM products p WHERE ${isKnown}`;
const MINE = `FROM favourites f JOIN products p ON p.id = f.product_id WHERE f.user_id = $1 AND ${isKnown}`;
const UNAVAILABLE = `
  SELECT f.product_id AS id, f.seen_name AS name FROM favourites f JOIN products p ON p.id = f.product_id
  WHERE f.user_id = $1 AND NOT (${isKnown}) ORDER BY f.created_at DESC, f.product_id DESC`;

const ADD = `
  INSERT INTO favourites (user_id, product_id, seen_price, seen_name)
  SELECT $1, p.id, coalesce($3::numeric, ${dealPrice}, p.price), p.name FROM products p
  WHERE p.id = $2::uuid AND (SELECT count(*) FROM favourites WHERE user_id = $1 AND product_id <> $2::uuid) < $4
  ON CONFLICT (user_id, product_id) DO UPDATE SET seen_price = favourites.seen_price
  RETURNING seen_price AS "seenPrice"`;

const MERGE = `
  INSERT INTO favourites (user_id, product_id, seen_price, seen_name, created_at)
  SELECT $1, p.id, coalesce(visitor.seen_price, ${dealPrice}, p.price), p.name, now() - visitor.position * interval '1 microsecond'
  FROM unnest($2::uuid[], $3::numeric[]) WITH ORDINALITY AS visitor (product_id, seen_price, position)
  JOIN products p ON p.id = visitor.product_id
  WHERE ${isKnown} AND NOT EXISTS (SELECT 1 FROM favourites f WHERE f.user_id = $1 AND f.product_id = p.id)
  ORDER BY visitor.position LIMIT greatest(0, $4 - (SELECT count(*) FROM favourites WHERE user_id = $1))
  ON CONFLICT (user_id, product_id) DO NOTHING`;

/**
 * Favourites of a consumer with the price they saw: added, removed, listed, and taken over from a visitor's device
 * after login. Only what is on the market for everyone is shown or added; the rest is listed by the name that was seen,
 * so no one reads a withdrawn product through its id.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { FavouriteState } from '../../../../schema/values/catalogue/catalogue';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { money, toMoney } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Favourite } from './favourite.types';
import { favouriteIds, favouritesPage, savedBy, type SeenProduct, shownOf, unavailableFavourites } from './favourites.query';
import { addFavourite, mergeFavourites, type NewFavourite } from './favourites.store';
import { StoredFavourite } from './stored-favourite.entity';
import { ProductReader } from '../products/product-reader.service';
import { mayManageFavourites } from '../products/product.policy';
import type { UnavailableProduct } from '../products/unavailable-product.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class FavouritesService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  /** Latest first. */
  async list(viewer: Viewer, page: PageRequest): Promise<Page<Favourite>> {
    assertMay(mayManageFavourites(viewer));
    const listed = await favouritesPage(this.db, viewer.id, page);
    return { ...listed, nodes: await this.complete(listed.nodes) };
  }

  /** Favourites that are not on the market for everyone now, by the name that was seen; latest first. */
  async unavailable(viewer: Viewer): Promise<UnavailableProduct[]> {
    assertMay(mayManageFavourites(viewer));
    return unavailableFavourites(this.db, viewer.id);
  }

  /** All of them, for hearts. */
  async ids(viewer: Viewer): Promise<string[]> {
    assertMay(mayManageFavourites(viewer));
    return favouriteIds(this.db, viewer.id);
  }

  /** In the order requested: did the viewer save it? For loaders. */
  async areFavourites(viewer: Viewer | null, productIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayManageFavourites(viewer)) return productIds.map(() => false);
    const saved = await savedBy(this.db, viewer.id, productIds);
    return productIds.map((id) => saved.has(id));
  }

  /**
   * Adds a favourite; a product that is saved already stays as it was. NOT_FOUND for a product that is not on the
   * market for everyone, BAD_USER_INPUT above `serverLimits.favourites`.
   */
  async add(viewer: Viewer, { productId, seenPrice }: NewFavourite): Promise<Favourite> {
    assertMay(mayManageFavourites(viewer));
    const isKnown = isUuid(productId) && (await shownOf(this.db, [productId])).size > 0;
    assertMay(isKnown, 'NOT_FOUND');
    const saved = await addFavourite(this.db, viewer.id, { productId, seenPrice });
    if (!saved) throw new AppError('BAD_USER_INPUT', 'favourite.full', { max: serverLimits.favourites });
    const [favourite] = await this.complete([{ id: productId, seenPrice: saved.seenPrice }]);
    assertMay(favourite !== undefined, 'NOT_FOUND');
    return favourite;
  }

  /** False where it was not saved. */
  async remove(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayManageFavourites(viewer));
    if (!isUuid(productId)) return false;
    const { affected } = await this.db.getRepository(StoredFavourite).delete({ userId: viewer.id, productId });
    return (affected ?? 0) > 0;
  }

  /** A visitor's, in the order requested; products that are not on the market for everyone are left out. */
  async quote(favourites: readonly NewFavourite[]): Promise<Favourite[]> {
    const given = valid(favourites);
    const shown = await shownOf(
      this.db,
      given.map(({ productId }) => productId),
    );
    const visible = given.filter(({ productId }) => shown.has(productId));
    return this.complete(visible.map(({ productId, seenPrice }) => ({ id: productId, seenPrice: seenPrice ?? null })));
  }

  /**
   * Adds a visitor's favourites after login, up to the limit; those of the user stay as they were. Returns all of them.
   */
  async merge(viewer: Viewer, favourites: readonly NewFavourite[]): Promise<string[]> {
    assertMay(mayManageFavourites(viewer));
    await mergeFavourites(this.db, viewer.id, valid(favourites));
    return this.ids(viewer);
  }

  private async complete(seen: readonly SeenProduct[]): Promise<Favourite[]> {
    const products = await this.reader.findByIds(seen.map(({ id }) => id));
    return seen.flatMap(({ id, seenPrice }, index) => {
      const product = products[index];
      if (!product) return [];
      const drop = seenPrice === null ? money(0) : money(seenPrice).minus(product.price);
      const state = money(product.sellable).gt(0) ? FavouriteState.ON_SALE : FavouriteState.SOLD_OUT;
      return [{ id, product, state, seenPrice: seenPrice && toMoney(seenPrice), priceDrop: drop.gt(0) ? toMoney(drop) : null }];
    });
  }
}

/** Each product once, the first mention counts; more than a device stores are rejected. */
function valid(favourites: readonly NewFavourite[]): NewFavourite[] {
  if (favourites.length > limits.visitorFavourites)
    throw new AppError('BAD_USER_INPUT', 'favourite.full', { max: limits.visitorFavourites });
  const first = new Map<string, NewFavourite>();
  for (const favourite of favourites) {
    if (isUuid(favourite.productId) && !first.has(favourite.productId)) first.set(favourite.productId, favourite);
  }
  return [...first.values()];
}

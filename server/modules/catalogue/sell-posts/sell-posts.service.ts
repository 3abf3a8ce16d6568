/**
 * Puts products on the market and takes them off by one press: opens, resumes, pauses and ends sell posts with the
 * terms they have. Terms are SellPostTermsService's; what follows for lists, counts and followers is
 * SellPostPublicationService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound, notFoundAmong } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { LotHold } from '../lots/lot.entity';
import { hasHeldStock, productsWithHeldStock } from '../lots/held-lots.store';
import { hiddenProduct } from '../products/product-errors';
import { ProductReader } from '../products/product-reader.service';
import { mayOwnProducts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { PostingPause } from './posting-pause.port';
import { SellPostPublicationService } from './sell-post-publication.service';
import {
  countProductChange,
  endPostOfProduct,
  type LockedProduct,
  lockProduct,
  openPost,
  openPosts,
  pausePost,
  pausePosts,
  resetTerms,
  sellersOpening,
} from './sell-posts.store';

interface Press {
  readonly operation: string;
  readonly key: RequestKey | null | undefined;
}

interface PostsToSet {
  readonly open: readonly { readonly id: string; readonly unit: Unit }[];
  readonly pause: readonly string[];
}

type Change = (tx: EntityManager, product: LockedProduct) => Promise<void>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
    private readonly publication: SellPostPublicationService,
    private readonly idempotency: IdempotencyService,
    private readonly pause: PostingPause,
  ) {}

  /** All of them or none; returns them in the order requested. */
  postForSell(viewer: Viewer, productIds: readonly string[], key?: RequestKey | null): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, { operation: 'postForSell', key }, async (tx, product) => {
      if (product.isHidden) throw hiddenProduct(`productIds[${productIds.indexOf(product.id)}]`, product.id);
      await this.open(tx, product);
    });
  }

  stopSelling(viewer: Viewer, productIds: readonly string[], key?: RequestKey | null): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, { operation: 'stopSelling', key }, (tx, { id }) => pausePost(tx, id));
  }

  /** Opens or closes the post of a product whose row this transaction has locked, as its form has it. */
  async set(tx: EntityManager, productId: string, wantsPost: boolean): Promise<void> {
    const product = await lock(tx, productId);
    await (wantsPost ? this.open(tx, product) : pausePost(tx, productId));
    await this.publication.sync(tx, [productId]);
  }

  /**
   * The same for several products whose rows this transaction has locked. Followers are not notified: a synchronisation
   * of hundreds of products would be as many notifications. Those who wait for a product are.
   */
  async setAll(tx: EntityManager, { open, pause }: PostsToSet): Promise<void> {
    await this.assertMayOpen(
      tx,
      open.map(({ id }) => id),
    );
    await openPosts(tx, open);
    await pausePosts(tx, pause);
    const changed = [...open.map(({ id }) => id), ...pause];
    if (changed.length > 0) await this.publication.sync(tx, changed, { isQuiet: true });
  }

  /** More of these products is in stock: it may be in a lot on hold, or a recalled one. */
  async pauseHeld(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    for (const id of await productsWithHeldStock(tx, productIds)) await this.set(tx, id, false);
  }

  /** For good: its product is deleted. */
  async end(tx: EntityManager, productId: string): Promise<void> {
    await lock(tx, productId);
    await endPostOfProduct(tx, productId);
    await this.publication.sync(tx, [productId]);
  }

  /** Terms depend on the unit: another unit starts from its own defaults. */
  async resetTerms(tx: EntityManager, products: PostsToSet['open']): Promise<void> {
    await resetTerms(tx, products);
  }

  /**
   * CONFLICT where a lot of a product is on hold, or a post that is not open now would open while new posts of its
   * seller pause.
   */
  private async assertMayOpen(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    if (await hasHeldStock(tx, productIds)) throw conflict('lot.heldPost', { status: LotHold.HELD });
    for (const sellerId of await sellersOpening(tx, productIds)) await this.pause.assertMayPost(tx, sellerId);
  }

  private async open(tx: EntityManager, product: LockedProduct): Promise<void> {
    await this.assertMayOpen(tx, [product.id]);
    await openPost(tx, product);
  }

  private async forEachOwn(
    viewer: Viewer,
    productIds: readonly string[],
    { operation, key }: Press,
    change: Change,
  ): Promise<ProductView[]> {
    assertMay(mayOwnProducts(viewer));
    const ids = [...new Set(productIds)];
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation, body: ids.toSorted() })) return;
      // one order of locking, so that two requests never wait for each other
      const missing = new Set<string>();
      for (const id of ids.toSorted()) {
        if (isUuid(id) && (await countProductChange(tx, id, viewer.id))) await change(tx, await lock(tx, id));
        else missing.add(id);
      }
      if (missing.size > 0) throw notFoundAmong('productIds', productIds, [...missing]);
      await this.publication.sync(tx, ids);
    });
    return this.reader.existing(ids);
  }
}

async function lock(tx: EntityManager, productId: string): Promise<LockedProduct> {
  const product = await lockProduct(tx, productId);
  if (!product) throw notFound();
  return product;
}

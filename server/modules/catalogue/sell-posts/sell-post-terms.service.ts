/**
 * The terms a seller sets: opens a post with them, edits them, ends a post for good. Each is one transaction under the
 * lock of the product's row, so that two presses make one post and a later edit never overwrites a newer one unseen.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { termsViolation, type SellPostTerms } from '../../../../schema/rules/catalogue/sell-post.rules';
import { SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound, versionConflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { LotHold } from '../lots/lot.entity';
import { hasHeldStock } from '../lots/held-lots.store';
import { stateHarvest } from '../lots/lot-marks.store';
import { hiddenProduct } from '../products/product-errors';
import { mayOwnProducts } from '../products/product.policy';
import type { SellPost } from './sell-post.entity';
import { BackInStockService } from '../back-in-stock/back-in-stock.service';
import { PostingPause } from './posting-pause.port';
import { SellPostPublicationService } from './sell-post-publication.service';
import { SellPostReader } from './sell-post-reader.service';
import {
  countProductChange,
  endPost,
  type LockedPost,
  type LockedProduct,
  lockOwnPost,
  lockOwnProduct,
  publishPost,
  updateTerms,
} from './sell-posts.store';

interface TermsEdit {
  readonly terms: SellPostTerms;
  /** The one that was edited. */
  readonly version: number;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostTermsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: SellPostReader,
    private readonly publication: SellPostPublicationService,
    private readonly idempotency: IdempotencyService,
    private readonly pause: PostingPause,
    private readonly waiting: BackInStockService,
  ) {}

  /**
   * Opens a product's post, or the paused one it has, with these terms. One that is open already responds with
   * CONFLICT.
   */
  async publish(viewer: Viewer, productId: string, terms: SellPostTerms, key?: RequestKey | null): Promise<SellPost> {
    assertMay(mayOwnProducts(viewer));
    const request = { userId: viewer.id, operation: 'publishSellPost', body: [productId, inFixedOrder(terms)] };
    const id = await inTransaction(this.db, async (tx) => {
      const opened = await this.idempotency.resultOf(tx, key, request);
      if (opened) return opened;
      const post = await this.publishIn(tx, viewer, productId, terms);
      await this.idempotency.saveResult(tx, key, viewer.id, post);
      return post;
    });
    return this.reader.one(id);
  }

  /** Publishes a post as a part of the caller's transaction; returns the post's id. */
  async publishIn(tx: EntityManager, viewer: Viewer, productId: string, terms: SellPostTerms): Promise<string> {
    const product = isUuid(productId) ? await lockOwnProduct(tx, productId, viewer.id) : null;
    if (!product) throw notFound();
    if (product.isHidden) throw hiddenProduct('productId', productId);
    assertFit(terms, product);
    if (await hasHeldStock(tx, [productId])) throw conflict('lot.heldPost', { status: LotHold.HELD });
    await this.pause.assertMayPost(tx, viewer.id);
    const opened = await publishPost(tx, productId, terms);
    if (opened === null) throw conflict('sellPost.alreadyOn', { status: SellPostState.OPEN });
    if (terms.harvestDate) await stateHarvest(tx, productId, terms.harvestDate);
    await countProductChange(tx, productId, viewer.id);
    await this.publication.sync(tx, [productId]);
    return opened;
  }

  /** Only while no one has changed the terms since this version, else CONFLICT. */
  async update(viewer: Viewer, id: string, { terms, version }: TermsEdit, key?: RequestKey | null): Promise<SellPost> {
    assertMay(mayOwnProducts(viewer));
    const request = { userId: viewer.id, operation: 'updateSellPost', body: [id, version, inFixedOrder(terms)] };
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return;
      const post = await lockPost(tx, viewer, id);
      if (post.state === SellPostState.ENDED) {
        throw new AppError('PRODUCT_UNAVAILABLE', 'sellPost.ended', undefined, undefined, { current: { status: post.state } });
      }
      if (post.version !== version) throw versionConflict('sellPost.changed', post.version);
      assertFit(terms, post);
      await updateTerms(tx, id, terms);
      if (terms.harvestDate) await stateHarvest(tx, post.id, terms.harvestDate);
      await this.publication.sync(tx, [post.id]);
      await this.waiting.notify(tx, [post.id]); // with a lower minimum the rest can be bought again
    });
    return this.reader.one(id);
  }

  /** For good; an ended one stays as it is. */
  async end(viewer: Viewer, id: string, key?: RequestKey | null): Promise<SellPost> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'endSellPost', body: [id] })) return;
      const post = await lockPost(tx, viewer, id);
      if (post.state === SellPostState.ENDED) return;
      await endPost(tx, id);
      await countProductChange(tx, post.id, viewer.id);
      await this.publication.sync(tx, [post.id]);
    });
    return this.reader.one(id);
  }
}

/**
 * The rules of the input know the terms alone; the product is known here. The harvest of received items is that of
 * their lots.
 */
function assertFit(terms: SellPostTerms, product: LockedProduct): void {
  const violation = termsViolation(terms, product);
  if (violation) throw invalidInput([violation]);
  if (terms.harvestDate && product.isReceived) throw invalidInput([{ field: 'harvestDate', key: 'lot.receivedHarvest' }]);
}

async function lockPost(tx: EntityManager, viewer: Viewer, id: string): Promise<LockedPost> {
  const post = isUuid(id) ? await lockOwnPost(tx, id, viewer.id) : null;
  if (!post) throw notFound();
  return post;
}

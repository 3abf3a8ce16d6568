/**
 * The terms a seller sets: opens a post with them, edits them, ends a post for good. Each is one transaction under the lock of the product's row,
 * so that two presses make one post and a later edit never overwrites a newer one unseen.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { misfit, type SellPostTerms } from '../../../schema/rules/sell-post.rules';
import { SellPostState } from '../../../schema/values/catalogue';
import type { Unit } from '../../../schema/values/units';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { mayOwnProducts } from './product.policy';
import type { SellPost } from './sell-post.entity';
import { SellPostPublicationService } from './sell-post-publication.service';
import { SellPostReader } from './sell-post-reader.service';
import { COUNT_CHANGE, END_OVERDUE } from './sell-posts.service';

interface LockedProduct {
  readonly id: string;
  readonly unit: Unit;
  readonly price: string;
  readonly isHidden: boolean;
}

interface LockedPost extends LockedProduct {
  readonly state: SellPostState;
  readonly version: number;
}

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
  ) {}

  /** Opens a product's post, or the paused one it has, with these terms. One that is open already answers CONFLICT. */
  async publish(viewer: Viewer, productId: string, terms: SellPostTerms, key?: RequestKey | null): Promise<SellPost> {
    assertMay(mayOwnProducts(viewer));
    const request = { userId: viewer.id, operation: 'publishSellPost', body: [productId, inFixedOrder(terms)] };
    const id = await inTransaction(this.db, async (tx) => {
      const opened = await this.idempotency.resultOf(tx, key, request);
      if (opened) return opened;
      const post = await this.publishIn(tx, viewer, productId, terms);
      await this.idempotency.keep(tx, key, viewer.id, post);
      return post;
    });
    return this.reader.one(id);
  }

  /** The same as a part of somebody's transaction; answers the post's id. */
  async publishIn(tx: EntityManager, viewer: Viewer, productId: string, terms: SellPostTerms): Promise<string> {
    const product = isUuid(productId) ? await one<LockedProduct>(tx, LOCK_PRODUCT, [productId, viewer.id]) : null;
    if (!product) throw notFound();
    if (product.isHidden) throw new AppError('PRODUCT_UNAVAILABLE', 'product.hidden');
    assertFit(terms, product);
    await execute(tx, END_OVERDUE, [productId]);
    const opened = await one<{ id: string }>(tx, PUBLISH, [productId, ...columnsOf(terms)]);
    if (!opened) throw new AppError('CONFLICT', 'sellPost.alreadyOn');
    await putTiers(tx, opened.id, terms);
    await execute(tx, COUNT_CHANGE, [productId, viewer.id]);
    await this.publication.sync(tx, [productId]);
    return opened.id;
  }

  /** Only while nobody has changed the terms since this version, else CONFLICT. */
  async update(viewer: Viewer, id: string, { terms, version }: TermsEdit, key?: RequestKey | null): Promise<SellPost> {
    assertMay(mayOwnProducts(viewer));
    const request = { userId: viewer.id, operation: 'updateSellPost', body: [id, version, inFixedOrder(terms)] };
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return;
      const post = await lockPost(tx, viewer, id);
      if (post.state === SellPostState.ENDED) throw new AppError('PRODUCT_UNAVAILABLE', 'sellPost.ended');
      if (post.version !== version) throw new AppError('CONFLICT', 'sellPost.changed');
      assertFit(terms, post);
      await execute(tx, UPDATE, [id, ...columnsOf(terms)]);
      await putTiers(tx, id, terms);
      await this.publication.sync(tx, [post.id]);
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
      await execute(tx, END, [id]);
      await execute(tx, COUNT_CHANGE, [post.id, viewer.id]);
      await this.publication.sync(tx, [post.id]);
    });
    return this.reader.one(id);
  }
}

/** The door's rules know the terms alone; the product's unit and price are known here. */
function assertFit(terms: SellPostTerms, product: LockedProduct): void {
  const found = misfit(terms, product);
  if (found) throw invalidInput([found]);
}

async function lockPost(tx: EntityManager, viewer: Viewer, id: string): Promise<LockedPost> {
  const isOwn = isUuid(id) && (await one(tx, LOCK_OF_POST, [id, viewer.id])) !== null;
  const post = isOwn ? await one<LockedPost>(tx, POST, [id]) : null;
  if (!post) throw notFound();
  return post;
}

async function putTiers(tx: EntityManager, postId: string, { tiers }: SellPostTerms): Promise<void> {
  await execute(tx, 'DELETE FROM sell_post_tiers WHERE sell_post_id = $1', [postId]);
  if (tiers.length === 0) return;
  await execute(
    tx,
    'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT $1, * FROM unnest($2::numeric[], $3::numeric[])',
    [postId, tiers.map(({ minQuantity }) => minQuantity), tiers.map(({ price }) => price)],
  );
}

function columnsOf(terms: SellPostTerms): unknown[] {
  const { audience, minQuantity, step, availableFrom, availableUntil, harvestedOn } = terms;
  return [audience, minQuantity, step, availableFrom ?? null, availableUntil ?? null, harvestedOn ?? null];
}

const LOCK_PRODUCT = `
  SELECT id, unit, price, hidden_at IS NOT NULL AS "isHidden" FROM products
  WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL FOR UPDATE`;

const LOCK_OF_POST = `
  SELECT p.id FROM products p JOIN sell_posts post ON post.product_id = p.id
  WHERE post.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL FOR UPDATE OF p`;

const POST = `
  SELECT p.id, p.unit, p.price, p.hidden_at IS NOT NULL AS "isHidden", post.state, post.version
  FROM sell_posts post JOIN products p ON p.id = post.product_id WHERE post.id = $1`;

// Nothing comes back where the post is open already.
const PUBLISH = `
  INSERT INTO sell_posts AS post (product_id, seller_id, state, audience, min_quantity, step, available_from, available_until, harvested_on)
  SELECT id, seller_id, 'OPEN', $2, $3, $4, $5, $6, $7 FROM products WHERE id = $1
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', audience = excluded.audience, min_quantity = excluded.min_quantity, step = excluded.step,
    available_from = excluded.available_from, available_until = excluded.available_until,
    harvested_on = excluded.harvested_on, version = post.version + 1, opened_at = now(), updated_at = now()
  WHERE post.state = 'PAUSED'
  RETURNING post.id`;

const UPDATE = `
  UPDATE sell_posts SET audience = $2, min_quantity = $3, step = $4, available_from = $5, available_until = $6,
    harvested_on = $7, version = version + 1, updated_at = now()
  WHERE id = $1`;

const END = `UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = now(), updated_at = now() WHERE id = $1`;

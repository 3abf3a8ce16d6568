/**
 * Takes a product off the market and lets it back, and puts it into another category. What lists read follows in the same transaction, the seller is
 * told, the trail knows who and why. A restored product stands as its seller left it: on the market only where its post is still open.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { recategoriseRules } from '../../../schema/rules/moderation.rules';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { sellPostPaths } from '../../../schema/values/client-paths';
import { NotificationType } from '../../../schema/values/notifications';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { productSearchText } from './search-text';
import { SellPostPublicationService } from './sell-post-publication.service';
import { NotificationsService } from '../notifications/notifications.service';
import { mayModerateProducts } from './product.policy';
import type { ModeratedProduct } from './moderated-product.types';
import { ModeratedProductsService } from './moderated-products.service';

interface HeldProduct {
  readonly id: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly isHidden: boolean;
  readonly imageId: string | null;
  readonly sellerId: string;
  readonly sellerRole: keyof typeof sellPostPaths;
}

const HOLD = `
  SELECT p.id, p.name, p.category_slug AS "categorySlug", p.hidden_at IS NOT NULL AS "isHidden", p.main_image_id AS "imageId",
    p.seller_id AS "sellerId", s.role AS "sellerRole"
  FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF p`;

// published and hidden at once is refused by products_published: it leaves the market, and its seller's count, in the statement that hides it
const HIDE = `
  WITH before AS (SELECT seller_id FROM products WHERE id = $1 AND is_published AND audience = 'EVERYONE'),
  counted AS (UPDATE users SET published_count = published_count - 1 WHERE id IN (SELECT seller_id FROM before))
  UPDATE products SET is_published = false, hidden_at = now(), hidden_reason = $2, version = version + 1, updated_at = now() WHERE id = $1`;
const RESTORE = `
  UPDATE products SET hidden_at = NULL, hidden_reason = NULL, version = version + 1, updated_at = now() WHERE id = $1`;
const RECATEGORISE = `
  UPDATE products SET category_slug = $2, search_text = $3, version = version + 1, updated_at = now() WHERE id = $1`;

@scoped(Lifecycle.ContainerScoped)
export class ProductModerationService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ModeratedProductsService,
    private readonly publication: SellPostPublicationService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async hide(admin: Viewer, id: string, words: string, key?: RequestKey | null): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'hideProduct', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.products.byId(admin, id, tx);
      const product = await hold(tx, id);
      if (product.isHidden) throw new AppError('CONFLICT', 'admin.alreadyHidden');
      await execute(tx, HIDE, [id, reason]);
      await this.followed(tx, admin, product, 'product.hidden', reason);
      return this.products.byId(admin, id, tx);
    });
  }

  async restore(admin: Viewer, id: string, words: string, key?: RequestKey | null): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'restoreProduct', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.products.byId(admin, id, tx);
      const product = await hold(tx, id);
      if (!product.isHidden) throw new AppError('CONFLICT', 'admin.notHidden');
      await execute(tx, RESTORE, [id]);
      await this.followed(tx, admin, product, 'product.restored', reason);
      return this.products.byId(admin, id, tx);
    });
  }

  async recategorise(admin: Viewer, id: string, slug: string): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { categorySlug } = await parseWith(recategoriseRules, { categorySlug: slug });
    return inTransaction(this.db, async (tx) => {
      const { name, categorySlug: before } = await hold(tx, id);
      if (before === categorySlug) throw new AppError('CONFLICT', 'admin.sameCategory');
      await execute(tx, RECATEGORISE, [id, categorySlug, productSearchText({ name, categorySlug })]);
      const details = { from: before, to: categorySlug };
      await this.audit.record(tx, { actorId: admin.id, action: 'product.recategorised', subjectType: 'product', subjectId: id, details });
      return this.products.byId(admin, id, tx);
    });
  }

  private async followed(
    tx: EntityManager,
    admin: Viewer,
    { id, name, imageId, sellerId, sellerRole }: HeldProduct,
    action: 'product.hidden' | 'product.restored',
    reason: string,
  ): Promise<void> {
    await this.publication.sync(tx, [id], { isQuiet: true });
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'product', subjectId: id, reason });
    await this.notifications.notify(tx, {
      userId: sellerId,
      type: NotificationType.PRODUCT_DECIDED,
      textKey: action === 'product.hidden' ? 'productHidden' : 'productRestored',
      params: { product: name, reason },
      link: sellPostPaths[sellerRole],
      imageId,
    });
  }
}

/** Waits for whoever edits, posts or pauses it. */
async function hold(tx: EntityManager, id: string): Promise<HeldProduct> {
  const product = isUuid(id) ? await one<HeldProduct>(tx, HOLD, [id]) : null;
  if (!product) throw notFound();
  return product;
}

/**
 * Takes a product off the market and lets it back, and puts it into another category. What lists read follows in the
 * same transaction, the seller is notified, the trail has who and why. A restored product is as its seller left it: on
 * the market only where its post is still open.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { recategoriseRules } from '../../../../schema/rules/market/moderation.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { MarketChanges } from '../../../platform/events/market-changes';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { SellerFiguresService } from '../../accounts/profile/seller-figures.service';
import { AuditService } from '../../audit/audit.service';
import { SellPostPublicationService } from '../sell-posts/sell-post-publication.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { mayModerateProducts } from '../products/product.policy';
import type { ModeratedProduct } from './moderated-product.types';
import { ModeratedProductsService } from './moderated-products.service';
import { hideProduct, lockProduct, type LockedProduct, recategoriseProduct, restoreProduct } from './product-moderation.store';

@scoped(Lifecycle.ContainerScoped)
export class ProductModerationService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ModeratedProductsService,
    private readonly publication: SellPostPublicationService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly sellers: SellerFiguresService,
    private readonly changes: MarketChanges,
    private readonly outbox: Outbox,
  ) {}

  async hide(admin: Viewer, id: string, rawReason: string, key?: RequestKey | null): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'hideProduct', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.products.findById(admin, id, tx);
      const product = await lock(tx, id);
      if (product.isHidden) throw conflict('admin.alreadyHidden', { status: 'HIDDEN' });
      const { wasPublic } = await hideProduct(tx, id, reason);
      if (wasPublic) await this.sellers.published(tx, [{ sellerId: product.sellerId, by: -1 }]);
      await this.followed(tx, admin, product, 'product.hidden', reason);
      return this.products.findById(admin, id, tx);
    });
  }

  async restore(admin: Viewer, id: string, rawReason: string, key?: RequestKey | null): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'restoreProduct', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.products.findById(admin, id, tx);
      const product = await lock(tx, id);
      if (!product.isHidden) throw conflict('admin.notHidden', { status: 'VISIBLE' });
      await restoreProduct(tx, id);
      await this.followed(tx, admin, product, 'product.restored', reason);
      return this.products.findById(admin, id, tx);
    });
  }

  /** Puts the product where buyers look for it. CONFLICT where it is there already. */
  async recategorise(
    admin: Viewer,
    id: string,
    input: { readonly categorySlug: string; readonly reason?: string | null },
  ): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const { categorySlug, reason } = await parseWith(recategoriseRules, input);
    return inTransaction(this.db, async (tx) => {
      const product = await lock(tx, id);
      if (product.categorySlug === categorySlug) throw conflict('admin.sameCategory', { categorySlug });
      await recategoriseProduct(tx, product, categorySlug);
      this.outbox.record(tx, 'PRODUCT_CHANGED', [id]);
      this.changes.report(tx);
      const details = { from: product.categorySlug, to: categorySlug };
      const act = { action: 'product.recategorised', subjectType: 'product', subjectId: id } as const;
      await this.audit.record(tx, { ...act, actorId: admin.id, reason, details });
      return this.products.findById(admin, id, tx);
    });
  }

  private async followed(
    tx: EntityManager,
    admin: Viewer,
    { id, name, secondProduct, imageId, sellerId, sellerRole }: LockedProduct,
    action: 'product.hidden' | 'product.restored',
    reason: string,
  ): Promise<void> {
    await this.publication.sync(tx, [id], { isQuiet: true });
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'product', subjectId: id, reason });
    await this.notifications.notify(tx, {
      userId: sellerId,
      type: NotificationType.PRODUCT_DECIDED,
      textKey: action === 'product.hidden' ? 'productHidden' : 'productRestored',
      params: { product: name, secondProduct, reason },
      link: sitePages.sellPosts[sellerRole].path,
      imageId,
    });
  }
}

/** Waits for a concurrent edit, post or pause of it. */
async function lock(tx: EntityManager, id: string): Promise<LockedProduct> {
  const product = isUuid(id) ? await lockProduct(tx, id) : null;
  if (!product) throw notFound();
  return product;
}

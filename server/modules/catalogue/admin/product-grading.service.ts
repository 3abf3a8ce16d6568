/**
 * Records the grade that an admin found when they saw the goods. The seller is notified, and cannot give a better one
 * afterwards; the trail has who and why.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { MarketChanges } from '../../../platform/events/market-changes';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { AuditService } from '../../audit/audit.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { inspectLots } from '../lots/lot-grades.store';
import { mayModerateProducts } from '../products/product.policy';
import type { ModeratedProduct } from './moderated-product.types';
import { ModeratedProductsService } from './moderated-products.service';
import { gradeProduct, lockProduct } from './product-moderation.store';

/** After the rules. */
export interface FoundGrade {
  readonly productId: string;
  readonly grade: Grade;
  readonly reason: string;
}

@scoped(Lifecycle.ContainerScoped)
export class ProductGradingService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ModeratedProductsService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly changes: MarketChanges,
  ) {}

  /** CONFLICT where an inspector gave this very grade before, and the product still has it. */
  async grade(admin: Viewer, { productId, grade, reason }: FoundGrade, key?: RequestKey | null): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'gradeProduct', body: [productId, grade, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.products.findById(admin, productId, tx);
      const product = isUuid(productId) ? await lockProduct(tx, productId) : null;
      if (!product) throw notFound();
      if (product.grade === grade && product.inspectedGrade === grade) throw conflict('admin.sameGrade', { status: 'INSPECTED' });
      await gradeProduct(tx, productId, grade);
      await inspectLots(tx, productId, grade);
      const details = { from: product.grade, to: grade };
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'product.graded',
        subjectType: 'product',
        subjectId: productId,
        reason,
        details,
      });
      await this.notifications.notify(tx, {
        userId: product.sellerId,
        type: NotificationType.PRODUCT_DECIDED,
        textKey: 'productGraded',
        params: { product: product.name, secondProduct: product.secondProduct, grade, reason },
        link: sitePages.sellPosts[product.sellerRole].path,
        imageId: product.imageId,
      });
      this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
      this.changes.report(tx);
      return this.products.findById(admin, productId, tx);
    });
  }
}

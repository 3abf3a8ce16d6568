/**
 * Lists received items again: a product of the trader's own that points at its source, with its stock drawn from the
 * receipt by a RECEIVE movement, in one transaction under the lock of the receipt. Twenty presses at once never list
 * more than came.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { SellPostTerms } from '../../../../schema/rules/catalogue/sell-post.rules';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { money } from '../../../platform/money';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Measure } from '../products/measured';
import { ProductReader } from '../products/product-reader.service';
import { ProductImagesService } from '../products/product-images.service';
import { insertProduct } from '../products/products.store';
import { mayReceiveItems } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { drawable, inReceiptUnit, ReceiptsService } from './receipts.service';
import { type LockedReceipt, lockReceipt } from './receipts.store';
import { SellPostTermsService } from '../sell-posts/sell-post-terms.service';
import { SellPostsService } from '../sell-posts/sell-posts.service';
import { StockMovementKind } from './stock-movement.entity';
import { StockService } from './stock.service';

/** After the rules. What is left out is as the source has it. */
export interface RelistRequest {
  readonly receiptId: string;
  readonly quantity: string;
  readonly price: string;
  readonly unit?: Unit | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly imageIds?: readonly string[] | null;
  readonly addToSellPost: boolean;
  readonly terms?: SellPostTerms | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RelistingService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ProductImagesService,
    private readonly receipts: ReceiptsService,
    private readonly stock: StockService,
    private readonly sellPosts: SellPostsService,
    private readonly terms: SellPostTermsService,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Another's receipt is a missing one. More than remains of it, or a unit it cannot be converted to, is rejected at
   * its field.
   */
  async relist(viewer: Viewer, request: RelistRequest, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayReceiveItems(viewer));
    const id = await inTransaction(this.db, async (tx) => {
      const keyed = { userId: viewer.id, operation: 'relistItems', body: inFixedOrder(request) };
      const made = await this.idempotency.resultOf(tx, key, keyed);
      if (made) return made;
      const receipt = isUuid(request.receiptId) ? await lockReceipt(tx, request.receiptId, viewer.id) : null;
      if (!receipt) throw notFound();
      if (receipt.isHeld) throw conflict('problem.receiptHeld', { status: 'HELD' });
      const unit = request.unit ?? receipt.unit;
      const measure = { unit, customUnitNote: unit === 'OTHERS' ? receipt.customUnitNote : null };
      assertThere(request.quantity, measure, receipt);
      const productId = await this.insert(tx, viewer, request, measure, receipt);
      this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
      await this.fill(tx, viewer, productId, request.quantity, measure, receipt);
      if (request.terms) await this.terms.publishIn(tx, viewer, productId, request.terms);
      else if (request.addToSellPost) await this.sellPosts.set(tx, productId, true);
      await this.idempotency.saveResult(tx, key, viewer.id, productId);
      return productId;
    });
    return this.reader.one(id);
  }

  private async insert(
    tx: EntityManager,
    viewer: Viewer,
    request: RelistRequest,
    measure: Measure,
    receipt: LockedReceipt,
  ): Promise<string> {
    const { sourceProductId } = receipt;
    const wanted = request.imageIds?.length ? request.imageIds : await this.images.findIds(tx, sourceProductId);
    const imageIds = await this.images.usable(tx, { ownerId: viewer.id, imageIds: wanted, ofProduct: sourceProductId });
    const draft = {
      ...receipt,
      ...measure,
      name: request.name ?? receipt.name,
      description: request.description ?? receipt.description,
      // text in the second language belongs to that of the first
      secondName: request.name && request.name !== receipt.name ? null : receipt.secondName,
      secondDescription: request.description && request.description !== receipt.description ? null : receipt.secondDescription,
      externalReference: null, // the other seller's own
      price: request.price,
    };
    const productId = await insertProduct(tx, viewer.id, draft, imageIds, sourceProductId);
    await this.images.replace(tx, productId, imageIds);
    return productId;
  }

  private async fill(
    tx: EntityManager,
    viewer: Viewer,
    productId: string,
    productQuantity: string,
    measure: Measure,
    receipt: LockedReceipt,
  ): Promise<void> {
    const quantity = inReceiptUnit(productQuantity, measure, receipt);
    await this.receipts.draw(tx, productId, { receiptId: receipt.id, quantity, productQuantity });
    await this.stock.move(tx, {
      productId,
      kind: StockMovementKind.RECEIVE,
      onHandDelta: productQuantity,
      reservedDelta: '0',
      orderLineId: receipt.orderLineId,
      actorId: viewer.id,
    });
  }
}

function assertThere(quantity: string, measure: Measure, receipt: LockedReceipt): void {
  const left = drawable(receipt, measure);
  if (left === null) throw invalidInput([{ field: 'unit', key: 'product.receivedUnit' }]);
  const decimals = unitFacts[measure.unit].decimals;
  if (!money(quantity).round(decimals).eq(quantity)) throw invalidInput([{ field: 'quantity', key: 'quantity.decimals' }]);
  if (money(quantity).gt(left)) throw invalidInput([{ field: 'quantity', key: 'product.aboveReceived', params: { most: left } }]);
}

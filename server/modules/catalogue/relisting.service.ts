/**
 * Lists received goods again: a product of the trader's own that points at what he bought, with its stock drawn from the receipt by a RECEIVE
 * movement, in one transaction under the lock of the receipt. Twenty presses at once never list more than came.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { SellPostTerms } from '../../../schema/rules/sell-post.rules';
import type { Unit } from '../../../schema/values/units';
import { unitFacts } from '../../../schema/values/units';
import { one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { money } from '../../platform/money';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { Outbox } from '../../platform/outbox/outbox';
import { assertMay } from '../../platform/security/assert-policy';
import { ImagesService } from '../media/images.service';
import type { Measure } from './measured';
import { ProductReader } from './product-reader.service';
import { imagesOf, insertProduct, putImages, usableImages } from './product-rows';
import { mayReceiveGoods } from './product.policy';
import type { ProductView } from './product.types';
import { drawable, inReceiptUnit, ReceiptsService } from './receipts.service';
import { SellPostTermsService } from './sell-post-terms.service';
import { SellPostsService } from './sell-posts.service';
import { StockMovementKind } from './stock-movement.entity';
import { StockService } from './stock.service';

/** After the rules. What is left out is as the source has it. */
export interface RelistWish {
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

interface LockedReceipt extends Measure {
  readonly id: string;
  readonly remaining: string;
  readonly orderLineId: string;
  readonly sourceProductId: string;
  readonly name: string;
  readonly description: string;
  readonly categorySlug: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RelistingService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly receipts: ReceiptsService,
    private readonly stock: StockService,
    private readonly sellPosts: SellPostsService,
    private readonly terms: SellPostTermsService,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /** Another's receipt is a missing one. More than is left of it, or a unit it cannot be told in, is refused at its field. */
  async relist(viewer: Viewer, wish: RelistWish, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayReceiveGoods(viewer));
    const id = await inTransaction(this.db, async (tx) => {
      const made = await this.idempotency.resultOf(tx, key, { userId: viewer.id, operation: 'relistGoods', body: inFixedOrder(wish) });
      if (made) return made;
      const receipt = isUuid(wish.receiptId) ? await one<LockedReceipt>(tx, LOCK, [wish.receiptId, viewer.id]) : null;
      if (!receipt) throw notFound();
      const unit = wish.unit ?? receipt.unit;
      const measure = { unit, customUnitNote: unit === 'OTHERS' ? receipt.customUnitNote : null };
      assertThere(wish.quantity, measure, receipt);
      const productId = await this.insert(tx, viewer, wish, measure, receipt);
      this.outbox.note(tx, 'PRODUCT_CHANGED', [productId]);
      await this.fill(tx, viewer, productId, wish.quantity, measure, receipt);
      if (wish.terms) await this.terms.publishIn(tx, viewer, productId, wish.terms);
      else if (wish.addToSellPost) await this.sellPosts.set(tx, productId, true);
      await this.idempotency.keep(tx, key, viewer.id, productId);
      return productId;
    });
    return this.reader.one(id);
  }

  private async insert(tx: EntityManager, viewer: Viewer, wish: RelistWish, measure: Measure, receipt: LockedReceipt): Promise<string> {
    const { sourceProductId, categorySlug } = receipt;
    const wanted = wish.imageIds?.length ? wish.imageIds : await imagesOf(tx, sourceProductId);
    const imageIds = await usableImages(tx, this.images, { ownerId: viewer.id, imageIds: wanted, keptFrom: sourceProductId });
    const text = { name: wish.name ?? receipt.name, description: wish.description ?? receipt.description };
    const draft = { ...text, ...measure, categorySlug, price: wish.price, imageIds };
    const productId = await insertProduct(tx, viewer.id, draft, imageIds, sourceProductId);
    await putImages(tx, productId, imageIds);
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
      ...{ productId, kind: StockMovementKind.RECEIVE, onHandDelta: productQuantity, reservedDelta: '0' },
      ...{ orderLineId: receipt.orderLineId, actorId: viewer.id },
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

const LOCK = `
  SELECT r.id, r.unit, r.custom_unit_note AS "customUnitNote", r.remaining, r.order_line_id AS "orderLineId", r.source_product_id AS "sourceProductId",
    source.name, source.description, source.category_slug AS "categorySlug"
  FROM receipts r JOIN products source ON source.id = r.source_product_id
  WHERE r.id = $1 AND r.owner_id = $2 FOR UPDATE OF r`;

/**
 * Which lines may be in a shared basket: products of its seller that the buyer may have, in whole units, with a known
 * weight where they are delivered.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { limits } from '../../../../schema/values/limits';
import { CartProblemKind, type DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { AppError, type FieldError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { toQuantity } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { addUp, type PricedLine } from '../pricing/price-cart';
import { isMultiple, smallestOf } from '../pricing/price-line';
import { PricingService } from '../cart/pricing.service';
import { assertDeliverable } from '../pricing/delivery-errors';

export interface SharedLine {
  readonly productId: string;
  readonly quantity: string;
}

interface Destination {
  readonly deliveryMethod: DeliveryMethod;
  readonly upazilaId?: number | null;
}

/** The basket to which a line is added. */
interface Filled {
  readonly sellerId: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly productIds: readonly string[];
}

const GONE: readonly CartProblemKind[] = [CartProblemKind.UNAVAILABLE, CartProblemKind.SELLER_AWAY, CartProblemKind.OWN_PRODUCT];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SharedLinesService {
  constructor(private readonly pricing: PricingService) {}

  /** Lines of one product are added up. */
  addedUp(lines: readonly SharedLine[]): SharedLine[] {
    return addUp(lines).map(({ productId, quantity }) => ({ productId, quantity }));
  }

  /**
   * The seller of all of them. BAD_USER_INPUT at what is wrong, with how it is to be delivered as well; minimum and
   * stock are those of the group.
   */
  async assertOpenable(tx: EntityManager, viewer: Viewer, lines: readonly SharedLine[], destination: Destination): Promise<string> {
    const { deliveryMethod: method, upazilaId } = destination;
    const { lines: priced, cart } = await this.pricing.priced(tx, lines, viewer, { method, upazilaId });
    this.assertOrderable(lines, priced, method);
    const [group, ...others] = cart.groups;
    if (!group || others.length > 0) throw invalidInput([{ field: 'lines', key: 'basket.oneSeller' }]);
    assertDeliverable([], new Map([[group.sellerId, group.delivery]]), 'deliveryMethod');
    return group.sellerId;
  }

  /**
   * Asserts that a line which is set fits into its basket: the same seller, and orderable. A basket has at most as many
   * products as a cart.
   */
  async assertFits(db: Db, viewer: Viewer, { sellerId, deliveryMethod, productIds }: Filled, line: SharedLine): Promise<void> {
    const products = new Set(productIds);
    if (!products.has(line.productId) && products.size >= limits.cartLines)
      throw conflict('basket.tooManyProducts', { count: products.size }, { params: { count: limits.cartLines } });
    const priced = await this.pricing.price(db, [line], viewer);
    if (priced.some(({ item }) => item.sellerId !== sellerId)) throw invalidInput([{ field: 'productId', key: 'basket.oneSeller' }]);
    this.assertOrderable([line], priced, deliveryMethod, 'productId');
  }

  private assertOrderable(
    lines: readonly SharedLine[],
    pricedLines: readonly PricedLine[],
    method: DeliveryMethod,
    field?: 'productId',
  ): void {
    const priced = new Map(pricedLines.map((one) => [one.item.productId, one]));
    const errors = lines.flatMap(({ productId, quantity }, index): FieldError[] => {
      const at = (name: string) => (field ? (name === 'productId' ? field : name) : `lines[${index}].${name}`);
      const one = priced.get(productId);
      if (!one || one.line.problems.some(({ kind }) => GONE.includes(kind))) return [{ field: at('productId'), key: 'cart.unavailable' }];
      const { name: product, unit, unitWeightKg } = one.item;
      const step = smallestOf(one.item);
      if (!isMultiple(quantity, step)) {
        return [{ field: at('quantity'), key: 'cart.notAMultiple', params: { product, step: toQuantity(step) } }];
      }
      const hasWeight = kilogramsIn(unit, unitWeightKg) !== null;
      return method === 'PICKUP' || hasWeight ? [] : [{ field: at('productId'), key: 'basket.weightUnknown', params: { product } }];
    });
    if (errors.some(({ key }) => key === 'cart.unavailable'))
      throw new AppError('PRODUCT_UNAVAILABLE', 'cart.unavailable', undefined, errors);
    if (errors.length > 0) throw invalidInput(errors);
  }
}

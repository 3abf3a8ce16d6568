/** Tries a purchase again where another operation came between its read and its write. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { unauthenticated } from '../../../platform/errors/common-errors';
import { isKeyTaken } from '../../../platform/idempotency/idempotency.service';
import { isShortage, StockService } from '../../catalogue/stock/stock.service';
import type { AddedLine } from '../pricing/price-cart';
import { isBuyerGone, isDealUsedUp, isSellerGone, outOfStock } from './checkout-errors';

const MOST_ATTEMPTS = 4;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PlacingAttemptsService {
  constructor(private readonly stock: StockService) {}

  /**
   * OUT_OF_STOCK with what is left, where another purchase took the stock meanwhile; while enough is left it is tried
   * again. It is also tried again where another operation stored the key meanwhile, which the next attempt finds, the
   * seller was suspended or has left, or the deal of the platform is used up.
   */
  async run<T>(wanted: readonly AddedLine[], place: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await place();
      } catch (error) {
        if (isBuyerGone(error)) throw unauthenticated();
        if (!isShortage(error) && !isKeyTaken(error) && !isSellerGone(error) && !isDealUsedUp(error)) throw error;
        const [first, ...others] = isShortage(error) ? await this.stock.shortages(wanted) : [];
        if (first) throw outOfStock([first, ...others], wanted);
        if (attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }
}

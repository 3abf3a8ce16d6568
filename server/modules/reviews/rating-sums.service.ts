/**
 * Updates the averages of a product and its seller in step with their reviews, in the transaction that writes, changes
 * or hides one. Averages are public: reviews of what was bought from a post for businesses are not counted.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { SellerFiguresService } from '../accounts/profile/seller-figures.service';
import { ProductFiguresService } from '../catalogue/products/figures/product-figures.service';
import { isPublicLine } from './rating-sums.store';

interface Rated {
  readonly orderLineId: string;
  readonly productId: string;
  readonly sellerId: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RatingSumsService {
  constructor(
    private readonly products: ProductFiguresService,
    private readonly sellers: SellerFiguresService,
  ) {}

  /** `stars` and `count` are added to the sums; negative where a review is hidden or its stars become fewer. */
  async move(tx: EntityManager, { orderLineId, productId, sellerId }: Rated, stars: number, count: number): Promise<void> {
    if (!(await isPublicLine(tx, orderLineId))) return;
    await this.products.rated(tx, productId, stars, count);
    await this.sellers.rated(tx, sellerId, stars, count);
  }
}

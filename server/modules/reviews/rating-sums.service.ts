/** Keeps the averages on a product and its seller in step with their reviews, in the transaction that writes, changes or hides one. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/db/sql';

interface Rated {
  readonly productId: string;
  readonly sellerId: string;
}

@scoped(Lifecycle.ContainerScoped)
export class RatingSumsService {
  /** `stars` and `count` are what comes to the sums; negative where something goes. */
  async move(tx: EntityManager, { productId, sellerId }: Rated, stars: number, count: number): Promise<void> {
    await execute(tx, 'UPDATE products SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1', [
      productId,
      stars,
      count,
    ]);
    await execute(tx, 'UPDATE users SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1', [
      sellerId,
      stars,
      count,
    ]);
  }
}

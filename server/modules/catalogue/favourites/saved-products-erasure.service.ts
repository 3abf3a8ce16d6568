/** Erases what a user who leaves has saved: favourites and requests for back-in-stock alerts. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { eraseSavedProducts } from './saved-products-erasure.store';

@scoped(Lifecycle.ContainerScoped)
export class SavedProductsErasureService {
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await eraseSavedProducts(tx, userId);
  }
}

/** Orders of a buyer who leaves: they stay, for the seller's books, without the name, phone number, address and note of who received them. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { ErasedUser } from '../../accounts/closing/account-erasure.service';
import { eraseBuyer } from './buyer-erasure.store';

@scoped(Lifecycle.ContainerScoped)
export class BuyerErasureService {
  /** Invoices are numbered papers that the law has sellers retain: they stay as they were sent. */
  async erase(tx: EntityManager, userId: string, { name, phone }: ErasedUser): Promise<void> {
    await eraseBuyer(tx, userId, name, phone);
  }
}

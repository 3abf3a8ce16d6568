/**
 * Orders of a user who leaves: they stay, for the books of the other side, without the name, phone number, address and
 * note of who received them, and without the name in reasons that either side wrote.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { ErasedUser } from '../../accounts/closing/account-erasure.service';
import { eraseBuyer, eraseFromReasons } from './buyer-erasure.store';

@scoped(Lifecycle.ContainerScoped)
export class BuyerErasureService {
  /** Invoices are numbered papers that the law has sellers retain: they stay as they were sent. */
  async erase(tx: EntityManager, userId: string, { name, phone, identifiers }: ErasedUser): Promise<void> {
    await eraseBuyer(tx, userId, name, phone);
    for (const one of identifiers) await eraseFromReasons(tx, userId, one, name);
  }
}

/** Transaction ids (TrxID) that were given and not rejected: each pays for one purchase, by whichever buyer (table payment_references). */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { execute, exists } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors/common-errors';

export interface GivenReference {
  readonly paymentMethod: PaymentMethod;
  /** In capitals without separators, as the rules leave it. */
  readonly paymentReference?: string | null;
}

/** Of two concurrent purchases the second waits for the first by the primary key. The orders of one purchase share its id. */
const USE = `
  INSERT INTO payment_references AS r (payment_method, reference, purchase_id) VALUES ($1, $2, $3)
  ON CONFLICT (payment_method, reference) DO UPDATE SET purchase_id = r.purchase_id WHERE r.purchase_id = excluded.purchase_id
  RETURNING 1`;

/** The id stays taken while another order of the purchase is paid by it. */
const RELEASE = `
  DELETE FROM payment_references r USING orders rejected
  WHERE rejected.id = $1 AND r.purchase_id = rejected.purchase_id AND r.payment_method = rejected.payment_method AND r.reference = rejected.payment_reference
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.purchase_id = r.purchase_id AND o.id <> rejected.id AND o.payment_method = r.payment_method
      AND o.payment_reference = r.reference AND o.payment_status <> 'UNPAID')`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentReferencesStore {
  /** CONFLICT when the id was given for another purchase; the error does not show which one. Cash has none. */
  async use(tx: EntityManager, purchaseId: string, { paymentMethod, paymentReference }: GivenReference): Promise<void> {
    if (paymentMethod === 'CASH_ON_DELIVERY' || !paymentReference) return;
    if (await exists(tx, USE, [paymentMethod, paymentReference, purchaseId])) return;
    throw conflict('order.referenceUsed', { status: 'USED' }, { field: 'paymentReference' });
  }

  /** The seller did not find the money: the id may be given again. */
  async release(tx: EntityManager, orderId: string): Promise<void> {
    await execute(tx, RELEASE, [orderId]);
  }
}

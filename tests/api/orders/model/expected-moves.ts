/**
 * This model states who may do what with an order by docs/product.md. It is written by hand, and never derived from the
 * code under test.
 */
import { hasActiveProblem, type ModelOrder } from './model';

export type Who = 'buyer' | 'seller' | 'admin' | 'stranger';

const bySeller: Readonly<Record<string, string>> = {
  'confirm PLACED': 'CONFIRMED',
  'reject PLACED': 'REJECTED',
  'reject FEE_PROPOSED': 'REJECTED',
  'reject PART_PROPOSED': 'REJECTED',
  'cancel PART_PROPOSED': 'CANCELLED',
  'proposeFee PLACED': 'FEE_PROPOSED',
  'proposeFee FEE_PROPOSED': 'FEE_PROPOSED',
  'ship CONFIRMED': 'SHIPPED',
  'proposeWeights CONFIRMED': 'WEIGHT_PROPOSED',
  'declineWeights WEIGHT_PROPOSED': 'CONFIRMED',
  'deliver SHIPPED': 'DELIVERED',
  'fail SHIPPED': 'DELIVERY_FAILED',
  'shipAgain DELIVERY_FAILED': 'SHIPPED',
  'takeBack DELIVERY_FAILED': 'RETURNED',
  'cancel PLACED': 'CANCELLED',
  'cancel FEE_PROPOSED': 'CANCELLED',
  'cancel CONFIRMED': 'CANCELLED',
  'cancel WEIGHT_PROPOSED': 'CANCELLED',
};
const byBuyer: Readonly<Record<string, string>> = {
  'acceptFee FEE_PROPOSED': 'CONFIRMED',
  'acceptPart PART_PROPOSED': 'CONFIRMED',
  'cancel PART_PROPOSED': 'CANCELLED',
  'acceptWeights WEIGHT_PROPOSED': 'CONFIRMED',
  'declineWeights WEIGHT_PROPOSED': 'CONFIRMED',
  'receive SHIPPED': 'DELIVERED',
  'receive DELIVERED': 'DELIVERED',
  'cancel PLACED': 'CANCELLED',
  'cancel FEE_PROPOSED': 'CANCELLED',
};
const byAdmin: Readonly<Record<string, string>> = {
  'cancel PART_PROPOSED': 'CANCELLED',
  'cancel PLACED': 'CANCELLED',
  'cancel FEE_PROPOSED': 'CANCELLED',
  'cancel CONFIRMED': 'CANCELLED',
  'cancel WEIGHT_PROPOSED': 'CANCELLED',
};
const tables: Readonly<Record<Who, Readonly<Record<string, string>>>> = { seller: bySeller, buyer: byBuyer, admin: byAdmin, stranger: {} };

/** A delivery leaves the store three times at most. */
const ATTEMPTS = 3;

/** The state after the step; null where it is not allowed. */
export function next(step: string, who: Who, order: ModelOrder): string | null {
  const { state, feePending, attempts, isComplete, undoable, claimed, undos, tries, isReceiptConfirmed } = order;
  if (isComplete || (state === 'DELIVERED' && hasActiveProblem(order))) return null;
  if (step === 'undo') {
    if (who !== 'seller') return null;
    if ((state === 'CONFIRMED' || state === 'PART_PROPOSED') && undoable === 'CONFIRM') return undos.CONFIRM < 2 ? 'PLACED' : null;
    return state === 'SHIPPED' && undoable === 'SHIP' && undos.SHIP < 2 && tries === 0 ? 'CONFIRMED' : null;
  }
  if (step === 'confirm' && feePending) return null;
  if (step === 'proposeFee' && (!feePending || claimed > 0)) return null;
  if ((step === 'proposeWeights' || step === 'acceptWeights') && claimed > 0) return null;
  if (step === 'receive' && isReceiptConfirmed) return null;
  if (step === 'shipAgain' && attempts >= ATTEMPTS) return null;
  return tables[who][`${step} ${state}`] ?? null;
}

/** The states in which an admin may end the order. */
export function endsOf(order: ModelOrder): readonly string[] {
  const { state, isComplete } = order;
  if (isComplete || (state === 'DELIVERED' && hasActiveProblem(order))) return [];
  if (['PLACED', 'FEE_PROPOSED', 'PART_PROPOSED', 'CONFIRMED', 'WEIGHT_PROPOSED'].includes(state)) return ['CANCELLED'];
  if (state === 'SHIPPED' || state === 'DELIVERY_FAILED') return ['DELIVERED', 'RETURNED'];
  return state === 'DELIVERED' ? ['COMPLETED'] : [];
}

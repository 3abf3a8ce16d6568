/** Compares the report of a bank or wallet with the payouts of a batch. Pure. */
import type { TransferDifference } from '../../../../schema/values/money/payouts';
import { transferKey } from '../../../../schema/text/transfer-key';
import { money } from '../../../platform/money';
import type { StoredPayout } from './stored-payout.entity';

export interface GivenTransfer {
  /** The number of the payout, as it was on the transfer. */
  readonly number: string;
  /** The reference of the transfer. */
  readonly reference: string;
  /** BDT. */
  readonly amount: string;
}

/** A transfer that differs from its payout; without a reference: a payout of which the report has none. */
export interface FoundDifference {
  readonly kind: TransferDifference;
  readonly number: string;
  readonly reference: string | null;
  /** BDT: of the transfer; of the payout where it is missing. */
  readonly amount: string;
}

interface Agreed {
  readonly payout: StoredPayout;
  readonly reference: string;
}

/**
 * `paidBy`: by the keys of transfers that are recorded already, the number of the payout that each has paid, in this
 * batch or another; empty where it has paid something else. `claimed`: the keys of transfers that are claimed for
 * orders, or disputed: an admin decides about each.
 */
export function compareTransfers(
  payouts: readonly StoredPayout[],
  transfers: readonly GivenTransfer[],
  paidBy: ReadonlyMap<string, string>,
  claimed: ReadonlySet<string>,
): { readonly agreed: Agreed[]; readonly differences: FoundDifference[] } {
  const byNumber = new Map(payouts.map((payout) => [payout.number, payout]));
  const seen = new Set<string>();
  const taken = new Map(paidBy);
  const agreed: Agreed[] = [];
  const differences: FoundDifference[] = [];
  for (const transfer of transfers) {
    const { number, reference, amount } = transfer;
    const [payout, transferred] = [byNumber.get(number), transferKey(reference)];
    const isTaken = (taken.get(transferred) ?? number) !== number;
    const agreeing = payout ? differenceOf(payout, transfer, seen.has(number) || isTaken) : 'UNKNOWN';
    const isAsked = agreeing === null && payout?.reference == null && claimed.has(transferred);
    const kind = isAsked ? 'CLAIMED' : agreeing;
    if (payout && kind === null) agreed.push({ payout, reference });
    if (kind !== null) differences.push({ kind, number, reference, amount });
    seen.add(number);
    if (!taken.has(transferred)) taken.set(transferred, number);
  }
  const missing = payouts.filter(({ number, state }) => state !== 'FAILED' && !seen.has(number));
  const absent = missing.map(({ number, reference, amount }) => ({ kind: 'MISSING' as const, number, reference, amount }));
  return { agreed, differences: [...differences, ...absent] };
}

function differenceOf(payout: StoredPayout, { reference, amount }: GivenTransfer, isRepeated: boolean): TransferDifference | null {
  const isSecond = isRepeated || (payout.reference !== null && transferKey(payout.reference) !== transferKey(reference));
  if (isSecond) return 'DOUBLED';
  if (payout.state === 'FAILED') return 'FAILED';
  return money(payout.amount).eq(amount) ? null : 'AMOUNT';
}

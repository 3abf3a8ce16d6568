/** Makes the postings of payouts in the ledger. Pure. */
import { toMoney, money } from '../../../platform/money';
import type { Posting } from '../ledger/posting';
import type { StoredPayout } from './stored-payout.entity';

/** The posting of a payout that begins: its amount leaves the seller's balance, so that it cannot be paid out again. */
export const payoutPosting = ({ id, sellerId, amount, requestedAt }: StoredPayout): Posting => ({
  key: `payout:${id}`,
  kind: 'PAYOUT',
  orderId: null,
  occurredAt: requestedAt,
  entries: [
    { account: 'PAYABLE', ownerId: sellerId, amount },
    { account: 'CASH', ownerId: null, amount: toMoney(money(amount).times(-1)) },
  ],
});

/** The posting of a payout that failed, once more after it was paid after all: its amount is in the balance again. */
export const returnPosting = ({ id, sellerId, amount, wasFailed }: StoredPayout, occurredAt: Date): Posting => ({
  key: `payout:${id}:${wasFailed ? 'returned-again' : 'returned'}`,
  kind: 'PAYOUT_REVERSED',
  orderId: null,
  occurredAt,
  entries: [
    { account: 'PAYABLE', ownerId: sellerId, amount: toMoney(money(amount).times(-1)) },
    { account: 'CASH', ownerId: null, amount },
  ],
});

/** The posting of a payout that was recorded as failed and was made after all: its amount leaves the balance again. */
export const afterAllPosting = (payout: StoredPayout, occurredAt: Date): Posting => ({
  ...payoutPosting(payout),
  key: `payout:${payout.id}:after-all`,
  occurredAt,
});

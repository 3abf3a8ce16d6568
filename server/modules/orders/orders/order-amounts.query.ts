/**
 * SQL: the account of an order, with the sums of order-money.ts. Messages to partners and the files of a user are
 * written by statements alone; a test compares both ways on orders in every state.
 */
const charged = (o: string): string =>
  `CASE WHEN ${o}.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0 ELSE ${o}.total - ${o}.refunded END`;
const above = (one: string, other: string): string => `greatest((${one}) - (${other}), 0)::numeric(14,2)::text`;

/** This SQL is what is still to be paid of the order `o`, BDT. */
export const dueAmountOf = (o: string): string => `greatest((${charged(o)}) - (${o}.received - ${o}.given_back), 0)::numeric(14,2)`;

/** This SQL makes a jsonb object with the fields of OrderAmounts, each an exact amount as a text, BDT. */
export const orderAmountsOf = (o: string): string => {
  const kept = `${o}.received - ${o}.given_back`;
  return `jsonb_build_object('charged', (${charged(o)})::numeric(14,2)::text, 'received', ${o}.received::text, 'claimed', ${o}.claimed::text,
    'refunded', ${o}.given_back::text, 'due', ${above(charged(o), kept)}, 'refundDue', ${above(kept, charged(o))}, 'refundOwed', ${o}.refund_owed::text)`;
};

/**
 * SQL: the cash of the order `o` that counts as received though nobody has said so, less what its seller has given
 * back, BDT.
 */
export const silentCashOf = (o: string): string => `greatest(0, (
  SELECT coalesce(sum(amount), 0) FROM order_payments WHERE order_id = ${o}.id AND is_by_silence) - (${o}.given_back - ${o}.given_back_online))`;

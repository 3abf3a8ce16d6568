/** The account of an order as the server returns it: nothing was paid yet. */
export function orderMoney(more: Record<string, unknown> = {}) {
  return {
    charged: '127.50',
    received: '0.00',
    claimed: '0.00',
    claimedCash: '0.00',
    refunded: '0.00',
    due: '127.50',
    toCollect: '127.50',
    refundDue: '0.00',
    refundOwed: '0.00',
    isBeingChecked: false,
    cashCorrectableFrom: null,
    cashCorrectableTo: null,
    payments: [],
    refunds: [],
    ...more,
  };
}

/** Returns a payment that a buyer reports as sent: for the whole order, unless stated otherwise. */
export function transfer(more: Record<string, unknown> = {}) {
  return {
    id: 'payment-1',
    method: 'BKASH',
    amount: '127.50',
    transferAmount: '127.50',
    state: 'CLAIMED',
    number: '01712345678',
    reference: '9K7TRX',
    madeAt: '2026-01-20T06:00:00.000Z',
    decidedAt: null,
    isBySilence: false,
    silenceUntil: null,
    silenceMeans: null,
    canDispute: false,
    dispute: null,
    ...more,
  };
}

/** Returns a refund of a paid order that ended, which the seller owes and has not given yet. */
export function refund(more: Record<string, unknown> = {}) {
  return {
    id: 'refund-1',
    payer: 'SELLER',
    amount: '127.50',
    state: 'OWED',
    dueAt: '2026-01-23T06:00:00.000Z',
    isOverdue: false,
    method: null,
    reference: null,
    note: null,
    unsaidCash: '0.00',
    actions: [],
    ...more,
  };
}

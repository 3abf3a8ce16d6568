/** Payouts as the server returns them. */
export const payoutRow = (more: object = {}) => ({
  id: 'p1',
  number: 'PO-000012',
  state: 'SENT',
  amount: '940.00',
  sellerId: 's1',
  sellerName: 'Karim Farm',
  method: 'BKASH',
  accountNumber: '01811111111',
  holder: 'Karim',
  bankName: null,
  branch: null,
  batchNumber: 'PB-000003',
  reference: null,
  reason: null,
  requestedAt: '2026-11-22T06:00:00.000Z',
  paidAt: null,
  failedAt: null,
  actions: ['PAY', 'FAIL'],
  ...more,
});

export const payoutBatch = (more: object = {}) => ({
  id: 'b1',
  number: 'PB-000003',
  madeAt: '2026-11-22T06:00:00.000Z',
  payoutCount: 1,
  amount: '940.00',
  sentCount: 1,
  paidCount: 0,
  failedCount: 0,
  methods: ['BKASH'],
  ...more,
});

export const outlook = (more: object = {}) => ({
  id: 'me',
  due: '940.00',
  held: '1000.00',
  minimum: '500.00',
  canBeAskedFor: true,
  nextBatchOn: '2026-11-29',
  underWay: null,
  heldOrders: [
    {
      orderId: 'o1',
      trackingNumber: 'HB-100001',
      amount: '1000.00',
      deliveredAt: '2026-11-22T06:00:00.000Z',
      dueAt: '2026-11-25T06:00:00.000Z',
    },
  ],
  ...more,
});

export const payoutQueue = (more: object = {}) => ({
  id: 'payouts',
  requested: '940.00',
  requestedCount: 1,
  due: '60.00',
  dueCount: 1,
  withoutAccount: 2,
  sent: '0.00',
  nextBatchOn: '2026-11-29',
  ...more,
});

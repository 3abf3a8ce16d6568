/** Bills as the server returns them. */
export const billRow = (more: object = {}) => ({
  id: 'b1',
  number: 'HB-2026-000012',
  month: '2026-10',
  state: 'OPEN',
  sellerId: 's1',
  sellerName: 'Karim Farm',
  issuedAt: '2026-11-01T20:20:00.000Z',
  dueOn: '2026-11-17',
  total: '345.00',
  open: '345.00',
  ...more,
});

export const billPaper = (more: object = {}) => ({
  ...billRow(),
  sellerAddress: 'Station Road',
  sellerTaxNumber: '0001234560101',
  marketTaxNumber: null,
  payee: 'bKash 01711111111',
  commission: '300.00',
  withheld: '0.00',
  vatPercent: 15,
  vat: '45.00',
  carriedOver: '0.00',
  credit: '0.00',
  paid: '0.00',
  sellerUpazila: { id: '1', nameEn: 'Savar', nameBn: 'সাভার', district: { id: '2', nameEn: 'Dhaka', nameBn: 'ঢাকা' } },
  payments: [],
  lines: {
    totalCount: 1,
    nodes: [
      { id: 'l1', kind: 'ORDER_DELIVERED', occurredAt: '2026-10-03T06:00:00.000Z', trackingNumber: 'HB-100001', commission: '300.00' },
    ],
  },
  ...more,
});

export const page = (nodes: readonly object[]) => ({ totalCount: nodes.length, nodes });

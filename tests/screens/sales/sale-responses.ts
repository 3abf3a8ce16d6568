import { orderMoney } from '../support/order-money';

/** Orders placed with the seller, as the server returns them. */
export const image = {
  id: 'i1',
  url: '/media/potato-640.webp',
  srcset: '/media/potato-320.webp 320w',
  width: 640,
  height: 512,
  isIllustration: true,
};
const line = {
  id: 'l1',
  productName: 'Potato',
  quantity: '2.500',
  orderedQuantity: '2.500',
  lots: [],
  expectedKg: '2.5',
  unit: 'KG',
  customUnitNote: null,
  unitPrice: '120.00',
  lineTotal: '300.00',
  reportUntil: null,
  mostRefundable: '300.00',
  isReplaceable: true,
  product: { __typename: 'Product', id: '7' },
  image,
};
export const sale = (more: Record<string, unknown> = {}) => ({
  id: 'o1',
  trackingNumber: 'HB-1001',
  status: 'PLACED',
  state: more.status ?? 'PLACED',
  deliveryAttempts: 0,
  isRecalled: false,
  isStockOnHold: false,
  problems: [],
  reportUntil: null,
  refunded: '0.00',
  feePending: false,
  thread: null,
  handover: null,
  images: [],
  progress: 'PENDING',
  quantity: '2.500',
  subtotal: '300.00',
  deliveryFee: '40.00',
  discount: '0.00',
  total: '340.00',
  placedAt: '2026-03-05T06:00:00.000Z',
  actions: ['CONFIRM', 'REJECT'],
  contactName: 'Salma Begum',
  contactPhone: '01811111111',
  deliveryMethod: 'DELIVERY',
  address: 'House 7, Station Road',
  note: 'Call before you come',
  paymentMethod: 'CASH_ON_DELIVERY',
  paymentStatus: 'UNPAID',
  paymentSteps: [],
  money: orderMoney({ charged: '340.00', due: '340.00', toCollect: '340.00' }),
  onlinePayment: null,
  paymentNumber: null,
  paymentReference: null,
  buyer: { id: 'b1', name: 'Salma Begum', phone: '01811111111', refusals: { refused: 0, deliveries: 0 } },
  upazila: {
    id: 1,
    nameEn: 'Savar',
    nameBn: 'সাভার',
    district: { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা' },
  },
  events: [
    {
      id: 'e1',
      fromState: null,
      toState: 'PLACED',
      payment: 'UNPAID',
      reason: null,
      actorName: 'Salma Begum',
      createdAt: '2026-03-05T06:00:00.000Z',
    },
  ],
  lines: [line],
  ...more,
});
export const confirmed = sale({
  status: 'CONFIRMED',
  actions: ['SHIP', 'PROPOSE_WEIGHT', 'CANCEL'],
  events: [
    {
      id: 'e1',
      fromState: null,
      toState: 'PLACED',
      payment: 'UNPAID',
      reason: null,
      actorName: 'Salma Begum',
      createdAt: '2026-03-05T06:00:00.000Z',
    },
    {
      id: 'e2',
      fromState: 'PLACED',
      toState: 'CONFIRMED',
      payment: 'UNPAID',
      reason: null,
      actorName: 'Rahim Uddin',
      handledByName: 'Rahima',
      createdAt: '2026-03-05T07:00:00.000Z',
    },
  ],
});
export const done = sale({ id: 'o2', trackingNumber: 'HB-1002', status: 'DELIVERED', progress: 'DONE', actions: [], quantity: '12.000' });
export const list = (nodes: unknown[], totalCount = nodes.length) => ({
  nodes,
  totalCount,
  pageInfo: { hasNextPage: false, endCursor: null },
});

const dhaka = { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা' };
export const counts = {
  statuses: [
    { status: 'PLACED', count: 3 },
    { status: 'CONFIRMED', count: 0 },
    { status: 'SHIPPED', count: 1 },
    { status: 'DELIVERED', count: 2 },
    { status: 'REJECTED', count: 1 },
  ],
  districts: [{ district: dhaka, count: 7 }],
};

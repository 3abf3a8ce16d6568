/** These figures appear on the home of a seller in the tests of its screen. */
export const names = [
  'TOTAL_USERS',
  'TOTAL_REVENUE',
  'TOTAL_ORDERS',
  'MONTHLY_TRAFFIC',
  'PRODUCTS_SOLD',
  'CUSTOMER_FEEDBACK',
  'ACTIVE_SUBSCRIPTIONS',
  'TOTAL_PROFIT',
];
const values = ['42', '1234567.50', '61', '930', '812.5', '92.3', '17', '4800.00'];
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  users: index,
  revenue: index === 4 ? '9000.00' : '1000.00',
  profit: '980.00',
  orders: index,
}));
export const none = { thisMonth: null, sameDaysBefore: null, changePercent: null };
const periods: Record<string, object> = {
  TOTAL_REVENUE: { thisMonth: '12500.00', sameDaysBefore: '10000.00', changePercent: 25 },
  TOTAL_ORDERS: { thisMonth: '9', sameDaysBefore: '8', changePercent: 12.5 },
  CUSTOMER_FEEDBACK: { thisMonth: '60', sameDaysBefore: '50', changePercent: 20 },
  ACTIVE_SUBSCRIPTIONS: { thisMonth: '5', sameDaysBefore: '7', changePercent: -28.6 },
  MONTHLY_TRAFFIC: { thisMonth: '930', sameDaysBefore: '620', changePercent: 50 },
};
const service = {
  responses: 12,
  responseMinutes: 95,
  responseHours: 2,
  delivered: 48,
  problems: 1,
  problemPercent: 2,
  refunds: 8,
  refundsInTime: 6,
  refundsInTimePercent: 75,
};
/** Builds the figures of a seller's home, but for what a test names. */
export const home = (more: Record<string, unknown> = {}) => ({
  tiles: names.map((kind, index) => ({ kind, value: values[index], ...(periods[kind] ?? none) })),
  months,
  service,
  topProducts: [{ productId: 'p1', name: 'Lal Teer Onion', revenue: '6000.00', orders: 12 }],
  districts: [
    { district: { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা' }, revenue: '5000.00', orders: 9 },
    { district: null, revenue: '1000.00', orders: 3 },
  ],
  products: 4,
  unpublishedProducts: 1,
  ...more,
});

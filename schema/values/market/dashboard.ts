/** The eight tiles of a seller's home, in the order of the screen. */
export const DashboardTileKind = {
  TOTAL_USERS: 'TOTAL_USERS',
  TOTAL_REVENUE: 'TOTAL_REVENUE',
  TOTAL_ORDERS: 'TOTAL_ORDERS',
  MONTHLY_TRAFFIC: 'MONTHLY_TRAFFIC',
  PRODUCTS_SOLD: 'PRODUCTS_SOLD',
  CUSTOMER_FEEDBACK: 'CUSTOMER_FEEDBACK',
  ACTIVE_SUBSCRIPTIONS: 'ACTIVE_SUBSCRIPTIONS',
  TOTAL_PROFIT: 'TOTAL_PROFIT',
} as const;
export type DashboardTileKind = (typeof DashboardTileKind)[keyof typeof DashboardTileKind];

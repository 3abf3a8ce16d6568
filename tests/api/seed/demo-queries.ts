/** This file holds the queries that the tests send to the demo market, and the accounts that they use. */
export const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { token account { role status } } }`;

export interface ProducerHome {
  readonly sellerDashboard: {
    readonly tiles: readonly { readonly value: string | null }[];
    readonly months: readonly { readonly orders: number }[];
    readonly pendingOrders: number;
    readonly unpublishedProducts: number;
  };
  readonly mySales: { readonly nodes: readonly { readonly status: string }[]; readonly totalCount: number };
  readonly notifications: { readonly unreadCount: number; readonly totalCount: number };
  readonly myProducts: { readonly totalCount: number };
}

export const PRODUCER_HOME = `{
  sellerDashboard { tiles { value } months { orders } pendingOrders unpublishedProducts }
  mySales(first: 100) { totalCount nodes { status } }
  notifications { unreadCount totalCount }
  myProducts { totalCount }
}`;

/** The demo users of docs/product.md: phone, role, status. */
export const ACCOUNTS = [
  ['01700000000', 'ADMIN', 'APPROVED'],
  ['01700000001', 'PRODUCER', 'APPROVED'],
  ['01700000002', 'SUPERSALER', 'APPROVED'],
  ['01700000003', 'WHOLESALER', 'APPROVED'],
  ['01700000004', 'CONSUMER', 'APPROVED'],
  ['01700000005', 'PRODUCER', 'PENDING'],
];

export interface DemoUser {
  readonly phone: string;
  readonly role: string;
  readonly status: string;
  readonly hash: string;
  readonly nid: string | null;
  readonly license: string | null;
}

export const DEMO_USERS = `
  SELECT phone, role, status, password_hash AS hash, nid, trade_license AS license FROM users WHERE phone LIKE '0170000000%' ORDER BY phone`;

/** Any user who is not one of them. */
export const OTHER_USER = `SELECT password_hash AS hash FROM users WHERE phone NOT LIKE '0170000000%' LIMIT 1`;

/** The status of each order of the demo producer, once. */
export const PRODUCER_STATES = `
  SELECT DISTINCT o.status FROM orders o JOIN users u ON u.id = o.seller_id WHERE u.phone = '01700000001'`;

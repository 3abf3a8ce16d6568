/** What the demo market is asked through the API. */
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

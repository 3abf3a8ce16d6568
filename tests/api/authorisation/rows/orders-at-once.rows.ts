import { gql, okFor, type Row, sellers } from '../row';
import { confirmedSale, sale } from '../things';

const atOnce =
  (name: string) =>
  ({ id }: { id: string }) =>
    gql(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) { results { isDone code } } }`, { ids: [id] });

export const rows: readonly Row[] = [
  // another's and a missing order have NOT_FOUND as their own result: orders-at-once.test.ts
  {
    operation: 'Mutation.confirmOrders',
    outcome: okFor(...sellers),
    own: sale,
    others: 'ok',
    missing: 'ok',
    call: atOnce('confirmOrders'),
  },
  {
    operation: 'Mutation.shipOrders',
    outcome: okFor(...sellers),
    own: confirmedSale,
    others: 'ok',
    missing: 'ok',
    call: atOnce('shipOrders'),
  },
];

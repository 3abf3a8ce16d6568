import { randomUUID } from 'node:crypto';
import { everybody, gql, type Row } from '../row';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.claimCoupon',
    outcome: everybody,
    call: () => gql('mutation ($email: String!) { claimCoupon(email: $email) { code } }', { email: `${randomUUID()}@example.com` }),
  },
];

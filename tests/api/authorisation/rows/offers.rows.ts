import { randomUUID } from 'node:crypto';
import { everybody, gql, only, type Row } from '../row';
import { couponTerms, dealTerms, deskCoupon, marketProduct, runningDeal } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.claimCoupon',
    outcome: everybody,
    call: () => gql('mutation ($email: String!) { claimCoupon(email: $email) { code } }', { email: `${randomUUID()}@example.com` }),
  },
  { operation: 'Query.deals', outcome: only('ADMIN'), call: () => gql('{ deals { totalCount } }') },
  {
    operation: 'Mutation.createDeal',
    outcome: only('ADMIN'),
    own: marketProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', { input: dealTerms(id) }),
  },
  {
    operation: 'Mutation.endDeal',
    outcome: only('ADMIN'),
    own: runningDeal,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { endDeal(id: $id, reason: "A slip") { id } }', { id }),
  },
  { operation: 'Query.coupons', outcome: only('ADMIN'), call: () => gql('{ coupons { totalCount } }') },
  {
    operation: 'Mutation.createCoupon',
    outcome: only('ADMIN'),
    call: () => gql('mutation ($input: CouponInput!) { createCoupon(input: $input) { id } }', { input: couponTerms() }),
  },
  {
    operation: 'Mutation.endCoupon',
    outcome: only('ADMIN'),
    own: deskCoupon,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { endCoupon(id: $id, reason: "A slip") { id } }', { id }),
  },
];

import { randomUUID } from 'node:crypto';
import { everybody, gql, okFor, type Row } from '../row';
import { couponTerms, dealTerms, deskCoupon, marketProduct, runningDeal } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.claimCoupon',
    outcome: everybody,
    call: () => gql('mutation ($email: String!) { claimCoupon(email: $email) { code } }', { email: `${randomUUID()}@example.com` }),
  },
  { operation: 'Query.deals', outcome: okFor('ADMIN'), call: () => gql('{ deals { totalCount } }') },
  {
    operation: 'Mutation.createDeal',
    outcome: okFor('ADMIN'),
    own: marketProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', { input: dealTerms(id) }),
  },
  {
    operation: 'Mutation.endDeal',
    outcome: okFor('ADMIN'),
    own: runningDeal,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { endDeal(id: $id, reason: "A slip") { id } }', { id }),
  },
  { operation: 'Query.coupons', outcome: okFor('ADMIN'), call: () => gql('{ coupons { totalCount } }') },
  {
    operation: 'Mutation.createCoupon',
    outcome: okFor('ADMIN'),
    call: () => gql('mutation ($input: CouponInput!) { createCoupon(input: $input) { id } }', { input: couponTerms() }),
  },
  {
    operation: 'Mutation.endCoupon',
    outcome: okFor('ADMIN'),
    own: deskCoupon,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { endCoupon(id: $id, reason: "A slip") { id } }', { id }),
  },
];

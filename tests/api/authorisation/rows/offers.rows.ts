import { randomUUID } from 'node:crypto';
import { buyers, everybody, gql, okFor, type Row, sellers } from '../row';
import {
  couponTerms,
  dealTerms,
  adminCoupon,
  marketProduct,
  myDealTerms,
  ownDeal,
  proposedDeal,
  publishedProduct,
  runningDeal,
} from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.claimCoupon',
    outcome: everybody,
    call: () => gql('mutation ($email: String!) { claimCoupon(email: $email) { code } }', { email: `${randomUUID()}@example.com` }),
  },
  { operation: 'Query.myCoupons', outcome: okFor(...buyers), call: () => gql('{ myCoupons { code } }') },
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
  { operation: 'Query.myDeals', outcome: okFor(...sellers), call: () => gql('{ myDeals { totalCount } }') },
  {
    operation: 'Mutation.createMyDeal',
    outcome: okFor(...sellers),
    own: publishedProduct,
    call: ({ id }) => gql('mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }', { input: myDealTerms(id) }),
  },
  {
    operation: 'Mutation.acceptDeal',
    outcome: okFor(...sellers),
    own: proposedDeal,
    call: ({ id }) => gql('mutation ($id: ID!) { acceptDeal(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.declineDeal',
    outcome: okFor(...sellers),
    own: proposedDeal,
    call: ({ id }) => gql('mutation ($id: ID!) { declineDeal(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.endMyDeal',
    outcome: okFor(...sellers),
    own: ownDeal,
    call: ({ id }) => gql('mutation ($id: ID!) { endMyDeal(id: $id) { id } }', { id }),
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
    own: adminCoupon,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { endCoupon(id: $id, reason: "A slip") { id } }', { id }),
  },
];

import { buyers, gql, okFor, type Row, sellers } from '../row';
import { deliveredLine, receivedReview, writtenReview } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.reviewOrderLine',
    outcome: okFor(...buyers),
    own: deliveredLine,
    call: ({ id }) =>
      gql('mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }', { input: { orderLineId: id, stars: 5 } }),
  },
  {
    operation: 'Mutation.editReview',
    outcome: okFor(...buyers),
    own: writtenReview,
    call: ({ id }) =>
      gql('mutation ($input: EditReviewInput!) { editReview(input: $input) { id } }', { input: { reviewId: id, stars: 4 } }),
  },
  {
    operation: 'Mutation.replyToReview',
    outcome: okFor(...sellers),
    own: receivedReview,
    call: ({ id }) => gql('mutation ($id: ID!) { replyToReview(reviewId: $id, body: "Thank you") { id } }', { id }),
  },
  {
    operation: 'Mutation.hideReview',
    outcome: okFor('ADMIN'),
    own: async (world, owner) => (owner.role === 'ADMIN' ? null : writtenReview(world, owner)),
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { hideReview(reviewId: $id, reason: "Insult") { id } }', { id }),
  },
];

import { image } from '../../../support/build-catalogue';
import { deliveredOrder } from '../../../support/build-orders';
import { buyers, gql, okFor, type Row, sellers } from '../row';
import { deliveredLine, receivedReview, writtenReview } from '../things';
import type { World } from '../world';

/** An image of a review by a stranger. */
async function reviewImage({ app }: World): Promise<string> {
  const { buyer, lineIds } = await deliveredOrder(app);
  const { data } = await app.call<{ reviewOrderLine: { images: { id: string }[] } }>(
    'reviewOrderLine',
    { input: { orderLineId: lineIds[0], stars: 3, imageIds: [(await image(app, buyer)).id] } },
    'images { id }',
    { token: buyer.token },
  );
  return data.reviewOrderLine.images[0]?.id ?? '';
}

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
  {
    operation: 'Mutation.reportReviewImage',
    outcome: okFor(...new Set([...sellers, ...buyers])),
    own: async (world, owner) => (owner.role === 'ADMIN' ? null : reviewImage(world)),
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { reportReviewImage(reviewImageId: $id, reason: "A face") { id } }', { id }),
  },
  { operation: 'Query.reportedReviewImages', outcome: okFor('ADMIN'), call: () => gql('{ reportedReviewImages { nodes { id } } }') },
  {
    operation: 'Mutation.decideReviewImage',
    outcome: okFor('ADMIN'),
    own: async (world, owner) => (owner.role === 'ADMIN' ? null : reviewImage(world)),
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { decideReviewImage(reviewImageId: $id, isHidden: true, reason: "A face") { id } }', { id }),
  },
];

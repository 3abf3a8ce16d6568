import { buyers, gql, only, type Row } from '../row';
import { deliveredLine } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.reviewOrderLine',
    outcome: only(...buyers),
    own: deliveredLine,
    call: ({ id }) =>
      gql('mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }', { input: { orderLineId: id, stars: 5 } }),
  },
];

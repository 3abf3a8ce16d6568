/** These rows cover the stories of sellers. */
import { type Builder, gql, okFor, outcomeOf, type Row, sellers } from '../row';

const SAVE = 'mutation { saveStory(input: { textEn: "We grow rice.", imageIds: [] }) { story { textEn } } }';
const story: Builder = async ({ app }, seller) => {
  if (!sellers.includes(seller.role)) return null;
  await app.gql(SAVE, {}, { token: seller.token });
  return seller.id;
};

export const rows: readonly Row[] = [
  { operation: 'Query.moderatedStories', outcome: okFor('ADMIN'), call: () => gql('{ moderatedStories { nodes { id seller { id } } } }') },
  {
    operation: 'Mutation.seeStories',
    outcome: okFor('ADMIN'),
    call: () => gql('mutation { seeStories(updatedUntil: "2026-01-01T00:00:00Z") { seenUntil } }'),
  },
  { operation: 'Query.myStory', outcome: outcomeOf(sellers, 'null'), call: () => gql('{ myStory { textEn } }') },
  { operation: 'Mutation.saveStory', outcome: okFor(...sellers), call: () => gql(SAVE) },
  {
    operation: 'Mutation.moderateStory',
    outcome: okFor('ADMIN'),
    own: async (world, owner) => (owner.role === 'ADMIN' ? null : story(world, owner)),
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { moderateStory(sellerId: $id, isHidden: true, reason: "Advertising") { textEn } }', { id }),
  },
];

import { approvedProducer, consumer } from '../../../support/build-accounts';
import { listedProduct } from '../../../support/build-orders';
import { type Builder, everybody, gql, okFor, type Row, sellers } from '../row';

const ASK = 'mutation ($id: ID!) { askQuestion(productId: $id, body: "Is it washed?") { id } }';
/** A question about a product of this seller. */
const receivedQuestion: Builder = async ({ app }, seller) => {
  if (!sellers.includes(seller.role)) return null;
  const { id } = await listedProduct(app, seller);
  const { data } = await app.gql<{ askQuestion: { id: string } }>(ASK, { id }, { token: (await consumer(app)).token });
  return data.askQuestion.id;
};
const offered = async ({ world }: Parameters<Row['call']>[0]) => (await listedProduct(world.app, await approvedProducer(world.app))).id;

export const rows: readonly Row[] = [
  {
    operation: 'Query.productQuestions',
    outcome: everybody,
    call: async (caller) => gql('query ($id: ID!) { productQuestions(productId: $id) { totalCount } }', { id: await offered(caller) }),
  },
  {
    operation: 'Mutation.askQuestion',
    outcome: okFor('PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER'),
    call: async (caller) => gql(ASK, { id: await offered(caller) }),
  },
  {
    operation: 'Query.myQuestions',
    outcome: okFor(...sellers),
    lists: receivedQuestion,
    call: () => gql('{ myQuestions { nodes { id } } }'),
  },
  {
    operation: 'Mutation.replyToQuestion',
    outcome: okFor(...sellers),
    own: receivedQuestion,
    call: ({ id }) => gql('mutation ($id: ID!) { replyToQuestion(questionId: $id, body: "Yes") { id } }', { id }),
  },
  {
    operation: 'Mutation.hideQuestion',
    outcome: okFor('ADMIN'),
    own: async (world, owner) => (owner.role === 'ADMIN' ? null : receivedQuestion(world, owner)),
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { hideQuestion(questionId: $id, part: QUESTION, reason: "Insult") { id } }', { id }),
  },
];

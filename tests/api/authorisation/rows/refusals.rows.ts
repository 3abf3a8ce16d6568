import { consumer, type TestAccount } from '../../../support/build-accounts';
import { failedOrder } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { buyers, type Builder, gql, okFor, type Row } from '../row';
import type { World } from '../world';

const CONTEST = 'mutation ($id: ID!) { contestRefusal(orderId: $id, text: "No one came") { id } }';

const refused = async ({ app }: World, buyer: TestAccount): Promise<string> => (await failedOrder(app, { buyer }, 'REFUSED')).id;

const purchase: Builder = async (world, buyer) => (buyers.some((role) => role === buyer.role) ? refused(world, buyer) : null);

async function openContest(world: World): Promise<string> {
  const buyer = await consumer(world.app);
  const orderId = await refused(world, buyer);
  await world.app.gql(CONTEST, { id: orderId }, buyer);
  return (await one<{ id: string }>(world.app.db, 'SELECT id FROM refusal_contests WHERE order_id = $1', [orderId]))?.id ?? '';
}

export const rows: readonly Row[] = [
  { operation: 'Query.refusalContests', outcome: okFor('ADMIN'), call: () => gql('{ refusalContests { nodes { id } } }') },
  { operation: 'Mutation.contestRefusal', outcome: okFor(...buyers), own: purchase, call: ({ id }) => gql(CONTEST, { id }) },
  {
    operation: 'Mutation.decideRefusalContest',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { decideRefusalContest(id: $id, accepted: false, reason: "The driver was there") { state } }', {
        id: await openContest(world),
      }),
  },
];

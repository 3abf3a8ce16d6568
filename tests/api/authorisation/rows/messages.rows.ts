import { placedOrder } from '../../../support/build-orders';
import { type Builder, buyers, gql, okFor, type Row, sellers, socket } from '../row';
import { order } from '../things';
import type { World } from '../world';

const SEND = 'mutation ($id: ID!) { sendOrderMessage(orderId: $id, body: "When will it come?") { id } }';
const REPORT = 'mutation ($id: ID!) { reportOrderMessage(messageId: $id, reason: "Insult") { id } }';
const traders = [...sellers, 'CONSUMER'] as const;

/** A message that the other side of an order sent to this user. */
const received: Builder = async ({ app }, owner) => {
  if (owner.role === 'ADMIN') return null;
  const isBuyer = buyers.includes(owner.role);
  const { id, buyer, seller } = await placedOrder(app, isBuyer ? { buyer: owner } : { seller: owner });
  const { token } = isBuyer ? seller : buyer;
  return (await app.gql<{ sendOrderMessage: { id: string } }>(SEND, { id }, { token })).data.sendOrderMessage.id;
};

async function reported(world: World): Promise<string> {
  const { id, buyer, seller } = await placedOrder(world.app);
  const sent = await world.app.gql<{ sendOrderMessage: { id: string } }>(SEND, { id }, { token: seller.token });
  const message = sent.data.sendOrderMessage.id;
  await world.app.gql(REPORT, { id: message }, { token: buyer.token });
  return message;
}

export const rows: readonly Row[] = [
  {
    operation: 'Query.orderMessages',
    // admins read threads with a report only
    outcome: okFor(...traders, 'ADMIN'),
    own: order,
    call: ({ id }) => gql('query ($id: ID!) { orderMessages(orderId: $id) { nodes { id } } }', { id }),
  },
  {
    operation: 'Query.unreadMessageCount',
    outcome: okFor(...traders),
    call: () => gql('{ unreadMessageCount }'),
  },
  {
    operation: 'Mutation.sendOrderMessage',
    outcome: okFor(...traders),
    own: order,
    call: ({ id }) => gql(SEND, { id }),
  },
  {
    operation: 'Mutation.readOrderMessages',
    outcome: okFor(...traders),
    own: order,
    call: ({ id }) => gql('mutation ($id: ID!) { readOrderMessages(orderId: $id) { unreadCount } }', { id }),
  },
  {
    operation: 'Mutation.reportOrderMessage',
    outcome: okFor(...traders),
    own: received,
    call: ({ id }) => gql(REPORT, { id }),
  },
  { operation: 'Query.reportedMessages', outcome: okFor('ADMIN'), call: () => gql('{ reportedMessages { nodes { id } } }') },
  {
    operation: 'Mutation.decideReportedMessage',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { decideReportedMessage(messageId: $id, isHidden: true, reason: "Insult") { isHidden } }', {
        id: await reported(world),
      }),
  },
  {
    operation: 'Subscription.orderMessageAdded',
    outcome: okFor(...traders),
    call: ({ world, me }) => socket('subscription { orderMessageAdded { id } }', async () => me && received(world, me)),
  },
];

import type { TestAccount } from '../../../support/build-accounts';
import { basketInput } from '../../../support/build-baskets';
import { type Builder, buyers, type Caller, everybody, gql, okFor, type Row } from '../row';
import type { World } from '../world';

const OPEN = 'mutation ($input: SharedBasketInput!) { openSharedBasket(input: $input) { id token } }';
const CONFIRM = 'mutation ($id: ID!, $input: ConfirmBasketInput!) { confirmSharedBasket(id: $id, input: $input) { id } }';
/** A user is in five open ones at most. */
const END = `UPDATE shared_baskets SET state = 'CANCELLED' WHERE state IN ('OPEN', 'CONFIRMING')
  AND id IN (SELECT basket_id FROM shared_basket_participants WHERE user_id = $1)`;
const ADD_PARTICIPANT = 'INSERT INTO shared_basket_participants (basket_id, user_id) VALUES ($1, $2)';
const CONFIRMED = `UPDATE shared_basket_participants SET announced_total = 99999, confirmed_total = 99999, payment_method = 'CASH_ON_DELIVERY'
  WHERE basket_id = $1`;

async function opened({ app }: World, buyer: TestAccount): Promise<{ id: string; token: string } | null> {
  if (!buyers.includes(buyer.role)) return null;
  await app.db.query(END, [buyer.id]);
  const variables = { input: await basketInput(app) };
  return (await app.gql<{ openSharedBasket: { id: string; token: string } }>(OPEN, variables, { token: buyer.token })).data
    .openSharedBasket;
}

const basket: Builder = async (world, buyer) => (await opened(world, buyer))?.id ?? null;
const link: Builder = async (world, buyer) => (await opened(world, buyer))?.token ?? null;
const closed: Builder = async (world, buyer) => {
  const id = await basket(world, buyer);
  if (id !== null) await world.app.call('closeSharedBasket', { id }, 'id', { token: buyer.token });
  return id;
};
const confirmed: Builder = async (world, buyer) => {
  const id = await closed(world, buyer);
  if (id !== null) await world.app.db.query(CONFIRMED, [id]);
  return id;
};
/** Opened by another: its organiser cannot leave. */
const joined: Builder = async (world, buyer) => {
  if (!buyers.includes(buyer.role)) return null;
  const id = await basket(world, await world.newActor('consumer', 'CONSUMER'));
  await world.app.db.query(END, [buyer.id]);
  await world.app.db.query(ADD_PARTICIPANT, [id, buyer.id]);
  return id;
};
const withParticipant: Builder = async (world, buyer) => {
  const id = await basket(world, buyer);
  if (id !== null) await world.app.db.query(ADD_PARTICIPANT, [id, (await world.newActor('consumer', 'CONSUMER')).id]);
  return id;
};

/** With the total that its page shows. */
async function confirmation({ world: { app }, me, id }: Caller) {
  const [found] = await app.db.query<{ token: string }[]>('SELECT token FROM shared_baskets WHERE id::text = $1', [id]);
  const variables = { token: found?.token ?? 'x' };
  const { body } = await app.call<{ sharedBasket: { part: { total: string } | null } | null }>(
    'sharedBasket',
    variables,
    'part { total }',
    me ? { token: me.token } : {},
  );
  const expectedTotal = body.data?.sharedBasket?.part?.total ?? '1';
  return gql(CONFIRM, { id, input: { expectedTotal, paymentMethod: 'CASH_ON_DELIVERY' } });
}

async function removal({ world: { app }, id }: Caller) {
  const [, other] = await app.db.query<{ id: string }[]>(
    'SELECT id FROM shared_basket_participants WHERE basket_id::text = $1 ORDER BY joined_at, id',
    [id],
  );
  const query = 'mutation ($id: ID!, $participantId: ID!) { removeSharedBasketParticipant(id: $id, participantId: $participantId) { id } }';
  return gql(query, { id, participantId: other?.id ?? 'x' });
}

async function line({ world: { app }, id }: Caller) {
  const [found] = await app.db.query<{ product_id: string }[]>(
    'SELECT l.product_id FROM shared_basket_lines l JOIN shared_basket_participants m ON m.id = l.participant_id WHERE m.basket_id::text = $1',
    [id],
  );
  const query = 'mutation ($id: ID!, $productId: ID!) { setSharedBasketLine(id: $id, productId: $productId, quantity: "3") { id } }';
  return gql(query, { id, productId: found?.product_id ?? 'x' });
}

const simple = (name: string, own: Builder): Row => ({
  operation: `Mutation.${name}`,
  outcome: okFor(...buyers),
  own,
  call: ({ id }) => gql(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }),
});
/** Anyone who has the link and buys under the same rules sees the basket, and may join it. */
const byLink = { outcome: okFor(...buyers), own: link, others: 'ok' };

export const rows: readonly Row[] = [
  { operation: 'Query.sharedBaskets', outcome: okFor(...buyers), lists: basket, call: () => gql('{ sharedBaskets { id } }') },
  {
    ...byLink,
    outcome: { ...everybody, producer: 'FORBIDDEN', admin: 'FORBIDDEN' },
    others: {
      ...okFor(...buyers),
      visitor: 'UNAUTHENTICATED',
      pending: 'UNAUTHENTICATED',
      rejected: 'UNAUTHENTICATED',
      suspended: 'UNAUTHENTICATED',
    }, // of a business
    operation: 'Query.sharedBasket',
    call: ({ id }) => gql('query ($token: String!) { sharedBasket(token: $token) { id } }', { token: id }),
  },
  {
    ...byLink,
    operation: 'Mutation.joinSharedBasket',
    call: async ({ world, me, id }) => {
      if (me) await world.app.db.query(`${END} AND token <> $2`, [me.id, id]);
      return gql('mutation ($token: String!) { joinSharedBasket(token: $token) { id } }', { token: id });
    },
  },
  {
    operation: 'Mutation.openSharedBasket',
    outcome: okFor(...buyers),
    call: async ({ world: { app }, me }) => {
      if (me) await app.db.query(END, [me.id]);
      return gql(OPEN, { input: await basketInput(app) });
    },
  },
  {
    operation: 'Mutation.renameSharedBasket',
    outcome: okFor(...buyers),
    own: basket,
    call: ({ id }) => gql('mutation ($id: ID!) { renameSharedBasket(id: $id, title: "Block C") { id } }', { id }),
  },
  { operation: 'Mutation.setSharedBasketLine', outcome: okFor(...buyers), own: basket, call: line },
  {
    operation: 'Mutation.leaveSharedBasket',
    outcome: okFor(...buyers),
    own: joined,
    call: ({ id }) => gql('mutation ($id: ID!) { leaveSharedBasket(id: $id) { removedId } }', { id }),
  },
  { operation: 'Mutation.removeSharedBasketParticipant', outcome: okFor(...buyers), own: withParticipant, call: removal },
  simple('closeSharedBasket', basket),
  simple('cancelSharedBasket', basket),
  { operation: 'Mutation.confirmSharedBasket', outcome: okFor(...buyers), own: closed, call: confirmation },
  simple('orderSharedBasket', confirmed),
];

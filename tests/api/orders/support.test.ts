/** Messages to support: who may send, about what, how many; how admins read and answer them. */
import { one } from '../../../server/platform/db/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, consumer, type TestAccount } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';

let app: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const words = { name: 'Rahima', phone: '০১৭১২৩৪৫৬৭৮', body: 'Where is my rice?' };
const send = (input: object, who?: TestAccount) =>
  app.gql(
    'mutation ($input: SupportMessageInput!) { sendSupportMessage(input: $input) }',
    { input: { ...words, ...input } },
    { token: who?.token },
  );
const list = async (answered: boolean | null) => {
  const { data } = await app.gql<{
    supportMessages: { nodes: { id: string; body: string; phone: string; trackingNumber: string | null }[] };
  }>(
    'query ($answered: Boolean) { supportMessages(answered: $answered) { nodes { id body phone trackingNumber answeredBy } } }',
    { answered },
    { token: boss.token },
  );
  return data.supportMessages.nodes;
};
const answer = (id: string) =>
  app.gql('mutation ($id: ID!) { answerSupportMessage(id: $id) { answeredBy } }', { id }, { token: boss.token });

it('R13 a visitor writes; an admin answers once, and the trail knows', async () => {
  expect((await send({ body: 'I cannot register' })).data).toEqual({ sendSupportMessage: true });
  const message = (await list(false)).find(({ body }) => body === 'I cannot register');
  expect(message).toMatchObject({ phone: '01712345678', trackingNumber: null });
  const id = message?.id ?? '';
  expect((await answer(id)).data).toEqual({ answerSupportMessage: { answeredBy: 'Nasrin' } });
  expect((await answer(id)).code).toBe('CONFLICT');
  expect((await list(false)).map((one) => one.id)).not.toContain(id);
  expect((await list(true)).map((one) => one.id)).toContain(id);
  expect(await one(app.db, 'SELECT actor_id, action FROM audit_events WHERE subject_id = $1', [id])).toEqual({
    ...{ actor_id: boss.id, action: 'support.answered' },
  });
});

it('R13 a member writes about an order of his own, nobody about another’s', async () => {
  const { id, order, buyer, seller } = await placedOrder(app);
  expect((await send({ orderId: id }, buyer)).code).toBeNull();
  expect((await send({ orderId: id, body: 'He does not answer' }, seller)).code).toBeNull();
  expect((await list(false)).filter(({ trackingNumber }) => trackingNumber === order.trackingNumber)).toHaveLength(2);
  for (const stranger of [await consumer(app), undefined]) {
    const refused = await send({ orderId: id }, stranger);
    expect(refused.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['orderId']);
  }
});

it('R13 refuses empty words, and the eleventh message of an hour', async () => {
  const talker = await consumer(app);
  expect((await send({ body: ' ' }, talker)).code).toBe('BAD_USER_INPUT');
  for (let count = 0; count < 10; count++) expect((await send({}, talker)).code).toBeNull();
  expect((await send({}, talker)).code).toBe('RATE_LIMITED');
});

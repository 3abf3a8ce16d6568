/** Messages to support: who may send, about what, how many; how admins read them and reply. */
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, consumer, type TestAccount } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const words = { name: 'Rahima', phone: '০১৭১২৩৪৫৬৭৮', body: 'Where is my rice?' };
const send = (input: object, who?: TestAccount) =>
  app.call('sendSupportMessage', { input: { ...words, ...input } }, 'isReceived', { token: who?.token });
const list = async (replied: boolean | null) => {
  const { data } = await app.call<{
    supportMessages: { nodes: { id: string; body: string; phone: string; trackingNumber: string | null }[] };
  }>('supportMessages', { replied }, 'nodes { id body phone trackingNumber repliedBy }', { token: chief.token });
  return data.supportMessages.nodes;
};
const response = (id: string) => app.call('markSupportMessageReplied', { id }, 'repliedBy', { token: chief.token });

it('a visitor writes; an admin replies once, and the audit trail has it [R13]', async () => {
  expect((await send({ body: 'I cannot register' })).data).toEqual({ sendSupportMessage: { isReceived: true } });
  const message = (await list(false)).find(({ body }) => body === 'I cannot register');
  expect(message).toMatchObject({ phone: '01712345678', trackingNumber: null });
  const id = message?.id ?? '';
  expect((await response(id)).data).toEqual({ markSupportMessageReplied: { repliedBy: 'Nasrin' } });
  expect((await response(id)).code).toBe('CONFLICT');
  expect((await list(false)).map((one) => one.id)).not.toContain(id);
  expect((await list(true)).map((one) => one.id)).toContain(id);
  expect(await one(app.db, 'SELECT actor_id, action FROM audit_events WHERE subject_id = $1', [id])).toEqual({
    actor_id: chief.id,
    action: 'support.answered',
  });
  const trail = '{ auditEntries(action: "support.answered", first: 1) { nodes { subjectName } } }';
  const { data } = await app.gql(trail, {}, { token: chief.token });
  expect(data).toEqual({ auditEntries: { nodes: [{ subjectName: words.name }] } });
});

it('a user writes about an order of their own, no one about another user’s [R13]', async () => {
  const { id, order, buyer, seller } = await placedOrder(app);
  expect((await send({ orderId: id }, buyer)).code).toBeNull();
  expect((await send({ orderId: id, body: 'He does not answer' }, seller)).code).toBeNull();
  expect((await list(false)).filter(({ trackingNumber }) => trackingNumber === order.trackingNumber)).toHaveLength(2);
  for (const stranger of [await consumer(app), undefined]) {
    const rejected = await send({ orderId: id }, stranger);
    expect(rejected.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['orderId']);
  }
});

it('rejects an empty text, and the eleventh message of an hour [R13]', async () => {
  const talker = await consumer(app);
  expect((await send({ body: ' ' }, talker)).code).toBe('BAD_USER_INPUT');
  for (let count = 0; count < 10; count++) expect((await send({}, talker)).code).toBeNull();
  expect((await send({}, talker)).code).toBe('RATE_LIMITED');
});

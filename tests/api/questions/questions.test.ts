/**
 * Public questions about products: who may ask and reply, what is masked, who is notified, what is hidden, and how they
 * are listed.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { publicNameOf } from '../../../schema/text/first-name';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { one, rows } from '../../support/sql';

const FIELDS = 'id productId productName text authorName reply repliedAt canReply';
const ASK = `mutation ($id: ID!, $body: String!) { askQuestion(productId: $id, body: $body) { ${FIELDS} } }`;
const REPLY = `mutation ($id: ID!, $body: String!) { replyToQuestion(questionId: $id, body: $body) { ${FIELDS} } }`;
const HIDE = `mutation ($id: ID!, $part: QuestionPart!) { hideQuestion(questionId: $id, part: $part, reason: "Insult") { id } }`;
const LIST = `query ($id: ID!, $first: Int, $after: String) { productQuestions(productId: $id, first: $first, after: $after) {
  totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;

interface Question {
  id: string;
  text: string;
  authorName: string;
  reply: string | null;
  canReply: boolean;
}
interface QuestionPage {
  totalCount: number;
  nodes: Question[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let app: TestApp;
let seller: TestAccount;
let buyer: TestAccount;
let chief: TestAccount;
let item: Goods;

beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
beforeEach(async () => {
  [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  item = await listedProduct(app, seller, { name: 'Diamant Potato' });
});
afterAll(() => app.stop());

const tokenOf = (by: TestAccount | null) => (by ? { token: by.token } : {});
const ask = (by: TestAccount, body = 'Is it washed?', id = item.id) =>
  app.gql<{ askQuestion: Question }>(ASK, { id, body }, { token: by.token });
const asked = async (by: TestAccount, body?: string) => (await ask(by, body)).data.askQuestion;
const reply = (by: TestAccount, id: string, body = 'Yes, twice.') =>
  app.gql<{ replyToQuestion: Question }>(REPLY, { id, body }, { token: by.token });
const hide = (by: TestAccount, id: string, part = 'QUESTION') => app.gql(HIDE, { id, part }, { token: by.token });
const list = async (by: TestAccount | null = null, page: object = {}, id = item.id) =>
  (await app.gql<{ productQuestions: QuestionPage }>(LIST, { id, ...page }, tokenOf(by))).data.productQuestions;
const mine = async (isReplied: boolean | null = null, by = seller) =>
  (
    await app.call<{ myQuestions: QuestionPage }>('myQuestions', { isReplied }, 'totalCount nodes { id productName text }', {
      token: by.token,
    })
  ).data.myQuestions;
const inbox = async ({ token }: TestAccount, language: 'en' | 'bn' = 'en') =>
  (
    await app.gql<{ notifications: { nodes: { type: string; message: string; link: string }[] } }>(
      '{ notifications { nodes { type message link } } }',
      {},
      { token, language },
    )
  ).data.notifications.nodes;
const texted = () =>
  rows<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'question-asked'", [seller.phone]);

it('a user asks, the seller replies once, and everyone reads both [K4]', async () => {
  const { id } = await asked(buyer);
  const question = { text: 'Is it washed?', productName: 'Diamant Potato', authorName: publicNameOf(buyer.name), reply: null };
  expect((await list()).nodes).toEqual([expect.objectContaining({ ...question, productId: item.id, canReply: false })]);
  expect((await list(seller)).nodes[0]?.canReply).toBe(true);
  const namesFor = async (readers: TestAccount[]) => Promise.all(readers.map(async (one) => (await list(one)).nodes[0]?.authorName));
  expect(await namesFor([buyer, chief, seller])).toEqual([buyer.name, buyer.name, publicNameOf(buyer.name)]);
  expect(await mine(false)).toMatchObject({ totalCount: 1, nodes: [{ id }] });
  expect((await reply(seller, id)).data.replyToQuestion).toMatchObject({ reply: 'Yes, twice.', canReply: true });
  expect((await reply(seller, id, 'Yes, three times.')).code).toBeNull();
  expect(await list()).toMatchObject({ totalCount: 1, nodes: [{ ...question, reply: 'Yes, three times.' }] });
  expect([(await mine(false)).totalCount, (await mine(true)).totalCount, (await mine()).totalCount]).toEqual([0, 1, 1]);
  await app.db.query("UPDATE product_questions SET replied_at = now() - interval '25 hours' WHERE id = $1", [id]);
  expect((await reply(seller, id)).code).toBe('CONFLICT');
  expect((await reply(await approvedProducer(app), id)).code).toBe('NOT_FOUND');
});

it('rejects what may not be asked: of oneself, of nothing, empty, too long, of what is not on sale, too often', async () => {
  expect((await ask(seller)).code).toBe('FORBIDDEN');
  expect((await ask(buyer, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await ask(buyer, 'x'.repeat(501))).code).toBe('BAD_USER_INPUT');
  expect((await ask(buyer, 'Fresh?', '0199a000-0000-7000-8000-000000000000')).code).toBe('NOT_FOUND');
  expect((await ask(buyer, 'Fresh?', 'nothing')).code).toBe('NOT_FOUND');
  const unsold = await listedProduct(app, seller, { published: false });
  expect((await ask(buyer, 'Fresh?', unsold.id)).code).toBe('NOT_FOUND');
  const bulk = await listedProduct(app, seller, { audience: 'BUSINESSES' });
  expect((await ask(buyer, 'Fresh?', bulk.id)).code).toBe('NOT_FOUND');
  const trader = await account(app, 'WHOLESALER');
  expect((await ask(trader, 'Fresh?', bulk.id)).code).toBeNull();
  expect([(await list(buyer, {}, bulk.id)).totalCount, (await list(null, {}, bulk.id)).totalCount]).toEqual([0, 0]);
  expect([(await list(trader, {}, bulk.id)).totalCount, (await list(seller, {}, bulk.id)).totalCount]).toEqual([1, 1]);
  for (let time = 0; time < serverLimits.questionsPerHour; time++) expect((await ask(buyer)).code).toBeNull();
  expect((await ask(buyer)).code).toBe('RATE_LIMITED');
});

it('stores neither phone numbers nor links, and markup as text [K4]', async () => {
  const { id } = await asked(buyer, 'Call 01712-345678 or https://evil.example <b>now</b>');
  await reply(seller, id, 'আমার নম্বর ০১৭১২৩৪৫৬৭৮');
  expect(await one(app.db, 'SELECT body, reply FROM product_questions WHERE id = $1', [id])).toEqual({
    body: 'Call ••• or ••• <b>now</b>',
    reply: 'আমার নম্বর •••',
  });
});

it('notifies the seller in their language, by SMS at most once an hour, and the author of the reply', async () => {
  const { id } = await asked(buyer);
  const other = await consumer(app);
  await asked(other);
  const asks = { type: 'QUESTION_ASKED', link: `/product/${item.id}` };
  expect(await inbox(seller)).toEqual([
    { ...asks, message: `${publicNameOf(other.name)} has a question about Diamant Potato.` },
    { ...asks, message: `${publicNameOf(buyer.name)} has a question about Diamant Potato.` },
  ]);
  expect((await inbox(seller, 'bn'))[0]?.message).toBe(`Diamant Potato নিয়ে প্রশ্ন করেছেন ${publicNameOf(other.name)}।`);
  expect(await texted()).toHaveLength(1);
  await app.db.query("UPDATE product_questions SET created_at = now() - interval '61 minutes' WHERE id = $1", [id]);
  await asked(buyer);
  expect(await texted()).toHaveLength(2);
  await reply(seller, id);
  await reply(seller, id, 'Yes.');
  expect(await inbox(buyer)).toEqual([
    { type: 'QUESTION_REPLIED', message: `${seller.name} replied to your question about Diamant Potato.`, link: `/product/${item.id}` },
  ]);
});

it('an admin hides a reply or a question with a reason that the audit trail has; those of a withdrawn or hidden product are not shown', async () => {
  const { id } = await asked(buyer);
  expect(await hide(chief, id, 'REPLY')).toMatchObject({ code: 'CONFLICT' });
  await reply(seller, id);
  expect((await hide(buyer, id)).code).toBe('FORBIDDEN');
  expect((await hide(chief, id, 'REPLY')).code).toBeNull();
  expect((await hide(chief, id, 'REPLY')).code).toBe('CONFLICT');
  expect((await list(seller)).nodes).toEqual([expect.objectContaining({ id, reply: null, canReply: false })]);
  expect((await reply(seller, id)).code).toBe('CONFLICT');
  expect((await hide(chief, id)).code).toBeNull();
  expect((await list(seller)).totalCount).toBe(0);
  expect((await mine()).totalCount).toBe(0);
  expect((await hide(chief, id)).code).toBe('CONFLICT');
  const trail = await rows(app.db, 'SELECT action, reason FROM audit_events WHERE subject_id = $1 ORDER BY id', [id]);
  expect(trail).toEqual([
    { action: 'question.replyHidden', reason: 'Insult' },
    { action: 'question.hidden', reason: 'Insult' },
  ]);

  await asked(buyer);
  await app.gql('mutation ($id: ID!) { stopSelling(productIds: [$id]) { products { id } } }', { id: item.id }, { token: seller.token });
  expect([(await list()).totalCount, (await list(buyer)).totalCount, (await list(seller)).totalCount]).toEqual([0, 0, 1]);
  const HIDE_PRODUCT = 'mutation ($id: ID!) { hideProduct(id: $id, reason: "It is not what it says.") { id } }';
  expect((await app.gql(HIDE_PRODUCT, { id: item.id }, { token: chief.token })).code).toBeNull();
  for (const viewer of [null, buyer, seller]) expect((await list(viewer)).totalCount).toBe(0);
  expect((await mine(false)).totalCount).toBe(0);
});

it('is listed newest first, page by page, in two statements for however many', async () => {
  await asked(buyer, 'First?');
  const few = await countSql(app.db, () => list(null, { first: 2 }));
  for (const text of ['Second?', 'Third?', 'Fourth?', 'Fifth?']) await asked(await consumer(app), text);
  const page = await list(null, { first: 2 });
  expect(page).toMatchObject({ totalCount: 5, nodes: [{ text: 'Fifth?' }, { text: 'Fourth?' }], pageInfo: { hasNextPage: true } });
  const rest = await list(null, { first: 5, after: page.pageInfo.endCursor });
  expect(rest.nodes.map(({ text }) => text)).toEqual(['Third?', 'Second?', 'First?']);
  expect(rest.pageInfo.hasNextPage).toBe(false);
  expect((await mine(false)).nodes.map(({ text }) => text)).toEqual(['First?', 'Second?', 'Third?', 'Fourth?', 'Fifth?']);
  expect(few).toHaveLength(2);
  expect(await countSql(app.db, () => list(null, { first: 5 }))).toHaveLength(2);
});

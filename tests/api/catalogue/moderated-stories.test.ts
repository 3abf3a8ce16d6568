/**
 * The stories of sellers as admins list them: the latest change first, what is new since each admin last looked, what
 * is hidden.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  chief = await admin(app);
  await app.db.query('DELETE FROM seller_stories');
});
afterAll(() => app.stop());

interface Listed {
  id: string;
  isNew: boolean;
  seller: { name: string };
  story: { textEn: string | null; updatedAt: string; hiddenReason: string | null };
}
interface List {
  moderatedStories: { totalCount: number; nodes: Listed[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}
const list = async (args: string, by = chief) =>
  (
    await app.gql<List>(
      `{ moderatedStories(${args}) { totalCount nodes { id isNew seller { name } story { textEn updatedAt hiddenReason images { id } } } pageInfo { endCursor hasNextPage } } }`,
      {},
      { token: by.token },
    )
  ).data.moderatedStories;
const write = (who: TestAccount, textEn: string) =>
  app.gql(
    'mutation ($textEn: String) { saveStory(input: { textEn: $textEn, imageIds: [] }) { story { textEn } } }',
    { textEn },
    { token: who.token },
  );
const see = async (until: string, by = chief) =>
  (
    await app.gql<{ seeStories: { seenUntil: string } }>(
      `mutation { seeStories(updatedUntil: "${until}") { seenUntil } }`,
      {},
      { token: by.token },
    )
  ).data.seeStories.seenUntil;
const counted = async (by = chief) =>
  (await app.gql<{ adminOverview: { storiesNew: number } }>('{ adminOverview { storiesNew } }', {}, { token: by.token })).data.adminOverview
    .storiesNew;
const written = async (count: number) => {
  const sellers = [];
  for (let index = 0; index < count; index += 1) {
    const seller = await approvedProducer(app);
    await write(seller, `We grow rice of kind ${index}.`);
    sellers.push(seller);
  }
  return sellers;
};
const ids = (found: List['moderatedStories']) => found.nodes.map(({ id }) => id);

it('lists the latest change first and reads on behind a cursor, also while stories change', async () => {
  const [first, second, third] = await written(3);
  if (!first || !second || !third) throw new Error('Three sellers.');
  const page = await list('first: 2');
  expect([page.totalCount, ...ids(page)]).toEqual([3, third.id, second.id]);
  await write(second, 'We grow wheat.');
  expect(ids(await list(`first: 2, after: "${page.pageInfo.endCursor}"`))).toEqual([first.id]);
  expect(ids(await list('first: 3'))).toEqual([second.id, third.id, first.id]);
});

it('has what is new since each admin last looked, and again once its seller changes it [K1]', async () => {
  const [first, second] = await written(2);
  if (!first || !second) throw new Error('Two sellers.');
  const all = await list('isNew: true');
  expect(all.nodes.map(({ id, isNew }) => [id, isNew])).toEqual([
    [second.id, true],
    [first.id, true],
  ]);
  expect(await counted()).toBe(2);
  const latest = all.nodes[0]?.story.updatedAt ?? '';
  expect(await see(latest)).toBe(latest);
  expect(await see('2020-01-01T00:00:00.000Z')).toBe(latest);
  expect(ids(await list('isNew: true'))).toEqual([]);
  expect((await list('isNew: false')).nodes.map(({ isNew }) => isNew)).toEqual([false, false]);
  const other = await admin(app);
  expect([ids(await list('isNew: true', other)).length, await counted(other), await counted()]).toEqual([2, 2, 0]);
  await write(first, 'We grow wheat.');
  expect([await counted(other), await counted()]).toEqual([2, 1]);
  expect((await list('isNew: true')).nodes).toMatchObject([{ id: first.id, isNew: true, story: { textEn: 'We grow wheat.' } }]);
  expect(Date.parse(await see('2999-01-01T00:00:00.000Z'))).toBeLessThan(Date.parse('2998-01-01'));
});

it('separates what is hidden from what everyone reads', async () => {
  const [first, second] = await written(2);
  if (!first || !second) throw new Error('Two sellers.');
  await app.gql(
    `mutation { moderateStory(sellerId: "${first.id}", isHidden: true, reason: "Advertising") { hiddenReason } }`,
    {},
    { token: chief.token },
  );
  expect((await list('isHidden: true')).nodes).toMatchObject([{ id: first.id, story: { hiddenReason: 'Advertising' } }]);
  expect(ids(await list('isHidden: false'))).toEqual([second.id]);
});

it('reads a page in as many statements as one story', async () => {
  await written(3);
  const read = (first: number) => () => list(`first: ${first}`);
  await read(1)();
  expect(await countSql(app.db, read(3))).toHaveLength((await countSql(app.db, read(1))).length);
});

it('is for admins, and rejects what is no cursor and no moment', async () => {
  const [seller] = await written(1);
  const codes = [];
  for (const [query, by] of [
    ['{ moderatedStories { totalCount } }', seller],
    ['mutation { seeStories(updatedUntil: "2026-01-01T00:00:00Z") { seenUntil } }', seller],
    ['{ moderatedStories(after: "x") { totalCount } }', chief],
    ['mutation { seeStories(updatedUntil: "soon") { seenUntil } }', chief],
  ] as const)
    codes.push((await app.gql(query, {}, { token: by?.token ?? '' })).code);
  expect(codes.slice(0, 3)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT']);
  expect(codes[3]).not.toBeNull();
});

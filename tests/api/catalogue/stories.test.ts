/**
 * These tests verify the stories of sellers: text in two languages with images, hidden by an admin with a reason, and
 * erased with the account.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { ImagesService } from '../../../server/modules/media/images.service';
import { jpegFile } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { one, rows } from '../../support/sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
afterAll(() => app.stop());

/** Each of another content: the same one would be the same image. */
let width = 400;
const image = async (who: TestAccount) => {
  width += 1;
  return app.container.resolve(ImagesService).add(who.id, await jpegFile({ width, height: 300 }));
};

interface Story {
  textBn: string | null;
  textEn: string | null;
  hiddenReason: string | null;
  images: { id: string }[];
}
const FIELDS = 'textBn textEn hiddenReason images { id url srcset }';
const save = (who: TestAccount, input: { textBn?: string | null; textEn?: string | null; imageIds?: string[] }) =>
  app.call<{ saveStory: { story: Story | null } }>('saveStory', { input: { imageIds: [], ...input } }, `story { ${FIELDS} }`, {
    token: who.token,
  });
const readOf = async (id: string, as: TestAccount | null = null) =>
  (await app.call<{ seller: { story: Story | null } | null }>('seller', { id }, `story { ${FIELDS} }`, as ? { token: as.token } : {})).data
    .seller?.story ?? null;
const moderate = (sellerId: string, isHidden: boolean, reason = 'Advertising', by = chief) =>
  app.call<{ moderateStory: Story }>('moderateStory', { sellerId, isHidden, reason }, FIELDS, { token: by.token });

it('is read by everyone, in the order of its images, and changed as a whole [K1]', async () => {
  const seller = await approvedProducer(app);
  expect(await readOf(seller.id)).toBeNull();
  const [first, second] = [await image(seller), await image(seller)];
  const text = '  আমরা তিন পুরুষ ধরে ধান ফলাই।\nজমি নদীর পাড়ে।  ';
  expect((await save(seller, { textBn: text, imageIds: [second.id, first.id, second.id] })).code).toBeNull();
  expect(await readOf(seller.id)).toMatchObject({
    textBn: text.trim(),
    textEn: null,
    hiddenReason: null,
    images: [{ id: second.id }, { id: first.id }],
  });
  await save(seller, { textEn: 'We grow rice.', imageIds: [first.id] });
  expect(await readOf(seller.id)).toMatchObject({ textBn: null, textEn: 'We grow rice.', images: [{ id: first.id }] });
  expect((await save(seller, {})).data.saveStory.story).toBeNull();
  expect(await readOf(seller.id)).toBeNull();
  expect(await rows(app.db, 'SELECT 1 FROM seller_stories WHERE seller_id = $1', [seller.id])).toEqual([]);
});

it('a script in it is text', async () => {
  const seller = await approvedProducer(app);
  const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  await save(seller, { textEn: script });
  expect((await readOf(seller.id))?.textEn).toBe(script);
  const page = await (await fetch(`${app.url}/seller/${seller.id}`)).text();
  expect(page).not.toContain('<script>alert(1)');
  expect(page).not.toContain('<img src=x');
});

it('rejects what is too long, a seventh image, and images of another user', async () => {
  const seller = await approvedProducer(app);
  const foreign = await image(await approvedProducer(app));
  expect((await save(seller, { textBn: 'ক'.repeat(2001) })).code).toBe('BAD_USER_INPUT');
  expect((await save(seller, { textBn: 'ক'.repeat(2000) })).code).toBeNull();
  const seven = [];
  for (let index = 0; index < 7; index += 1) seven.push((await image(seller)).id);
  for (const imageIds of [seven, [foreign.id], ['nonsense']]) {
    const { code, body } = await save(seller, { imageIds });
    expect(code).toBe('BAD_USER_INPUT');
    expect(body.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: expect.stringMatching(/imageIds/) }] });
  }
  expect((await save(seller, { imageIds: seven.slice(1) })).data.saveStory.story?.images).toHaveLength(6);
  expect((await save(await consumer(app), { textEn: 'I buy' })).code).toBe('FORBIDDEN');
});

it.each(['Call 01712345678', 'কল করুন ০১৭১২-৩৪৫৬৭৮', 'see https://evil.example/a', 'shop at farm.com.bd', 'me@farm.com'])(
  'rejects %s, as public questions mask it',
  async (text) => {
    const seller = await approvedProducer(app);
    for (const input of [{ textBn: text }, { textEn: `We grow rice. ${text}` }]) {
      const { code, body } = await save(seller, input);
      expect([code, body.errors?.[0]?.extensions]).toMatchObject([
        'BAD_USER_INPUT',
        { fields: [{ field: expect.stringMatching(/text(Bn|En)$/), message: expect.stringContaining('Leave out phone numbers') }] },
      ]);
    }
    expect(await readOf(seller.id)).toBeNull();
    expect((await save(seller, { textEn: 'Since 1998, 500 1000 2000 kg a year.' })).code).toBeNull();
  },
);

it('an admin hides it with a reason: for the seller and admins alone, audited, notified, and hidden through changes [K1]', async () => {
  const seller = await approvedProducer(app);
  await save(seller, { textEn: 'The cheapest rice of all!' });
  expect((await moderate(seller.id, true, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await moderate(seller.id, true, 'Advertising only')).data.moderateStory.hiddenReason).toBe('Advertising only');
  expect((await moderate(seller.id, true)).code).toBe('CONFLICT');
  for (const who of [null, await consumer(app), await approvedProducer(app)]) expect(await readOf(seller.id, who)).toBeNull();
  for (const who of [seller, chief]) expect((await readOf(seller.id, who))?.hiddenReason).toBe('Advertising only');
  for (const input of [{ textEn: 'We grow rice.' }, {}, { textEn: 'We grow rice.' }]) await save(seller, input);
  expect(await readOf(seller.id)).toBeNull();
  expect((await moderate(seller.id, false, 'Corrected')).data.moderateStory.hiddenReason).toBeNull();
  expect((await moderate(seller.id, false)).code).toBe('CONFLICT');
  expect((await readOf(seller.id))?.textEn).toBe('We grow rice.');
  expect(
    await rows(app.db, "SELECT action, reason FROM audit_events WHERE subject_id = $1 AND action LIKE 'story.%' ORDER BY created_at, id", [
      seller.id,
    ]),
  ).toEqual([
    { action: 'story.hidden', reason: 'Advertising only' },
    { action: 'story.restored', reason: 'Corrected' },
  ]);
  const inbox = await app.call<{ notifications: { nodes: { message: string }[] } }>('notifications', { first: 5 }, 'nodes { message }', {
    token: seller.token,
  });
  expect(inbox.data.notifications.nodes.map(({ message }) => message).join()).toContain('Advertising only');
  for (const id of [(await approvedProducer(app)).id, 'nonsense']) expect((await moderate(id, true)).code).toBe('NOT_FOUND');
});

it('lists read the stories of all sellers in the same statements', async () => {
  for (let index = 0; index < 3; index += 1) {
    const seller = await approvedProducer(app);
    await save(seller, { textEn: 'We grow rice.', imageIds: [(await image(seller)).id] });
  }
  const read = (first: number) => () => app.gql(`{ sellers(first: ${first}) { nodes { id story { textEn images { id } } } } }`);
  await read(1)();
  expect(await countSql(app.db, read(3))).toHaveLength((await countSql(app.db, read(1))).length);
});

it('is erased with the account, and its images with it', async () => {
  const seller = await approvedProducer(app);
  const { id } = await image(seller);
  await save(seller, { textEn: 'We grow rice.', imageIds: [id] });
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }';
  expect((await app.gql(CLOSE, { input: { password: seller.password } }, { token: seller.token })).code).toBeNull();
  expect(await rows(app.db, 'SELECT 1 FROM seller_stories WHERE seller_id = $1', [seller.id])).toEqual([]);
  expect(await one(app.db, 'SELECT count(*)::int AS count FROM images WHERE id = $1', [id])).toEqual({ count: 0 });
});

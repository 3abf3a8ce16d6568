/** Reported images of reviews: who may report, what admins see and decide, and what is left of a hidden image. */
import { NotificationType } from '../../../schema/values/market/notifications';
import { serverLimits } from '../../../schema/values/server-limits';
import { ImageStore } from '../../../server/platform/files/image-store';
import { resolvePort } from '../../../server/app/wiring/container';
import { ReviewImagesService } from '../../../server/modules/reviews/images/review-images.service';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { rows } from '../../support/sql';
import { freshImage, type Given, RATE, reviewWithImages, uploaded } from './reviewed-images';

const REPORT =
  'mutation ($id: ID!, $reason: String!) { reportReviewImage(reviewImageId: $id, reason: $reason) { id isReported canReport } }';
const NODE = `id isHidden reportedAt decidedAt decision productId image { id } review { text authorName } reports { reason reporterName }`;
const LIST = `query ($open: Boolean, $first: Int) { reportedReviewImages(open: $open, first: $first) { totalCount nodes { ${NODE} } } }`;
const DECIDE = `mutation ($id: ID!, $isHidden: Boolean!, $reason: String!) {
  decideReviewImage(reviewImageId: $id, isHidden: $isHidden, reason: $reason) { ${NODE} } }`;
const EDIT = 'mutation ($input: EditReviewInput!) { editReview(input: $input) { images { image { id } } } }';
const MISSING = '0199a000-0000-7000-8000-000000000000';

interface Node {
  id: string;
  isHidden: boolean;
  reportedAt: string | null;
  decidedAt: string | null;
  decision: string | null;
  image: { id: string } | null;
  review: { text: string; authorName: string };
  reports: { reason: string; reporterName: string }[];
}
let app: TestApp;
let producer: TestAccount;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [producer, chief] = [await approvedProducer(app), await admin(app)];
});
afterAll(() => app.stop());

const review = (count?: number, product?: Goods, buyer?: TestAccount) => reviewWithImages(app, producer, { count, product, buyer });
const upload = (by: TestAccount, bytes: Uint8Array<ArrayBuffer>) => uploaded(app, by, bytes);
const imageOf = ({ images }: Given) => images[0]!;
const report = (by: TestAccount, id: string, reason = 'A face is in it') =>
  app.gql<{ reportReviewImage: object }>(REPORT, { id, reason }, { token: by.token });
const decide = (id: string, isHidden: boolean, reason = 'A face', by = chief) =>
  app.gql<{ decideReviewImage: Node }>(DECIDE, { id, isHidden, reason }, { token: by.token });
const list = async (open = true, first = 100) =>
  (await app.gql<{ reportedReviewImages: { totalCount: number; nodes: Node[] } }>(LIST, { open, first }, { token: chief.token })).data
    .reportedReviewImages;
const listed = async (id: string, open = true) => (await list(open)).nodes.find((node) => node.id === id);
const waiting = async () =>
  (await app.gql<{ adminOverview: { reviewImagesReported: number } }>('{ adminOverview { reviewImagesReported } }', {}, chief)).data
    .adminOverview.reviewImagesReported;
const shownIn = async ({ id }: Goods) =>
  (
    await app.gql<{ product: { reviews: { nodes: { images: { id: string }[] }[] } } }>(
      'query ($id: ID!) { product(id: $id) { reviews { nodes { images { id } } } } }',
      { id },
    )
  ).data.product.reviews.nodes.flatMap(({ images }) => images.map((image) => image.id));
const statusOf = async (url: string) => (await fetch(app.url + url)).status;
const keysOf = ({ image }: Given['images'][number]) =>
  image.srcset.split(', ').map((part) => part.slice('/media/'.length, part.indexOf(' ')));

it('any user but the author reports an image once until it is decided, and admins see it with the reasons [K2]', async () => {
  const given = await review(2);
  const [stranger, other] = [await consumer(app, { name: 'Karim Mia' }), await account(app, 'WHOLESALER')];
  const before = await waiting();
  const { id } = imageOf(given);
  expect((await report(stranger, id)).data.reportReviewImage).toEqual({ id, isReported: true, canReport: false });
  expect(await report(stranger, id)).toMatchObject({
    code: 'CONFLICT',
    body: { errors: [{ extensions: { key: 'review.imageReported' } }] },
  });
  expect((await report(other, id, 'Advertising')).code).toBeNull();
  expect((await report(producer, id, 'Not my product')).code).toBeNull();
  const undecided = { isHidden: false, decidedAt: null, decision: null };
  expect(await listed(id)).toMatchObject({
    ...undecided,
    productId: given.product.id,
    image: { id: imageOf(given).image.id },
    review: { text: 'Spoiled', authorName: given.author.name },
    reports: [{ reason: 'Not my product' }, { reason: 'Advertising' }, { reason: 'A face is in it', reporterName: 'Karim Mia' }],
  });
  expect(await waiting()).toBe(before + 1);
  expect(await shownIn(given.product)).toHaveLength(2); // published until it is decided
});

it('reports made at the same moment by one user are one', async () => {
  const given = await review();
  const stranger = await consumer(app);
  const responses = await Promise.all([1, 2, 3].map(() => report(stranger, imageOf(given).id)));
  expect(responses.map(({ code }) => code ?? 'stored').sort()).toEqual(['CONFLICT', 'CONFLICT', 'stored']);
  expect((await listed(imageOf(given).id))?.reports).toHaveLength(1);
});

it('rejects a report about an own image, what is not there or not shown, without a reason, and too many', async () => {
  const given = await review();
  const { id } = imageOf(given);
  const stranger = await consumer(app);
  expect((await report(given.author, id)).code).toBe('FORBIDDEN');
  expect((await report(chief, id)).code).toBe('FORBIDDEN');
  expect((await app.gql(REPORT, { id, reason: 'A face' })).code).toBe('UNAUTHENTICATED');
  for (const wrong of [MISSING, 'nonsense', given.reviewId]) expect((await report(stranger, wrong)).code).toBe('NOT_FOUND');
  for (const reason of [' ', 'x'.repeat(501)]) expect((await report(stranger, id, reason)).code).toBe('BAD_USER_INPUT');
  const ofBusinesses = await listedProduct(app, producer, { audience: 'BUSINESSES' });
  const secret = await review(1, ofBusinesses, await account(app, 'SUPERSALER'));
  expect((await report(stranger, imageOf(secret).id)).code).toBe('NOT_FOUND');
  expect((await report(await account(app, 'WHOLESALER'), imageOf(secret).id)).code).toBeNull();
  for (let time = 0; time < serverLimits.reviewImageReportsPerHour; time += 1) await report(stranger, MISSING);
  expect((await report(stranger, id)).code).toBe('RATE_LIMITED');
});

it('an image of a hidden review is not reported, and waits for no decision', async () => {
  const given = await review(2);
  const [first, second] = given.images;
  await report(await consumer(app), first!.id);
  await app.gql(
    'mutation ($id: ID!) { hideReview(reviewId: $id, reason: "Insult") { id } }',
    { id: given.reviewId },
    { token: chief.token },
  );
  expect((await report(await consumer(app), second!.id)).code).toBe('NOT_FOUND');
  expect(await listed(first!.id)).toBeUndefined();
});

it('a hidden image is gone for good: from every list, from the store at once, with a record, a notification and the audit trail [K2]', async () => {
  const given = await review(2);
  const [image, left] = given.images;
  await report(await consumer(app), image!.id);
  expect(await statusOf(image!.image.url)).toBe(200);
  const decided = (await decide(image!.id, true, 'A face without consent')).data.decideReviewImage;
  expect(decided).toMatchObject({
    isHidden: true,
    decision: 'A face without consent',
    image: null,
    reports: [{ reason: 'A face is in it' }],
  });
  expect(await shownIn(given.product)).toEqual([left!.id]);
  expect([await statusOf(image!.image.url), await statusOf(left!.image.url)]).toEqual([404, 200]);
  const store = resolvePort(app.container, ImageStore);
  expect(await Promise.all(keysOf(image!).map((key) => store.get(key)))).toEqual(keysOf(image!).map(() => null));
  expect(await listed(image!.id)).toBeUndefined();
  expect(await listed(image!.id, false)).toMatchObject({ isHidden: true });
  expect(
    await rows(app.db, 'SELECT decided_by AS who, decision_reason AS why, image_id FROM review_images WHERE id = $1', [image!.id]),
  ).toEqual([{ who: chief.id, why: 'A face without consent', image_id: null }]);
  expect(
    await rows(app.db, "SELECT action, reason FROM audit_events WHERE subject_id = $1 AND action LIKE 'review.%'", [given.reviewId]),
  ).toEqual([{ action: 'review.imageHidden', reason: 'A face without consent' }]);
  const inbox = await app.gql<{ notifications: { nodes: object[] } }>(
    '{ notifications(first: 1) { nodes { type message link } } }',
    {},
    { token: given.author.token },
  );
  expect(inbox.data.notifications.nodes).toEqual([
    {
      type: NotificationType.REVIEW_DECIDED,
      message: expect.stringContaining('A face without consent') as string,
      link: `/orders/${given.orderId}`,
    },
  ]);
  for (const isHidden of [true, false]) expect((await decide(image!.id, isHidden)).code).toBe('CONFLICT');
});

it('the author cannot show the same content again, in this review or in another', async () => {
  const given = await review();
  await decide(imageOf(given).id, true);
  const again = await upload(given.author, given.bytes);
  const input = { reviewId: given.reviewId, stars: 2, imageIds: [again] };
  const { code, body } = await app.gql(EDIT, { input }, { token: given.author.token });
  expect({ code, fields: body.errors?.[0]?.extensions.fields }).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ key: 'review.imageHidden' }],
  });
  const order = await deliveredOrder(app, { buyer: given.author, lines: [{ product: given.product, quantity: '1' }] });
  expect(
    (await app.gql(RATE, { input: { orderLineId: order.lineIds[0], stars: 1, imageIds: [again] } }, { token: given.author.token })).code,
  ).toBe('BAD_USER_INPUT');
  const other = await app.gql(
    EDIT,
    { input: { ...input, imageIds: [await upload(given.author, await freshImage())] } },
    { token: given.author.token },
  );
  expect(other.code).toBeNull();
});

it('the files stay while another user has the same content, or another review shows the image, and go afterwards', async () => {
  const given = await review();
  await upload(await consumer(app), given.bytes);
  await decide(imageOf(given).id, true);
  expect(await statusOf(imageOf(given).image.url)).toBe(200);

  const first = await review();
  const order = await deliveredOrder(app, { buyer: first.author, lines: [{ product: first.product, quantity: '1' }] });
  const input = { orderLineId: order.lineIds[0], stars: 4, imageIds: [imageOf(first).image.id] };
  const second = (await app.gql<{ reviewOrderLine: { id: string } }>(RATE, { input }, { token: first.author.token })).data.reviewOrderLine;
  expect((await decide(imageOf(first).id, true)).data.decideReviewImage.image).toEqual({ id: imageOf(first).image.id });
  expect(await statusOf(imageOf(first).image.url)).toBe(200);
  expect((await app.gql(EDIT, { input: { reviewId: second.id, stars: 4, imageIds: [] } }, { token: first.author.token })).code).toBeNull();
  await app.container.resolve(ReviewImagesService).sweep();
  expect(await rows(app.db, 'SELECT 1 FROM images WHERE id = $1', [imageOf(first).image.id])).toEqual([]);
  expect(await listed(imageOf(first).id, false)).toMatchObject({ isHidden: true, image: null });
});

it('dismissed reports leave the image; a user may report it again, and an admin may hide one that no one reported', async () => {
  const given = await review(2);
  const stranger = await consumer(app);
  const [image, other] = given.images;
  expect((await decide(image!.id, false)).code).toBe('CONFLICT');
  await report(stranger, image!.id);
  expect((await decide(image!.id, false, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await decide(image!.id, false, 'Only a sack')).data.decideReviewImage).toMatchObject({
    isHidden: false,
    decision: 'Only a sack',
  });
  expect((await decide(image!.id, false)).code).toBe('CONFLICT');
  expect(await shownIn(given.product)).toContain(image!.id);
  expect(await listed(image!.id)).toBeUndefined();
  expect((await report(stranger, image!.id, 'Look again')).code).toBeNull();
  expect(await listed(image!.id)).toMatchObject({ decision: null, reports: [{ reason: 'Look again' }, { reason: 'A face is in it' }] });
  expect((await decide(other!.id, true, '')).code).toBe('BAD_USER_INPUT');
  expect((await decide(other!.id, true, 'Advertising')).code).toBeNull();
  expect(await shownIn(given.product)).toEqual([image!.id]);
  for (const by of [stranger, producer, given.author]) expect((await decide(image!.id, true, 'x', by)).code).toBe('FORBIDDEN');
  for (const wrong of [MISSING, 'nonsense']) expect((await decide(wrong, true)).code).toBe('NOT_FOUND');
});

it('closing the account leaves the record of what was hidden, without its content, and removes own reports', async () => {
  const given = await review(2);
  const reporter = await consumer(app);
  await report(reporter, given.images[1]!.id);
  await decide(imageOf(given).id, true);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE buyer_id = $1', [given.author.id]);
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }';
  for (const { token, password } of [given.author, reporter])
    expect((await app.gql(CLOSE, { input: { password } }, { token })).code).toBeNull();
  expect(
    await rows(app.db, 'SELECT is_hidden, hidden_hash, decision_reason FROM review_images WHERE review_id = $1', [given.reviewId]),
  ).toEqual([{ is_hidden: true, hidden_hash: null, decision_reason: 'A face' }]);
  expect(await rows(app.db, 'SELECT 1 FROM review_image_reports WHERE reporter_id = $1', [reporter.id])).toEqual([]);
});

it('the list of admins reads all that it shows in the same statements', async () => {
  for (let index = 0; index < 3; index += 1) await report(await consumer(app), imageOf(await review()).id);
  await list(true, 1);
  expect(await countSql(app.db, () => list(true, 3))).toHaveLength((await countSql(app.db, () => list(true, 1))).length);
});

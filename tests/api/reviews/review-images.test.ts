/**
 * Images of reviews: own uploads alone, in their order, changed with the review, read in one statement, removed once
 * nothing shows them.
 */
import sharp from 'sharp';
import { imageUses } from '../../../server/modules/media/image-uses.query';
import { ImageSweepService } from '../../../server/modules/media/image-sweep.service';
import { ReviewImagesService } from '../../../server/modules/reviews/images/review-images.service';
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { one, rows } from '../../support/sql';
import { readSources } from '../../architecture/checks/source-tree';
import { archiveOf } from '../leaving/exports';

const FIELDS = 'id text images { id isReported canReport image { id url(width: 320) srcset width height } }';
const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id url(width: 320) } }';

interface Uploaded {
  id: string;
  url: string;
}
interface Shown {
  id: string;
  images: { id: string; isReported: boolean; canReport: boolean; image: Uploaded }[];
}

let app: TestApp;
let producer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

/** Each of another content: the same one would be the same image. */
let width = 400;
const send = (by: TestAccount, bytes: Uint8Array, name = 'sack.jpg') =>
  app.upload<{ uploadImage: Uploaded }>(UPLOAD, { file: { bytes: Uint8Array.from(bytes), name, type: 'image/jpeg' } }, {}, by);
const picture = async (by: TestAccount) => {
  width += 1;
  return (await send(by, await jpegFile({ width, height: 300 }))).data.uploadImage;
};
const pictures = async (by: TestAccount, count: number) => {
  const made: Uploaded[] = [];
  for (let index = 0; index < count; index += 1) made.push(await picture(by));
  return made;
};
const ids = (images: readonly { id: string }[]) => images.map(({ id }) => id);
const bought = async (product?: Goods, buyer?: TestAccount) => {
  const goods = product ?? (await listedProduct(app, producer));
  const order = await deliveredOrder(app, { buyer, lines: [{ product: goods, quantity: '1' }] });
  return { buyer: order.buyer, lineId: order.lineIds[0] ?? '', product: goods };
};
const rate = (by: TestAccount, orderLineId: string, imageIds?: readonly string[] | null) =>
  app.call<{ reviewOrderLine: Shown }>('reviewOrderLine', { input: { orderLineId, stars: 4, text: 'Fresh', imageIds } }, FIELDS, {
    token: by.token,
  });
const edit = (by: TestAccount, reviewId: string, imageIds?: readonly string[] | null) =>
  app.call<{ editReview: Shown }>('editReview', { input: { reviewId, stars: 3, imageIds } }, FIELDS, { token: by.token });
const show = async ({ id }: Goods, as?: TestAccount) =>
  (
    await app.call<{ product: { reviews: { nodes: Shown[] } } }>(
      'product',
      { id },
      `reviews { nodes { ${FIELDS} } }`,
      as ? { token: as.token } : {},
    )
  ).data.product.reviews.nodes;
const shownIds = async (product: Goods, as?: TestAccount) =>
  (await show(product, as)).map(({ images }) => ids(images.map(({ image }) => image)));
const statusOf = async (url: string) => (await fetch(app.url + url)).status;
const sweepFiles = () => app.container.resolve(ImageSweepService).sweep(new Date(Date.now() + 60_000));

it('a buyer uploads images, re-encoded without metadata, and everyone reads them in their order [K2]', async () => {
  const { buyer, lineId, product } = await bought();
  const withPlace = await sharp(await jpegFile({ width: 500, height: 300 }))
    .withExif({ IFD0: { Artist: 'secret-artist' }, IFD3: { GPSLatitude: '24/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();
  const first = (await send(buyer, withPlace)).data.uploadImage;
  const second = await picture(buyer);
  const { reviewOrderLine } = (await rate(buyer, lineId, [second.id, first.id, second.id])).data;
  expect(ids(reviewOrderLine.images.map(({ image }) => image))).toEqual([second.id, first.id]);
  expect(await shownIds(product)).toEqual([[second.id, first.id]]);
  const [review] = await show(product, await consumer(app));
  expect(review?.images[0]).toMatchObject({ isReported: false, canReport: true, image: { url: second.url } });
  expect((await show(product))[0]?.images[0]).toMatchObject({ isReported: false, canReport: false });
  expect((await show(product, buyer))[0]?.images[0]).toMatchObject({ canReport: false });
  const served = Buffer.from(await (await fetch(app.url + first.url)).arrayBuffer());
  expect(served.toString('latin1', 8, 12)).toBe('WEBP');
  expect((await sharp(served).metadata()).exif).toBeUndefined();
});

it('traders who buy can do the same, and a review without images has none', async () => {
  const buyer = await seller(app, 'WHOLESALER');
  const { lineId, product } = await bought(undefined, buyer);
  expect((await rate(buyer, lineId, [(await picture(buyer)).id])).data.reviewOrderLine.images).toHaveLength(1);
  const other = await bought(product);
  expect((await rate(other.buyer, other.lineId)).data.reviewOrderLine.images).toEqual([]);
});

it('the author adds, removes and reorders; what is left out of the input stays, and what nothing shows is removed with its files', async () => {
  const { buyer, lineId, product } = await bought();
  const [a, b, c] = await pictures(buyer, 3);
  const { id, images } = (await rate(buyer, lineId, [a!.id, b!.id])).data.reviewOrderLine;
  expect(await shownIds(product)).toEqual([[a!.id, b!.id]]);
  await edit(buyer, id);
  await edit(buyer, id, null);
  expect(await shownIds(product)).toEqual([[a!.id, b!.id]]);
  const changed = (await edit(buyer, id, [c!.id, b!.id])).data.editReview;
  expect(ids(changed.images.map(({ image }) => image))).toEqual([c!.id, b!.id]);
  expect(changed.images[1]?.id).toBe(images[1]?.id); // reports about it stay with it
  expect(await shownIds(product)).toEqual([[c!.id, b!.id]]);
  expect(await rows(app.db, 'SELECT 1 FROM images WHERE id = $1', [a!.id])).toEqual([]);
  await sweepFiles();
  expect([await statusOf(a!.url), await statusOf(b!.url), await statusOf(c!.url)]).toEqual([404, 200, 200]);
  await edit(buyer, id, []);
  expect(await shownIds(product)).toEqual([[]]);
  await sweepFiles();
  expect([await statusOf(b!.url), await statusOf(c!.url)]).toEqual([404, 404]);
});

it('an image that something else shows is not removed with a review', async () => {
  const buyer = await seller(app, 'SUPERSALER');
  const [first, second] = [await bought(undefined, buyer), await bought(undefined, buyer)];
  const shared = await picture(buyer);
  const inStory = await picture(buyer);
  const STORY = 'mutation ($ids: [ID!]!) { saveStory(input: { imageIds: $ids }) { story { images { id } } } }';
  await app.gql(STORY, { ids: [inStory.id] }, { token: buyer.token });
  const { id } = (await rate(buyer, first.lineId, [shared.id, inStory.id])).data.reviewOrderLine;
  await rate(buyer, second.lineId, [shared.id]);
  expect((await edit(buyer, id, [])).code).toBeNull();
  await sweepFiles();
  expect([await statusOf(shared.url), await statusOf(inStory.url)]).toEqual([200, 200]);
  expect(await shownIds(second.product)).toEqual([[shared.id]]);
});

it('rejects a fifth image, those of another user, what is no image, and what is no list; nothing of the review is stored then', async () => {
  const { buyer, lineId, product } = await bought();
  const own = await pictures(buyer, limits.reviewImages + 1);
  const foreign = await picture(await consumer(app));
  for (const imageIds of [ids(own), [foreign.id], [own[0]!.id, 'nonsense']]) {
    const { code, body } = await rate(buyer, lineId, imageIds);
    expect(code).toBe('BAD_USER_INPUT');
    expect(body.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: expect.stringMatching(/imageIds/) }] });
  }
  expect(await show(product)).toEqual([]);
  const { id } = (await rate(buyer, lineId, ids(own).slice(1))).data.reviewOrderLine;
  expect((await edit(buyer, id, ids(own))).body.errors?.[0]?.message).toBe('A review has at most 4 photos.');
  expect((await edit(buyer, id, [foreign.id])).code).toBe('BAD_USER_INPUT');
  expect(await shownIds(product)).toEqual([ids(own).slice(1)]);
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF');
  expect(await send(buyer, pdf, 'receipt.jpg')).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('a consumer stores so many images in an hour, an admin none', async () => {
  const buyer = await consumer(app);
  const bytes = await jpegFile({ width: 40, height: 30 });
  for (let time = 0; time < serverLimits.buyerImagesPerHour; time += 1) if ((await send(buyer, bytes)).code === 'RATE_LIMITED') break;
  expect((await send(buyer, bytes)).code).toBe('RATE_LIMITED');
  expect((await send(await admin(app), bytes)).code).toBe('FORBIDDEN');
});

it('a review that an admin hid shows its images to its author and to admins alone', async () => {
  const { buyer, lineId } = await bought();
  const { id } = (await rate(buyer, lineId, [(await picture(buyer)).id])).data.reviewOrderLine;
  const chief = await admin(app);
  const HIDE = 'mutation ($id: ID!) { hideReview(reviewId: $id, reason: "Insult") { images { id } } }';
  expect((await app.gql<{ hideReview: Shown }>(HIDE, { id }, { token: chief.token })).data.hideReview.images).toHaveLength(1);
  const images = app.container.resolve(ReviewImagesService);
  const ORDER = 'query ($id: ID!) { order(id: $id) { lines { review { images { id } } } } }';
  const orderId = (await one<{ id: string }>(app.db, 'SELECT order_id AS id FROM order_lines WHERE id = $1', [lineId]))?.id;
  const seenBy = async (who: TestAccount) =>
    (await app.gql<{ order: { lines: { review: Shown }[] } }>(ORDER, { id: orderId }, { token: who.token })).data.order.lines[0]?.review
      .images;
  expect(await seenBy(buyer)).toHaveLength(1);
  expect(await seenBy(producer)).toEqual([]);
  expect(await images.findForReviews(null, [id])).toEqual([[]]);
});

it('are read for all reviews of a page in one statement', async () => {
  const product = await listedProduct(app, producer);
  for (let index = 0; index < 3; index += 1) {
    const { buyer, lineId } = await bought(product);
    await rate(buyer, lineId, ids(await pictures(buyer, 2)));
  }
  const read = (first: number, fields: string) => () =>
    app.call('product', { id: product.id }, `reviews(first: ${first} ) { nodes { id ${fields} } }`);
  const count = async (first: number, fields = '') => {
    await read(first, fields)();
    return (await countSql(app.db, read(first, fields))).length;
  };
  const IMAGES = 'images { id image { url srcset } }';
  expect(await count(3, IMAGES)).toBe(await count(1, IMAGES));
  expect(await count(3, IMAGES)).toBe((await count(3)) + 1);
});

it('closing the account erases them with their files, and the data that a user takes along has them', async () => {
  const { buyer, lineId, product } = await bought();
  const image = await picture(buyer);
  await rate(buyer, lineId, [image.id]);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = (SELECT order_id FROM order_lines WHERE id = $1)', [lineId]);
  const archive = await archiveOf(app, buyer);
  expect(archive.list('reviews-written')).toEqual([expect.objectContaining({ images: [image.id], hiddenImages: 0 }) as object]);
  expect(archive.file(`images/${image.id}.webp`).toString('latin1', 8, 12)).toBe('WEBP');
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }';
  expect((await app.gql(CLOSE, { input: { password: buyer.password } }, { token: buyer.token })).code).toBeNull();
  expect(await shownIds(product)).toEqual([[]]);
  expect(await rows(app.db, 'SELECT 1 FROM images WHERE owner_id = $1', [buyer.id])).toEqual([]);
  await sweepFiles();
  expect(await statusOf(image.url)).toBe(404);
});

it('what a consumer uploaded for a review that was not sent is removed after a day', async () => {
  const { buyer, lineId } = await bought();
  const [used, left] = await pictures(buyer, 2);
  const ofSeller = await picture(producer);
  await rate(buyer, lineId, [used!.id]);
  const sweep = () => app.container.resolve(ReviewImagesService).sweep();
  await sweep();
  expect(await rows(app.db, 'SELECT 1 FROM images WHERE id = $1', [left!.id])).toHaveLength(1);
  await app.db.query("UPDATE images SET created_at = now() - interval '25 hours' WHERE id = ANY ($1::uuid[])", [
    [used!.id, left!.id, ofSeller.id],
  ]);
  expect(await sweep()).toBe(1);
  expect(await rows(app.db, 'SELECT 1 FROM images WHERE id = ANY ($1::uuid[])', [[used!.id, left!.id, ofSeller.id]])).toHaveLength(2);
});

it('every column that refers to an image counts as showing it, but those that are deleted with the image', async () => {
  const found = await rows<{ name: string }>(
    app.db,
    `SELECT c.conrelid::regclass || '.' || a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'images'::regclass AND c.confdeltype <> 'c' AND c.conparentid = 0`,
  );
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(imageUses.map(({ table, column }) => `${table}.${column}`))).toEqual(new Set(found.map(({ name }) => name)));
});

it('no other statement lists what shows an image', () => {
  const listing = [...readSources()].filter(
    ([name, text]) => name.startsWith('server/') && /NOT EXISTS[^`]*\b\w*image_id = i\.id/.test(text),
  );
  expect(listing.map(([name]) => name)).toEqual([]);
});

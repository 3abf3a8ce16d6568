/** Reviews with images for tests: each image of another content, as the same one would be the same image. */
import type { TestApp } from '../../support/app';
import type { TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';

export const RATE =
  'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id images { id image { id url(width: 320) srcset } } } }';
const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';

export interface Given {
  reviewId: string;
  orderId: string;
  author: TestAccount;
  product: Goods;
  /** Bytes of the first image, as they were sent. */
  bytes: Uint8Array<ArrayBuffer>;
  images: { id: string; image: { id: string; url: string; srcset: string } }[];
}

let width = 400;
export const freshImage = async () => Uint8Array.from(await jpegFile({ width: (width += 1), height: 300 }));

export async function uploaded(app: TestApp, by: TestAccount, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = { bytes, name: 'sack.jpg', type: 'image/jpeg' };
  return (await app.upload<{ uploadImage: { id: string } }>(UPLOAD, { file }, {}, by)).data.uploadImage.id;
}

export async function reviewWithImages(
  app: TestApp,
  seller: TestAccount,
  wanted: { readonly count?: number; readonly product?: Goods; readonly buyer?: TestAccount } = {},
): Promise<Given> {
  const product = wanted.product ?? (await listedProduct(app, seller));
  const order = await deliveredOrder(app, { buyer: wanted.buyer, lines: [{ product, quantity: '1' }] });
  const bytes = await freshImage();
  const imageIds = [await uploaded(app, order.buyer, bytes)];
  while (imageIds.length < (wanted.count ?? 1)) imageIds.push(await uploaded(app, order.buyer, await freshImage()));
  const input = { orderLineId: order.lineIds[0], stars: 2, text: 'Spoiled', imageIds };
  const { data } = await app.gql<{ reviewOrderLine: { id: string; images: Given['images'] } }>(
    RATE,
    { input },
    { token: order.buyer.token },
  );
  const { id, images } = data.reviewOrderLine;
  return { reviewId: id, orderId: order.id, author: order.buyer, product, bytes, images };
}

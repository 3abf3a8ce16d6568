/** Images and products for tests, made by the services. `publishedProduct` is on the market, `product` is not. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { SellPostPublicationService } from '../../server/modules/catalogue/sell-posts/sell-post-publication.service';
import type { ProductDraft } from '../../server/modules/catalogue/products/products.store';
import { ProductsService } from '../../server/modules/catalogue/editing/products.service';
import type { ProductView } from '../../server/modules/catalogue/products/product.types';
import type { Image } from '../../server/modules/media/image.entity';
import { ImagesService } from '../../server/modules/media/images.service';
import { execute } from '../../server/platform/db/sql';
import { inTransaction } from '../../server/platform/db/transaction';
import type { TestApp } from './app';
import { asViewer, type TestAccount } from './build-accounts';
import type { TestFile } from './client';

export type ProductInput = Partial<ProductDraft> & { readonly audience?: 'EVERYONE' | 'BUSINESSES' };

/** A small image unlike any other. */
export function jpegFile({ width = 12, height = 9 } = {}): Promise<Buffer> {
  const noise = randomBytes(width * height * 3);
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

export async function imageFile(name = 'photo.jpg', size?: { width: number; height: number }): Promise<TestFile> {
  return { name, type: 'image/jpeg', bytes: Uint8Array.from(await jpegFile(size)) };
}

/** A stored image of this account. */
export async function image(app: TestApp, owner: TestAccount): Promise<Image> {
  return app.container.resolve(ImagesService).add(owner.id, await jpegFile());
}

/** 100 KG of potatoes at 30 Tk with one image, not on the market, by default. */
export async function product(app: TestApp, seller: TestAccount, { audience, ...input }: ProductInput = {}): Promise<ProductView> {
  const name = input.name ?? 'Potato';
  const draft = {
    name,
    description: `${name} of the new harvest`,
    categorySlug: 'potato',
    unit: 'KG' as const,
    quantity: '100',
    price: '30',
    addToSellPost: false,
    imageIds: input.imageIds ?? [(await image(app, seller)).id],
    ...input,
  };
  // a wholesaler's products come from received items; here they are simply there
  const made = await app.container.resolve(ProductsService).add(asViewer(seller, { role: 'PRODUCER' }), draft);
  if (audience) await setAudience(app, made.id, audience);
  return made;
}

export function publishedProduct(app: TestApp, seller: TestAccount, input: ProductInput = {}): Promise<ProductView> {
  return product(app, seller, { addToSellPost: true, ...input });
}

async function setAudience(app: TestApp, productId: string, audience: string): Promise<void> {
  await execute(app.db, 'UPDATE sell_posts SET audience = $2 WHERE product_id = $1', [productId, audience]);
  await inTransaction(app.db, (tx) => app.container.resolve(SellPostPublicationService).sync(tx, [productId]));
  // what was never offered has no post to copy from
  await execute(app.db, 'UPDATE products SET audience = $2 WHERE id = $1', [productId, audience]);
}

/** Each trader of the chain acts on their own screens here: offers, buys, hands over, lists again, reads. */
import type { Page } from 'playwright-core';
import { imageFile } from '../../support/build-catalogue';
import { checkOut } from '../sale/people';
import type { Words } from '../sale/texts';
import { e2eUrl } from '../support/built-app';

export const rice = 'Kataribhog Harvest';
const exact = (name: string) => ({ name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/**
 * A thousand kilograms at 95, not on sale yet; then a post for businesses, at 88 from 500 KG on. Returns the product's
 * id.
 */
export async function growAndOffer(page: Page, w: Words): Promise<string> {
  await page.goto(e2eUrl('/dashboard/producerAddProduct'));
  const { name, type: mimeType, bytes } = await imageFile('field.jpg', { width: 640, height: 480 });
  await page.getByLabel(w.photos).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  await page.getByText(w.uploaded).first().waitFor();
  await field(page, w.productName).fill(rice);
  await page.getByRole('textbox', exact(w.quantity)).fill('1000');
  await field(page, w.price).fill('95');
  await field(page, w.description).fill('Sun dried.');
  await page.getByLabel(new RegExp(`^${w.category}`)).selectOption({ label: 'Rice' });
  await page.getByRole('radio', { name: /^No/ }).check();
  await page.getByRole('button', exact(w.addProduct)).click();
  await page.getByText(w.added).first().waitFor();

  await page.goto(e2eUrl('/dashboard/producerSellPost'));
  await page.getByRole('link', { name: 'New sell post' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: rice }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Businesses only/ }).check();
  await field(page, 'Minimum order').fill('10');
  await field(page, 'Quantity step').fill('10');
  await addTier(page, { from: '500', price: '88' });
  await sheet.getByLabel(/^Harvested on/).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', exact('Publish')).click();
  const card = page.locator('.post-card', { hasText: rice });
  await card.getByText('From 500 KG: 88 Tk/KG').waitFor();
  return idIn(await card.getByRole('link', exact(rice)).getAttribute('href'));
}

/** The last row of prices by quantity in the open sheet. */
async function addTier(page: Page, { from, price }: { from: string; price: string }): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', exact('Add a price')).click();
  await sheet.getByRole('textbox', { name: 'From how much (KG)' }).last().fill(from);
  await sheet.getByRole('textbox', { name: 'Tk per KG' }).last().fill(price);
}

/** The supersaler's post stays for everyone, and businesses get it for less from 100 KG on. */
export async function lowerForBusinesses(page: Page, tier: { from: string; price: string }): Promise<void> {
  await page.goto(e2eUrl('/dashboard/supersellerSellPost'));
  await page.getByRole('link', { name: `Edit terms: ${rice}` }).click();
  await addTier(page, tier);
  await page.getByRole('dialog').getByRole('button', exact('Save')).click();
  await page.locator('.post-card', { hasText: rice }).getByText(`From ${tier.from} KG: ${tier.price} Tk/KG`).waitFor();
}

interface Choice {
  readonly quantity: string;
  readonly price: string;
  /** The checkout begins with the review. */
  readonly hasOrdered?: boolean;
}

/**
 * Sets the quantity of these products in the cart, with `price` as the price seen, and orders. Returns the order's id.
 */
export async function order(page: Page, w: Words, { quantity, price, hasOrdered }: Choice): Promise<string> {
  await page.goto(e2eUrl('/cart'));
  const line = page.locator('.cart-line', { hasText: rice });
  const amount = line.getByRole('textbox');
  await amount.fill(quantity);
  await amount.press('Enter');
  await line.getByText(price).first().waitFor();
  await page.getByRole('link', exact(w.checkout)).click();
  await checkOut(page, w, { hasOrdered });
  return idIn(new URL(page.url()).pathname);
}

/** The seller moves the order on, step by step, on its own page. */
export async function handOver(page: Page, buyer: Page, w: Words, orders: string, id: string): Promise<void> {
  await page.goto(e2eUrl(`${orders}/${id}`));
  for (const step of [w.confirm, w.ship, w.deliver]) await page.getByRole('button', exact(step)).click();
  await buyer.goto(e2eUrl(`/orders/${id}`));
  await page
    .getByRole('dialog')
    .locator('input[name="code"]')
    .fill(await buyer.locator('.handover-code-digits').innerText());
  await page.getByRole('button', exact(w.collected)).click();
  await page.getByRole('button', exact(w.deliver)).waitFor({ state: 'hidden' });
  await page.getByText(w.delivered).first().waitFor();
}

export interface ListingTexts {
  readonly again: string;
  readonly price: RegExp;
  readonly list: string;
}

/** In the open list of received items: all that is left, at this price. Returns the new product's id. */
export async function listAgain(page: Page, words: ListingTexts, price: string): Promise<string> {
  await page.getByRole('link', { name: `${words.again}: ${rice}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: words.price }).fill(price);
  await sheet.getByRole('button', exact(words.list)).click();
  const made = page.locator('.trade-tiers a', { hasText: rice }).first();
  await made.waitFor();
  return idIn(await made.getAttribute('href'));
}

/** The stock on the page of a product, in English: '97 KG'. */
export async function stockOf(page: Page, productId: string): Promise<string> {
  await page.goto(e2eUrl(`/product/${productId}`));
  const notified = await page
    .getByText(/^Available: /)
    .first()
    .textContent();
  return notified?.replace('Available: ', '') ?? '';
}

function idIn(address: string | null): string {
  return address?.split('/').at(-1) ?? '';
}

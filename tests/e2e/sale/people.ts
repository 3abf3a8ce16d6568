/** The users of the sale, and what each does on their screens. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { chooseLanguage, e2eUrl } from '../support/built-app';
import type { Words } from './texts';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  /** Another's, where two are to look like one user. */
  readonly nid?: string;
}

/** The whole name: 'Register' must not find 'Register as a producer'. */
const exact = (name: string) => ({ name, exact: true });
const stepper = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const label = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

export async function speak(page: Page, language: 'en' | 'bn'): Promise<void> {
  await chooseLanguage(page.context(), language);
}

export async function registerProducer(page: Page, w: Words, person: Person): Promise<void> {
  await page.goto(e2eUrl('/auth/register'));
  await page.getByRole('button', { name: new RegExp(`^${w.producer}`) }).click();
  await label(page, w.name).fill(person.name);
  await label(page, w.phone).fill(person.phone);
  await label(page, w.password).fill(person.password);
  await page.getByRole('button', exact(w.next)).click();
  await label(page, w.email).fill(`${person.phone}@example.com`);
  await label(page, w.nid).fill(person.nid ?? `198512${person.phone}`);
  await label(page, w.tradeLicense).fill(`TRAD-${person.phone}`);
  await page.getByRole('button', exact(w.next)).click();
  await choosePlace(page, w);
  await label(page, w.address).fill('House 7, Ashulia');
  await page.getByRole('button', exact(w.next)).click();
  await page.getByRole('button', exact(w.register)).click();
  await page.waitForURL('**/waitForAdminApproval');
  await page.getByRole('heading', exact(w.waiting)).waitFor();
}

/** Chooses the upazila in the field that finds it, or in the three lists, whichever the form has. */
async function choosePlace(page: Page, w: Words): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${w.upazila}`))
    .first()
    .waitFor();
  const typed = page.getByRole('searchbox', { name: new RegExp(`^${w.upazila}`) });
  if ((await typed.count()) > 0) {
    await typed.fill(w.savar);
    await page.locator('.place-search-found button').first().click();
    return;
  }
  await page.getByLabel(new RegExp(`^${w.division}`)).selectOption({ label: w.dhaka });
  await page.getByLabel(new RegExp(`^${w.district}`)).selectOption({ label: w.dhaka });
  await page.getByLabel(new RegExp(`^${w.upazila}`)).selectOption({ label: w.savar });
}

export async function logIn(page: Page, w: Words, person: Person, role: string): Promise<void> {
  await page.goto(e2eUrl('/auth/login'));
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await label(page, w.phone).fill(person.phone);
  await label(page, w.password).fill(person.password);
  await page.getByRole('button', exact(w.login)).click();
}

export async function approve(page: Page, w: Words, person: Person): Promise<void> {
  await page.goto(e2eUrl(`/admin/approvals?q=${encodeURIComponent(person.name)}`));
  await page.getByRole('button', { name: new RegExp(person.name) }).click();
  await page.getByRole('dialog').getByRole('button', exact(w.approve)).click();
  // no paper was sent
  await page.getByRole('alertdialog').getByRole('button', exact(w.approveUnchecked)).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function image(colour: string, name: string) {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Two images, each shown as uploaded before the form goes out. */
export async function addProduct(page: Page, w: Words, name: string): Promise<void> {
  await page.goto(e2eUrl('/dashboard/producerAddProduct'));
  await page.getByLabel(w.photos).setInputFiles([await image('#C08A4A', 'field.jpg'), await image('#7A9A3A', 'basket.jpg')]);
  await page.getByText(w.uploaded).nth(1).waitFor();
  await label(page, w.productName).fill(name);
  await stepper(page, w.quantity).fill('120');
  await label(page, w.price).fill('45');
  await label(page, w.description).fill('Grown without pesticides beside the Bangshi river, picked this week.');
  await page.getByLabel(new RegExp(`^${w.category}`)).selectOption({ label: w.potato });
  await page.getByRole('radio', { name: new RegExp(`^${w.yes}`) }).check();
  await page.getByRole('button', exact(w.addProduct)).click();
  await page.getByText(w.added).first().waitFor();
}

/** Found by search, opened, 2.5 KG put in the visitor's cart, then to the login that leads on to the checkout. */
export async function findAndChoose(page: Page, w: Words, search: string, name: string): Promise<void> {
  await page.goto(e2eUrl('/consumer'));
  await page.getByRole('link', exact(name)).first().waitFor();
  await page.goto(e2eUrl(`/search?q=${encodeURIComponent(search)}`));
  await page.getByRole('link', exact(name)).first().click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await stepper(page, w.quantity).fill('2.5');
  await page
    .getByRole('button', { name: new RegExp(`^${w.addToCart}`) })
    .first()
    .click();
  await page.getByRole('link', { name: new RegExp(`^${w.goToCart}`) }).click();
  await page.getByRole('link', exact(w.loginToOrder)).click();
  await page.waitForURL('**/auth/login?**');
}

export async function registerConsumer(page: Page, w: Words, person: Person): Promise<void> {
  await page.locator('a[href*="/auth/register"]').click();
  await page.getByRole('button', { name: new RegExp(`^${w.consumer}`) }).click();
  await label(page, w.name).fill(person.name);
  await label(page, w.phone).fill(person.phone);
  await label(page, w.password).fill(person.password);
  await page.getByRole('button', exact(w.register)).click();
  await page.getByText(w.loggedIn).first().waitFor();
}

/** Address, cash on delivery, order; who has ordered before finds all of it filled in and only orders. */
export async function checkOut(page: Page, w: Words, { hasOrdered = false } = {}): Promise<void> {
  await page.waitForURL('**/checkout**');
  if (!hasOrdered) {
    await label(page, w.receiver).waitFor();
    await choosePlace(page, w);
    await label(page, w.address).fill('12 Station Road');
    await page.getByRole('button', exact(w.next)).click();
    await page.getByRole('button', exact(w.next)).click();
  }
  await page.getByRole('button', exact(w.placeOrder)).click();
  await page.waitForURL('**/orders/**');
  await page.getByText(w.placed).first().waitFor();
}

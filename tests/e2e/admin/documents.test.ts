/**
 * An applicant with images of documents is approved with real taps, as a phone and a desktop show it: nothing covers
 * the tick, the images open, and the buttons of the foot are in sight.
 */
import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { jpegFile } from '../../support/build-catalogue';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { e2eClient, e2eUrl } from '../support/built-app';
import { controlProblems } from '../support/controls';
import { isInView } from '../support/in-view';
import { openMarket } from '../support/market';
import { type Look, onDesktop, onPhone, pageOf } from '../support/visits';

const texts = {
  en: {
    review: 'Review',
    show: /^Show 2 document images/,
    seen: 'I have seen the documents',
    approve: 'Approve',
    approved: / is approved$/,
  },
  bn: { review: 'যাচাই করুন', show: /^কাগজপত্রের ২টি ছবি দেখুন/, seen: 'কাগজপত্র দেখেছি', approve: 'অনুমোদন দিন', approved: /অনুমোদিত হয়েছেন$/ },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** Registers a producer who has sent both images. */
async function apply(name: string): Promise<void> {
  const bytes = Uint8Array.from(await jpegFile({ width: 400, height: 250 }));
  const client = e2eClient();
  const digits = randomInt(10_000_000, 100_000_000);
  const { data: places } = await client.gql<{ divisions: { id: number; districts: { id: number; upazilas: { id: number }[] }[] }[] }>(
    '{ divisions { id districts { id upazilas { id } } } }',
  );
  const division = places.divisions[0];
  const district = division?.districts[0];
  const input = {
    role: 'PRODUCER',
    name,
    phone: `018${digits}`,
    password: 'secret-123',
    email: `applicant${digits}@example.com`,
    nid: `1985${digits}`,
    tradeLicense: `TRAD-${digits}`,
    address: 'House 7',
    divisionId: division?.id,
    districtId: district?.id,
    upazilaId: district?.upazilas[0]?.id,
  };
  // who waits has the session of the registration alone
  const registered = await client.gql('mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }', { input });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const kind of ['NID_FRONT', 'TRADE_LICENSE']) {
    const file = { name: 'document.jpg', type: 'image/jpeg', bytes };
    const sent = await client.upload(
      `mutation ($file: Upload!) { uploadIdentityDocument(kind: ${kind}, file: $file) { kind } }`,
      { file },
      {},
      { headers: { cookie, origin: new URL(e2eUrl()).origin } },
    );
    expect(sent.body.errors).toBeUndefined();
  }
}

it.each<[string, Look]>([
  ['phone in Bangla', onPhone],
  ['desktop in English', onDesktop],
])(
  'an admin looks at the documents, ticks and approves on a %s',
  async (_name, look) => {
    const t = texts[look.language];
    const applicant = `Rokeya Sultana ${randomInt(1000, 10_000)}`;
    const market = await openMarket();
    await apply(applicant);
    const page = await pageOf(browser, 'ADMIN', market, look);
    await page.goto(e2eUrl(`/admin/approvals?q=${encodeURIComponent(applicant)}`));
    await page.getByRole('button', { name: t.review }).first().click();
    const dialog = page.getByRole('dialog').last();
    const approve = dialog.getByRole('button', { name: t.approve, exact: true });
    const seen = dialog.getByLabel(t.seen);
    await approve.waitFor();
    await shoot(page, `documents-0-open-${look.language}`);
    expect([await approve.isEnabled(), await seen.isEnabled()]).toEqual([false, false]);
    await dialog.getByRole('button', { name: t.show }).click();
    await dialog.getByRole('img').nth(1).waitFor();
    await shoot(page, `documents-1-shown-${look.language}`);
    expect(await controlProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    // an image as large as the window, and back
    await dialog.getByRole('img').first().click();
    await page.getByRole('dialog').nth(1).waitFor();
    await shoot(page, `documents-2-zoomed-${look.language}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });

    await seen.locator('xpath=ancestor::label').click();
    expect(await isInView(approve)).toBe(true);
    await shoot(page, `documents-3-ticked-${look.language}`);
    await approve.click();
    await page.getByText(t.approved).first().waitFor();
    await page.context().close();
  },
  120_000,
);

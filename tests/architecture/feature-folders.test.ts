/**
 * Features of the client are named after their addresses. A page that is elsewhere is listed here, or the test fails.
 */
import { featuresWithoutPage, type FolderExceptions, misnamedFeatures } from './checks/feature-folders';
import { plant, readSources } from './checks/source-tree';

const storefront = 'The storefront is one feature with several addresses: its pages share bars, cards and filters.';
const sales = 'The folder orders is of the addresses of buyers; the same orders, as their seller sees them, are sales.';

/** Pages whose feature is not named after their address, and why. */
const exceptions: FolderExceptions = {
  landing: 'The address / has no word.',
  admin: 'The address /admin has no word besides that of every admin page.',
  storefront,
  categories: storefront,
  search: storefront,
  category: storefront,
  product: storefront,
  seller: storefront,
  trackNumber: 'The address is one letter, so that it fits into an SMS.',
  waiting: 'It is a step of registration, which is in auth; its address is the one of the specification.',
  account: 'Consumers and sellers share the profile; the address of consumers is the one of the specification.',
  sales,
  sale: sales,
  saleSlip: sales,
  recall: 'A recall begins at a lot and shares its operations.',
};

const files = readSources();

it('a feature of the client is named after the addresses of its screens', () => {
  expect(misnamedFeatures(files, exceptions)).toEqual([]);
});

it('the exceptions become fewer only, and each has a reason', () => {
  const reasons = Object.values(exceptions);
  expect(reasons.length).toBeLessThanOrEqual(15);
  expect(reasons.every((reason) => /^[A-Z].*\.$/.test(reason))).toBe(true);
});

it('a feature without a page of its own is shared by pages beside it', () => {
  // Users and approvals show the same person.
  expect(featuresWithoutPage(files)).toEqual(['admin/accounts']);
});

describe('a planted row of the route tables is caught', () => {
  const table = 'client/app/other-screens.ts';
  const planted = (from: string, to: string) => misnamedFeatures(plant(files, table, files.get(table)!.replaceAll(from, to)), exceptions);

  it('whose screen is in another feature', () => {
    expect(planted('features/checkout/', 'features/paying/')).toEqual(['client/features/paying has the screen of /checkout']);
    expect(planted('features/support/', 'features/admin/support/')).toContain('client/features/admin/support has the screen of /support');
  });

  it('that has no screen', () => {
    expect(planted('location:', 'place:')).toEqual([expect.stringContaining('location has no screen in')]);
  });

  it('whose exception nothing needs', () => {
    expect(misnamedFeatures(files, { ...exceptions, cart: 'The cart is in cart.' })).toEqual(['cart: an exception that nothing needs']);
  });
});

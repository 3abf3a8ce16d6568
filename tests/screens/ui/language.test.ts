/** The language of the page as it is read when the page is loaded. */
import type * as language from '../../../client/platform/i18n/language';

const loaded = () => {
  let found: typeof language | null = null;
  jest.isolateModules(() => {
    found = jest.requireActual<typeof language>('../../../client/platform/i18n/language');
  });
  return (found as typeof language | null)?.currentLanguage();
};

afterEach(() => window.localStorage.clear());

it('is English where nothing was chosen [T3]', () => {
  expect(loaded()).toBe('en');
});

it.each([
  ['en', 'en'],
  ['bn', 'bn'],
  ['fr', 'en'],
  ['', 'en'],
])('a stored %j is read as %s [T3]', (stored, wanted) => {
  window.localStorage.setItem('language', stored);
  expect(loaded()).toBe(wanted);
});

it('is English where the device refuses storage [T3]', () => {
  const rejected = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  try {
    expect(loaded()).toBe('en');
  } finally {
    rejected.mockRestore();
  }
});

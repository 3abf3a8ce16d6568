/** The language of the page as it is read when the page is loaded. */
import type * as language from '../../../client/platform/language/language';

const loaded = () => {
  let found: typeof language | null = null;
  jest.isolateModules(() => {
    found = jest.requireActual<typeof language>('../../../client/platform/language/language');
  });
  return (found as typeof language | null)?.currentLanguage();
};

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.cookie = 'visit_language=; path=/; max-age=0';
});

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

it('is the one that the address names where nothing was chosen, also on the next pages of the visit, until one is chosen [T3]', () => {
  window.history.replaceState(null, '', '/prices?lang=bn');
  expect(loaded()).toBe('bn');
  window.history.replaceState(null, '', '/consumer');
  expect(loaded()).toBe('bn');
  expect(window.localStorage.getItem('language')).toBeNull();
  jest.isolateModules(() => jest.requireActual<typeof language>('../../../client/platform/language/language').setLanguage('en'));
  expect(loaded()).toBe('en');
});

it('stays the chosen one when a link names another, and no later page of the visit follows the link [T3]', () => {
  window.localStorage.setItem('language', 'en');
  window.history.replaceState(null, '', '/prices?lang=bn');
  expect(loaded()).toBe('en');
  expect(document.cookie).not.toContain('visit_language=bn');
});

it('is not changed by a language that does not exist [T3]', () => {
  window.localStorage.setItem('language', 'bn');
  window.history.replaceState(null, '', '/prices?lang=fr');
  document.cookie = 'visit_language=de; path=/';
  expect(loaded()).toBe('bn');
  window.localStorage.clear();
  expect(loaded()).toBe('en');
});

it('is English where the device rejects storage [T3]', () => {
  const rejected = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  try {
    expect(loaded()).toBe('en');
  } finally {
    rejected.mockRestore();
  }
});

/** Addresses that a webhook or a page may be given. */
import { isWebAddress } from '../../../schema/rules/shared/web-address';

it.each([
  ['https://example.com/hook', true],
  ['http://example.com', true],
  ['https://example.com/a?b=c', true],
  ['https://user@example.com', false],
  ['https://user:secret@example.com', false],
  ['https://:secret@example.com', false],
  ['https://example.com/#part', false],
  ['ftp://example.com', false],
  ['shttp://example.com', false],
  ['httpss://example.com', false],
  ['example.com', false],
  ['https://', false],
])('%s is an address of the web: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

it.each([undefined, ''])('what is not given (%p) is left to another rule', (nothing) => {
  expect(isWebAddress(nothing)).toBe(true);
});

/** Paths in logs: the token of a link is as good as the link, so it is in none. */
import { maskedPath } from '../../server/platform/logging/masked-path';

it.each([
  ['/basket/abc-DEF_123', '/basket/***'],
  ['/basket/abc/more', '/basket/***'],
  ['/baskets', '/baskets'],
  ['/baskets/new', '/baskets/new'],
  ['/product/1', '/product/1'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('%s is logged as %s', (path, logged) => {
  expect(maskedPath(path)).toBe(logged);
});

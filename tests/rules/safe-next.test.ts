/** Where a login may lead back to. */
import { safeNext } from '../../client/platform/paths';

it.each([
  ['/dashboard/producerOrder?page=2', true],
  ['/search?q=%E0%A6%86', true],
  ['/', true],
  [null, false],
  ['', false],
  ['search', false],
  ['https://evil.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\u0000/evil.example', false],
  ['\t//evil.example', false],
  ['/auth/login', false],
])('%j may be returned to: %s', (next, allowed) => {
  expect(safeNext(next)).toBe(allowed ? next : null);
});

/** A test of what `FAST=off` leaves out (server/platform/fast): skipped there, which its title says (npm run test:plain). */
export function itWhenFast(name: string, test: () => unknown, timeout?: number): void {
  if (process.env.FAST === 'off') it.skip(`${name} (skipped without what exists for speed)`, test as () => void, timeout);
  else it(name, test as () => void, timeout);
}

/** A test of what `FAST=off` leaves out (server/platform/fast): npm run test:plain skips it, as its title says. */
export function itWhenFast(...[name, test, timeout]: Parameters<typeof it>): void {
  if (process.env.FAST === 'off') it.skip(`${name} (skipped without what exists for speed)`, test, timeout);
  else it(name, test, timeout);
}

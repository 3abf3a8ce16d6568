/** A test of what `FAST=off` leaves out (server/platform/fast): skipped there, which its title says (npm run test:plain). */
export function itWhenFast(...[name, test, timeout]: Parameters<typeof it>): void {
  if (process.env.FAST === 'off') it.skip(`${name} (skipped without what exists for speed)`, test, timeout);
  else it(name, test, timeout);
}

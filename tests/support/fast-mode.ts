/** Tests of what `FAST=off` leaves out (server/platform/fast) are skipped there: npm run test:plain. */
const isPlain = process.env.FAST === 'off';
export const itWhenFast = isPlain ? it.skip : it;

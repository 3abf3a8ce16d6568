/**
 * Loaded before the server by tests/run/clock.test.ts: SIGUSR2 sets the clock three hours ahead, the next one eight
 * hours back from there.
 */
const RealDate = Date;
const jumps = [3, -8];
let offset = 0;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
process.on('SIGUSR2', () => {
  offset += (jumps.shift() ?? 0) * 3_600_000;
});

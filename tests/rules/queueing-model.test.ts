import { mostPerSecond, predict } from '../bench/scale/queueing-model';

describe('the queueing model', () => {
  it('serves one user without a wait', () => {
    expect(predict([2, 3], 1, 5)).toEqual({ perSecond: 100, responseMs: 10 });
  });

  it('of one station is as fast as that station, and its response time grows with each user', () => {
    for (const users of [1, 2, 10]) expect(predict([4], users)).toEqual({ perSecond: 250, responseMs: 4 * users });
  });

  it('of two equal stations follows N ÷ (N + 1)', () => {
    for (const users of [1, 2, 8, 50]) expect(predict([10, 10], users).perSecond).toBeCloseTo((100 * users) / (users + 1), 6);
  });

  it('comes close to the limit of its busiest station and never exceeds it', () => {
    const demands = [0.5, 1.5, 0.2];
    const speeds = [1, 2, 4, 8, 50].map((users) => predict(demands, users).perSecond);
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    expect(speeds.at(-1)).toBeLessThanOrEqual(mostPerSecond(demands));
    expect(speeds.at(-1)).toBeGreaterThan(0.99 * mostPerSecond(demands));
  });
});

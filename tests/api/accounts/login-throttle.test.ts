import { type LoginSource, LoginThrottleService } from '../../../server/modules/accounts/auth/login-throttle.service';
import { AppError } from '../../../server/platform/errors/app-error';
import { MemoryRateLimiter } from '../../../server/platform/security/memory-rate-limiter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const throttle = () => new LoginThrottleService(new MemoryRateLimiter());

const from = (ip: string, device: string | null = null, isKnown = false): LoginSource => ({
  ip,
  device,
  isKnownNetwork: () => Promise.resolve(isKnown),
});

async function fail(guard: LoginThrottleService, phone: string): Promise<void> {
  await guard.failed(await guard.beginLogin(phone, from('10.1.1.1')));
}

/** Seconds the next try must wait; 0 when it may be made (which takes it). */
async function waiting(guard: LoginThrottleService, phone: string): Promise<number> {
  try {
    await fail(guard, phone);
    return 0;
  } catch (error) {
    if (error instanceof AppError) return error.options.retryAfterSeconds ?? 0;
    throw error;
  }
}

it('makes the wait after the fifth failure double up to a quarter of an hour, never for good [A06]', async () => {
  const guard = throttle();
  for (let failure = 1; failure <= 5; failure++) await fail(guard, '01700000001');
  const waits: number[] = [];
  for (let stage = 0; stage < 7; stage++) {
    const seconds = await waiting(guard, '01700000001');
    waits.push(seconds);
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(await waiting(guard, '01700000001')).toBe(0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

it('throttles one phone without touching another [A06]', async () => {
  const guard = throttle();
  for (let failure = 1; failure <= 6; failure++) await waiting(guard, '01700000001');
  expect(await waiting(guard, '01700000001')).toBeGreaterThan(0);
  expect(await waiting(guard, '01700000002')).toBe(0);
});

it('forgets everything after a success [A06]', async () => {
  const guard = throttle();
  for (let failure = 1; failure <= 5; failure++) await fail(guard, '01700000001');
  await jest.advanceTimersByTimeAsync(30_000);
  await guard.succeeded(await guard.beginLogin('01700000001', from('10.1.1.1')));
  for (let failure = 1; failure <= 5; failure++) expect(await waiting(guard, '01700000001')).toBe(0);
  expect(await waiting(guard, '01700000001')).toBe(30);
});

it('lets no stranger lock an owner out: another network, a known one and a known device still have their tries', async () => {
  const guard = throttle();
  const phone = '01700000001';
  const tries = async (source: LoginSource, count: number) => {
    let rejected = 0;
    for (let at = 0; at < count; at++)
      await guard.beginLogin(phone, source).then(
        (attempt) => guard.failed(attempt),
        () => (rejected += 1),
      );
    return rejected;
  };
  expect(await tries(from('10.2.1.1'), 11)).toBe(6);
  expect(await tries(from('10.3.1.1'), 1)).toBe(0);
  for (const ip of ['10.4.1.1', '10.4.2.1', '10.4.3.1']) await tries(from(ip), 5);
  expect(await tries(from('10.5.1.1'), 1)).toBe(1);
  expect(await tries(from('10.6.1.1', null, true), 6)).toBe(1);
  expect(await tries(from('10.5.1.1', 'device'), 6)).toBe(1);
});

/** Strangers who ask for codes to a phone use up nothing of what its owner may ask for. */
import { serverLimits } from '../../../schema/values/server-limits';
import { CodeLimitsService } from '../../../server/modules/accounts/codes/code-limits.service';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a known device or network has codes of its own', async () => {
  const [limits, limiter] = [app.container.resolve(CodeLimitsService), resolvePort(app.container, RateLimiter)];
  const phone = '01712340099';
  await limiter.consume('reset-hour', phone, serverLimits.otpPerHour, serverLimits.otpPerHour, 3600); // from two networks
  await expect(limits.take('reset', phone, '10.7.7.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(limits.take('reset', phone, '10.7.7.8', true)).resolves.toBeUndefined();
  await expect(limits.take('reset', phone, '10.7.7.8', true)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

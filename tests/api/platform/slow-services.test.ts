/**
 * Redis, the image stores and the SMS provider that take connections and never respond: what waits for them is bounded,
 * `/readyz` names them, and they come back by themselves.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { resolvePort } from '../../../server/app/wiring/container';
import { inTransaction } from '../../../server/platform/db/transaction';
import { ImageStore } from '../../../server/platform/files/image-store';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { SmsGateway } from '../../../server/platform/sms/sms-gateway';
import { type TestApp, startTestApp } from '../../support/app';
import { openCloudinaryStandIn } from '../../support/cloudinary-stand-in';
import { openRedisStandIn } from '../../support/redis-stand-in';
import { openS3StandIn } from '../../support/s3-stand-in';
import { openStandIn, type StandIn } from '../../support/stand-in';

let app: TestApp;
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  await app.stop();
  for (const end of endings.splice(0)) await end();
});

async function ready(given = app): Promise<{ readonly status: number; readonly missing?: string[] }> {
  const response = await fetch(`${given.url}/readyz`);
  return { ...((await response.json()) as { missing?: string[] }), status: response.status };
}
async function until(isSo: () => Promise<boolean>, patienceMs = 30_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isSo()); await sleep(50)) if (Date.now() > end) throw new Error('It did not happen.');
}
const isMissing = async (name: string, given = app) => (await ready(given)).missing?.includes(name) ?? false;
const lines = (text: string) => app.logLines.filter((line) => line.includes(text)).length;
async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work().catch(() => undefined);
  return performance.now() - begun;
}

it('a frozen Redis holds no request up for more than a second or two, and none once it is known', async () => {
  const redis = await openRedisStandIn();
  endings.push(() => redis.stop());
  app = await startTestApp({ REDIS_URL: redis.url });
  await until(async () => !(await isMissing('redis')));
  const limiter = resolvePort(app.container, RateLimiter);
  redis.freeze();
  expect(await elapsed(() => app.gql('{ divisions { id } }'))).toBeLessThan(3_000);
  await until(() => isMissing('redis'), 4_000);
  expect((await ready()).status).toBe(200);
  const ten = async () => {
    for (let n = 0; n < 10; n++) await limiter.consume('frozen', `k${n}`, 1, 3, 60);
  };
  expect(await elapsed(ten)).toBeLessThan(3_000); // less than a wait for each
  expect((await app.gql('{ divisions { id } }')).code).toBeNull();
  redis.thaw();
  await until(async () => !(await isMissing('redis')));
  await until(async () => {
    await limiter.consume('thawed', 'k', 1, 1_000, 60);
    return redis.values.has('haatbar:rate:thawed:k');
  });
  expect(lines('incident')).toBe(0);
});

it('an image store that hangs is left alone after the first wait, and found to be back without a request: S3 and Cloudinary', async () => {
  const [s3, cloudinary] = [await openS3StandIn(), await openCloudinaryStandIn()];
  endings.push(s3.stop, cloudinary.stop);
  app = await startTestApp(s3.environment);
  const other = await startTestApp(cloudinary.unsigned);
  endings.unshift(() => other.stop());
  await Promise.all([leavesAlone(app, s3, 'the S3 store'), leavesAlone(other, cloudinary, 'Cloudinary')]);
}, 180_000);

async function leavesAlone(given: TestApp, store: StandIn, title: string): Promise<void> {
  const images = resolvePort(given.container, ImageStore);
  const key = `${'a'.repeat(64)}-320.webp`;
  store.next.push('hang', 'hang', 'hang');
  expect(await elapsed(() => images.get(key))).toBeLessThan(14_000); // shorter than a transaction may be idle
  const { length } = store.requests;
  const reason = () =>
    images.get(key).then(
      () => null,
      (error: { code: string }) => error.code,
    );
  expect(new Set(await Promise.all(Array.from({ length: 20 }, reason)))).toEqual(new Set(['UNAVAILABLE']));
  expect([store.requests.length - length, await isMissing('images', given)]).toEqual([0, true]);
  await until(async () => !(await isMissing('images', given)));
  const changes = ['is away', 'is back'].map((text) => given.logLines.filter((line) => line.includes(`${title} ${text}`)).length);
  expect(changes).toEqual([1, 1]);
}

it('an SMS provider that hangs does not hold the other jobs up, and what waited is sent when it is back', async () => {
  const provider = await openStandIn(() => ({ body: 'accepted' }));
  endings.push(() => provider.stop());
  app = await startTestApp({ SMS_HTTP_URL: provider.url });
  const send = (n: number) =>
    inTransaction(app.db, (tx) =>
      resolvePort(app.container, SmsGateway).send(tx, {
        phone: `0171234567${n}`,
        body: 'Your order is on its way',
        purpose: 'order',
        budget: 'OTHERS',
      }),
    );
  const runDue = () => resolvePort(app.container, JobQueue).runDue();
  provider.next.push('hang');
  for (let n = 0; n < 6; n++) await send(n);
  const took = await elapsed(runDue);
  expect(took).toBeLessThan(14_000); // one wait of ten seconds, not six
  expect([await isMissing('sms'), lines('the SMS provider is away')]).toEqual([true, 1]);
  expect((await ready()).status).toBe(200);
  await sleep(5_500);
  await app.db.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await runDue();
  const sent = await app.db.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM sms_outbox WHERE status = 'SENT'`);
  expect([sent[0]?.n, await isMissing('sms')]).toEqual([6, false]);
}, 90_000);

/**
 * `npm run doctor` asks these other services: Redis, the image store, the SMS provider, and the site itself at its
 * public address.
 */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Config } from '../../platform/config/env';
import type { Logger } from '../../platform/logging/logger';
import { normalPhone } from '../../../schema/text/phone';
import { isReachedBySms } from '../../platform/sms/sms-reach';
import { sendShortMessage } from '../../platform/sms/send-short-message';
import { openImageStore } from '../wiring/image-stores';
import { type Check, fail, ok, reasonOf, warn } from './check';

const WITHIN_MS = 5_000;
const IMAGES_ADVICE = 'Check the address, the bucket and the keys: images can be neither stored nor loaded.';

/** `phone`: receives a test message. */
export async function checkServices(config: Config, logger: Logger, phone: string | null): Promise<Check[]> {
  const { redisUrl, sms, publicUrl } = config;
  const smsAdvice = 'Check SMS_HTTP_URL and the network: codes cannot be sent.';
  const checks = [checkImages(config, logger)];
  if (redisUrl !== null) checks.push(checkRedis(redisUrl));
  if (sms !== null) checks.push(phone === null ? checkReachable('sms', sms.url, smsAdvice) : checkSms(sms, phone, config.smsCountries));
  if (publicUrl !== null) checks.push(checkSite(publicUrl));
  return Promise.all(checks);
}

async function checkRedis(url: string): Promise<Check> {
  const redis = new Redis(url, { connectTimeout: WITHIN_MS, commandTimeout: WITHIN_MS, lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined); // what is asked rejects
  try {
    await redis.connect();
    await redis.ping();
    return ok('redis', new URL(url).host);
  } catch (error) {
    return fail(
      'redis',
      `${new URL(url).host}: ${reasonOf(error)}`,
      'Check REDIS_URL and whether Redis runs: without it limits and live events are those of each process.',
    );
  } finally {
    redis.disconnect();
  }
}

/** Stores, reads and removes a small file; Cloudinary, which may not remove by a preset alone, is only reached. */
async function checkImages(config: Config, logger: Logger): Promise<Check> {
  if (config.cloudinary) return checkReachable('images', config.cloudinary.apiUrl, IMAGES_ADVICE);
  const store = openImageStore(config, logger);
  const key = `doctor-${randomUUID()}.webp`;
  try {
    await store.put(key, Buffer.from('doctor'));
    const read = await store.get(key);
    await store.delete(key);
    if (read?.toString() !== 'doctor') return fail('images', 'a stored file cannot be read', IMAGES_ADVICE);
    return ok('images', config.s3 ? `bucket ${config.s3.bucket}` : 'in DATA_DIR');
  } catch (error) {
    return fail('images', reasonOf(error), IMAGES_ADVICE);
  }
}

async function checkSms(settings: NonNullable<Config['sms']>, phone: string, countries: readonly string[]): Promise<Check> {
  if (!isReachedBySms(normalPhone(phone), countries))
    return fail('sms', `no messages go to ${phone}`, 'Name a mobile number of Bangladesh, or its country in SMS_COUNTRIES.');
  const rejection = await sendShortMessage(settings, phone, 'Haatbar: test message. হাটবার: পরীক্ষামূলক বার্তা।', () => undefined);
  return rejection
    ? fail(
        'sms',
        `the provider did not take the message: ${rejection.reason}`,
        'Check SMS_HTTP_URL, SMS_HTTP_TOKEN and SMS_HTTP_BODY against the manual of the provider.',
      )
    : ok('sms', `a test message was sent to ${phone}`);
}

/** Any response shows that it is there. */
async function checkReachable(subject: string, url: string, advice: string): Promise<Check> {
  const { host } = new URL(url);
  try {
    await (await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) })).body?.cancel();
    return ok(subject, `${host} responds`);
  } catch (error) {
    return fail(subject, `${host}: ${reasonOf(error)}`, advice);
  }
}

/** From this machine, which may not be allowed to: a warning only. */
async function checkSite(publicUrl: string): Promise<Check> {
  const advice = 'Start the server; then check the proxy, the certificate and the name in DNS.';
  try {
    const response = await fetch(`${publicUrl}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
    await response.body?.cancel();
    return response.status === 200
      ? ok('site', `${publicUrl} is ready`)
      : warn('site', `${publicUrl}/readyz has status ${response.status}`, advice);
  } catch (error) {
    return warn('site', `${publicUrl}: ${reasonOf(error)}`, advice);
  }
}

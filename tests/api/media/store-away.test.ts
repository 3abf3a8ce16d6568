/**
 * The S3 store away: images are reported as unavailable for a moment, readiness names the store, and both come back by
 * themselves.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { imageFile } from '../../support/build-catalogue';
import { openS3StandIn, type S3StandIn } from '../../support/s3-stand-in';

const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { url(width: 320) } }';

let app: TestApp;
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await openS3StandIn();
  app = await startTestApp(s3.environment);
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
});

it('returns 503 with Retry-After, and /readyz names the images', async () => {
  const { token } = await approvedProducer(app);
  const { data } = await app.upload<{ uploadImage: { url: string } }>(UPLOAD, { file: await imageFile('a.jpg') }, {}, { token });
  const get = () => fetch(app.url + data.uploadImage.url);
  const missing = async () => ((await (await fetch(`${app.url}/readyz`)).json()) as { missing?: string[] }).missing;
  expect([(await get()).status, await missing()]).toEqual([200, undefined]);

  s3.next.push('hang up', 'hang up', 'hang up');
  const away = await get();
  expect([away.status, away.headers.get('error-code'), away.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
  expect(await missing()).toEqual(['images']);
  expect(app.logLines.join('')).not.toContain('incident');

  expect([(await get()).status, await missing()]).toEqual([200, undefined]);
});

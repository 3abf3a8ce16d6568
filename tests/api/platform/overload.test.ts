/**
 * More requests than connections, and a disk that is full: one code, a bounded wait, no incident; and what works goes
 * on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { connectionPool } from '../../../server/platform/db/connection-watch';
import { type TestApp, startTestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { itWhenFast } from '../../support/fast-mode';

const READ = 'query ($id: ID!) { product(id: $id) { name } }';
const NO_PRODUCT = { id: '019aa000-0000-7000-8000-000000000000' };

let app: TestApp;
afterEach(() => app.stop());

const missing = async () => ((await (await fetch(`${app.url}/readyz`)).json()) as { missing?: string[] }).missing;
const lines = (text: string) => app.logLines.filter((line) => line.includes(text)).length;

describe('a pool whose connections are all in use', () => {
  it('lets a bounded number wait, rejects the others at once, and serves those that waited', async () => {
    app = await startTestApp({ DATABASE_POOL_SIZE: '1' }); // a hundred may wait
    const runners: QueryRunner[] = [];
    for (let n = 0; n < 10; n++) {
      const runner = app.db.createQueryRunner();
      await runner.connect();
      runners.push(runner);
    }
    let early = 0;
    const sent = Array.from({ length: 160 }, async () => {
      const { status, code, headers } = await app.gql(READ, NO_PRODUCT);
      const isEarly = early < 40;
      if (isEarly) early += 1;
      if (early === 40) for (const runner of runners.splice(0)) void runner.release();
      return { status, code, wait: headers.get('retry-after'), isEarly };
    });
    const results = await Promise.all(sent);
    for (const one of results.filter(({ isEarly }) => isEarly)) expect([one.status, one.code, one.wait]).toEqual([503, 'UNAVAILABLE', '2']);
    const served = results.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(90);
    for (const one of results) expect([200, 503]).toContain(one.status);
    expect(lines('incident')).toBe(0);
  });

  itWhenFast('begins no more requests than may wait for a connection', async () => {
    app = await startTestApp({ DATABASE_POOL_SIZE: '2' });
    const pool = connectionPool(app.db);
    const runners = [app.db.createQueryRunner(), app.db.createQueryRunner()];
    for (const runner of runners) await runner.connect();
    const results = Array.from({ length: 30 }, async () => (await app.gql(READ, NO_PRODUCT)).status);
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, pool.waitingCount)), 5);
    await sleep(500);
    for (const runner of runners) await runner.release();
    expect(await Promise.all(results)).toEqual(Array.from({ length: 30 }, () => 200));
    clearInterval(watch);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('gives up those that wait for longer than five seconds', async () => {
    app = await startTestApp();
    const runners = Array.from({ length: 10 }, () => app.db.createQueryRunner());
    for (const runner of runners) await runner.connect();
    const results = await Promise.all(Array.from({ length: 20 }, () => app.gql(READ, NO_PRODUCT)));
    for (const { status, code, headers } of results) expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    for (const runner of runners) await runner.release();
    expect((await app.gql(READ, NO_PRODUCT)).status).toBe(200);
    expect(lines('incident')).toBe(0);
  });
});

describe('a database whose disk is full', () => {
  const full = `
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file "base/5/1": No space left on device' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER no_space BEFORE INSERT ON sessions EXECUTE FUNCTION no_space()`;

  it('is UNAVAILABLE with a text of its own, one line in the log and `disk` in /readyz; reads go on', async () => {
    app = await startTestApp();
    const { phone, password } = await consumer(app);
    await app.db.query(full);
    for (const [language, text] of [
      ['en', 'Haatbar cannot save anything at the moment. Please try again in a few minutes.'],
      ['bn', 'হাটবারে এই মুহূর্তে কিছু সংরক্ষণ করা যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।'],
    ]) {
      const { status, body, headers } = await app.rest<{ message: string }>('POST', '/api/v1/login', {
        json: { phone, password },
        headers: { 'accept-language': language ?? '' },
      });
      expect([status, body.message]).toEqual([503, text]);
      expect([headers.get('error-code'), headers.get('retry-after')]).toEqual(['UNAVAILABLE', '30']);
    }
    expect((await app.gql(READ, NO_PRODUCT)).status).toBe(200);
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await missing()]).toEqual([200, ['disk']]);
    expect([lines('incident'), lines('the disk is full')]).toEqual([0, 1]);
  });
});

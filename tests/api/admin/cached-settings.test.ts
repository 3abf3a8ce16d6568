/** The market's figures are read once, and again when a change is reported, by this process or another. */
import { resolvePort } from '../../../server/app/wiring/container';
import { MarketSettingsService } from '../../../server/modules/settings/market-settings.service';
import { readConfig } from '../../../server/platform/config/env';
import { execute } from '../../../server/platform/db/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { EventBus } from '../../../server/platform/events/event-bus';
import { EVENTS_MISSED, SETTINGS_CHANGED } from '../../../server/platform/events/topics';
import { startTestApp, type TestApp } from '../../support/app';
import { admin } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

const FIGURES = { commissionPercent: '2', approvalHours: '24' };
const SET = `INSERT INTO platform_settings (key, value) VALUES ('commission_percent', to_jsonb($1::text))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

let app: TestApp;
let events: EventBus;
let settings: MarketSettingsService;
beforeAll(async () => {
  app = await startTestApp();
  events = resolvePort(app.container, EventBus);
});
beforeEach(() => {
  settings = new MarketSettingsService(app.db, readConfig({}), events);
});
afterAll(() => app.stop());

const commission = async () => (await settings.read()).commissionPercent;
const report = async (topic: string) => {
  events.publish(topic, null);
  await new Promise(setImmediate);
};
/** As another process would, without an event. */
const setBehindItsBack = (value: string) => execute(app.db, SET, [value]);

it('asks the database once', async () => {
  await commission();
  expect(await countSql(app.db, commission)).toEqual([]);
});

it('an admin’s change holds at once, and is in the change’s own response', async () => {
  const before = await commission();
  const { token } = await admin(app);
  const input = { ...FIGURES, commissionPercent: '7.25', reason: 'A new season.' };
  expect((await app.call('changePlatformSettings', { input }, 'commissionPercent', { token })).data).toEqual({
    changePlatformSettings: { commissionPercent: 7.25 },
  });
  expect(before).not.toBe('7.25');
  expect(await commission()).toBe('7.25');
});

it.each([SETTINGS_CHANGED, EVENTS_MISSED])('reads again after %s', async (topic) => {
  await setBehindItsBack('3');
  await report(SETTINGS_CHANGED);
  expect(await commission()).toBe('3');
  await setBehindItsBack('4');
  expect(await commission()).toBe('3');
  await report(topic);
  expect(await commission()).toBe('4');
});

it('without an event a change is seen after five seconds', async () => {
  await setBehindItsBack('5');
  await commission();
  await setBehindItsBack('6');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001);
  try {
    expect(await commission()).toBe('6');
  } finally {
    clock.mockRestore();
  }
});

it('what was read while a change was reported is not cached', async () => {
  await setBehindItsBack('8');
  await inTransaction(app.db, async (tx) => {
    const reading = settings.read(tx);
    events.publish(SETTINGS_CHANGED, null);
    expect((await reading).commissionPercent).toBe('8');
  });
  await setBehindItsBack('9');
  expect(await commission()).toBe('9');
});

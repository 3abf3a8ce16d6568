/**
 * Every kind of SMS has a bound for the number it goes to: what is sent a hundred times, of as many senders about as
 * many things, ends there. The table of docs/security.md lists the kinds; one that is missing fails.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverLimits } from '../../../schema/values/server-limits';
import { resolvePort } from '../../../server/app/wiring/container';
import { budgetsOfTexts } from '../../../server/modules/notifications/content/sms-kinds';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import { smsTexts } from '../../../server/modules/notifications/texts/sms-texts';
import { inTransaction } from '../../../server/platform/db/transaction';
import { SmsBudget } from '../../../server/platform/sms/short-message';
import { SmsGateway } from '../../../server/platform/sms/sms-gateway';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { rows } from '../../support/sql';

const ROOT = path.join(__dirname, '../../..');
const { perPhone, own, market, collecting } = serverLimits.smsBudgets;
/** Codes are bounded before they are made: code-limits.service.ts. */
const BOUNDS = { HANDOVER: perPhone, OTHERS: perPhone, OWN: own, MARKET: market, PAYOUT: market } as const;
const CODES = ['grant', 'password-reset', 'phone', 'registration'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let phones = 1_700_000_000;
const sentTo = (phone: string) =>
  rows<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1 ORDER BY created_at, id', [phone]);

it.each(Object.entries(BOUNDS))('a number is sent few of %s in an hour and in a day, then what collects', async (budget, bound) => {
  const gateway = resolvePort(app.container, SmsGateway);
  const phone = `0${(phones += 1)}`;
  const send = async (purpose: string) => {
    for (let at = 0; at < 25; at += 1)
      await gateway.send(app.db, {
        phone,
        body: 'Haatbar: news.',
        purpose,
        budget: budget as SmsBudget,
        sender: randomUUID(),
        once: randomUUID(),
        collecting: 'Haatbar: more.',
      });
  };
  await send('test');
  expect((await sentTo(phone)).map(({ body }) => body)).toEqual([
    ...Array.from({ length: bound.hour }, () => 'Haatbar: news.'),
    ...Array.from({ length: collecting.hour }, () => 'Haatbar: more.'),
  ]);
  for (let hour = 1; hour <= 8; hour += 1) {
    await app.db.query(
      `UPDATE taken_places SET taken = ARRAY(SELECT one - interval '61 minutes' FROM unnest(taken) one) WHERE strpos(whom, $1) > 0`,
      [phone],
    );
    await send('test');
  }
  expect((await sentTo(phone)).filter(({ body }) => body === 'Haatbar: news.')).toHaveLength(bound.day);
  expect((await sentTo(phone)).filter(({ body }) => body === 'Haatbar: more.')).toHaveLength(collecting.day);
});

it.each(['OWN', 'MARKET', 'PAYOUT'] as const)('of %s one purpose does not use up the places of another', async (budget) => {
  const gateway = resolvePort(app.container, SmsGateway);
  const phone = `0${(phones += 1)}`;
  for (let at = 0; at < 25; at += 1) await gateway.send(app.db, { phone, body: 'Haatbar: first.', purpose: 'first', budget });
  await gateway.send(app.db, { phone, body: 'Haatbar: second.', purpose: 'second', budget });
  expect((await sentTo(phone)).filter(({ body }) => body === 'Haatbar: second.')).toHaveLength(1);
});

it('recurring orders and price alerts are bounded for their receiver, and leave the warnings their places', async () => {
  const buyer = await consumer(app);
  const notifications = app.container.resolve(NotificationsService);
  const target = { userId: buyer.id, link: '/' } as const;
  for (let at = 0; at < 20; at += 1)
    await inTransaction(app.db, async (tx) => {
      const day = { day: '2026-12-01', total: '100.00', lines: '[]' };
      await notifications.notify(tx, { ...target, type: 'RECURRING_ORDER', textKey: 'recurringDue', params: day });
      const prices = { category: 'potato', median: '20.00', price: '25.00' };
      await notifications.notify(tx, { ...target, type: 'PRICE_ALERT', textKey: 'priceBelow', params: prices });
    });
  expect(await sentTo(buyer.phone)).toHaveLength(2 * own.hour + collecting.hour);
  expect(await rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [buyer.id])).toHaveLength(40);
});

/** The kinds in each row of the table, by budget. */
function documented(): Map<string, string[]> {
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const [, section = ''] = text.split('## Every kind of SMS');
  const lines = section.split('\n## ')[0]?.match(/^\| `[A-Z]+` .*$/gm) ?? [];
  return new Map(
    lines.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return [cells[1]?.replaceAll('`', '') ?? '', [...(cells[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, kind = '']) => kind).toSorted()];
    }),
  );
}

/** Purposes of messages that are no notifications. */
function sentByThemselves(): string[] {
  const names = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = names.map((name) => readFileSync(path.join(ROOT, 'server', name), 'utf8'));
  return files
    .filter((text) => /\bsms\.send\(/.test(text))
    .flatMap((text) => [...text.matchAll(/purpose: '([^']+)'/g)].map(([, purpose = '']) => purpose))
    .toSorted();
}

it('the table of the documents has every kind, each with its budget', () => {
  const byBudget = documented();
  expect([...byBudget.keys()].toSorted()).toEqual(Object.values(SmsBudget).toSorted());
  const texts = (Object.keys(smsTexts) as (keyof typeof smsTexts)[]).map((key) => [key, budgetsOfTexts[key]] as const);
  for (const [budget, kinds] of byBudget)
    expect(kinds.filter((kind) => kind !== 'parcel')).toEqual(
      (budget === 'CODE' ? CODES : texts.filter((one) => one[1] === budget).map(([key]) => key)).toSorted(),
    );
  expect(byBudget.get('OTHERS')).toContain('parcel');
  expect(sentByThemselves()).toEqual([...CODES, 'parcel'].toSorted());
});

it('the figures of the table are those that hold', () => {
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  for (const [budget, { hour, day }] of Object.entries(BOUNDS))
    expect(text).toMatch(new RegExp(`\\| \`${budget}\` +\\| ${hour} an hour, ${day} a day`));
  expect(text).toMatch(new RegExp(`\\| \`CODE\` +\\| ${serverLimits.otpPerHour} an hour, ${serverLimits.otpPerDay} a day`));
});

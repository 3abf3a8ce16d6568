/** Announcements: at once or at their moment, to whom they are for, live, once, and called off before. */
import { AnnouncementFanoutService } from '../../../server/modules/notifications/announcement-fanout.service';
import { one, rows } from '../../support/sql';
import { EventBus } from '../../../server/platform/events/event-bus';
import { notificationTopic } from '../../../server/platform/events/topics';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';
import { resolvePort } from '../../../server/app/wiring/container';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

interface Made {
  id: string;
  state: string;
  messageEn: string;
  messageBn: string;
  reached: number;
  readBy: number;
}
const FIELDS = 'id state messageEn messageBn reached readBy';
const create = (input: object) => app.call<{ createAnnouncement: Made }>('createAnnouncement', { input }, FIELDS, { token: chief.token });
const cancel = (id: string) =>
  app.call<{ cancelAnnouncement: Made }>('cancelAnnouncement', { id, reason: ' Wrong roles ' }, FIELDS, { token: chief.token });
const listed = async () => {
  const { data } = await app.gql<{ announcements: { nodes: Made[]; totalCount: number } }>(
    `{ announcements { totalCount nodes { ${FIELDS} } } }`,
    {},
    { token: chief.token },
  );
  return data.announcements.nodes;
};
const inbox = async ({ token }: TestAccount, language: 'en' | 'bn' = 'en') => {
  const response = await app.gql<{ notifications: { nodes: { type: string; title: string; message: string }[] } }>(
    '{ notifications { nodes { type title message } } }',
    {},
    { token, language },
  );
  return response.data.notifications.nodes;
};
const runJobs = () => resolvePort(app.container, JobQueue).runDue();
const publish = (at: Date) => app.container.resolve(AnnouncementFanoutService).publishDue(at);
const maintenance = { kind: 'SYSTEM_MAINTENANCE', day: '2026-12-01', from: '00:00', until: '03:00', roles: ['PRODUCER', 'CONSUMER'] };
const words = { kind: 'ANNOUNCEMENT', messageEn: 'Eid is near', messageBn: 'ঈদ আসছে', roles: ['CONSUMER'] };
const inAnHour = () => new Date(Date.now() + 3_600_000);

it('announces maintenance at once, in the language of each user, live [N2]', async () => {
  const [seller, buyer, waiting] = [await approvedProducer(app), await consumer(app), await pendingProducer(app)];
  const live = resolvePort(app.container, EventBus).subscribe(notificationTopic(buyer.id))[Symbol.asyncIterator]();
  const heard = live.next();
  const { data } = await create(maintenance);
  await runJobs();
  expect(data.createAnnouncement.messageEn).toBe('Haatbar will not be available on 1 Dec 2026 (12:00 AM - 3:00 AM).');
  expect(await inbox(seller)).toEqual([
    { type: 'SYSTEM_MAINTENANCE', title: 'System Maintenance', message: data.createAnnouncement.messageEn },
  ]);
  expect((await inbox(buyer, 'bn'))[0]?.message).toBe('১ ডিসেম্বর ২০২৬ তারিখে কাজের জন্য হাটবার বন্ধ থাকবে (রাত ১২টা - রাত ৩টা)।');
  expect((await heard).value).toMatchObject({ textKey: 'systemMaintenance', userId: buyer.id });
  expect(await one(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [waiting.id])).toBeNull();
  const audit = await one(app.db, 'SELECT actor_id, action, details FROM audit_events WHERE subject_id = $1', [data.createAnnouncement.id]);
  expect(audit).toEqual({
    actor_id: chief.id,
    action: 'announcement.created',
    details: { kind: 'SYSTEM_MAINTENANCE', roles: ['PRODUCER', 'CONSUMER'] },
  });
  expect((await listed()).find(({ id }) => id === data.createAnnouncement.id)).toMatchObject({ state: 'PUBLISHED', readBy: 0 });
});

it('a scheduled one waits for its moment, reaches only its roles, and goes out once [N2]', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const at = inAnHour();
  const { id, state } = (await create({ ...words, publishAt: at.toISOString() })).data.createAnnouncement;
  expect(state).toBe('SCHEDULED');
  await runJobs();
  expect(await publish(new Date(+at - 1000))).toBe(0);
  expect(await inbox(buyer)).toEqual([]);
  expect(await publish(at)).toBe(1);
  expect(await publish(at)).toBe(0);
  expect(await inbox(buyer)).toEqual([{ type: 'ANNOUNCEMENT', title: 'Announcement', message: 'Eid is near' }]);
  expect((await inbox(buyer, 'bn'))[0]).toMatchObject({ title: 'ঘোষণা', message: 'ঈদ আসছে' });
  expect(await inbox(seller)).toEqual([]);
  const consumers = await one<{ count: number }>(app.db, "SELECT count(*)::int AS count FROM users WHERE role = 'CONSUMER'");
  expect((await listed()).find((row) => row.id === id)).toMatchObject({ state: 'PUBLISHED', reached: consumers?.count });
});

it('one that was half sent is taken up where it stood [N2]', async () => {
  const buyer = await consumer(app);
  const at = inAnHour();
  const { id } = (await create({ ...words, publishAt: at.toISOString() })).data.createAnnouncement;
  const half =
    "INSERT INTO notifications (user_id, type, text_key, params, announcement_id) SELECT $1, type, 'announcement', params, id FROM announcements WHERE id = $2";
  await app.db.query(half, [buyer.id, id]);
  await publish(at);
  const notified = await rows(app.db, 'SELECT user_id FROM notifications WHERE announcement_id = $1 AND user_id = $2', [id, buyer.id]);
  expect(notified).toHaveLength(1);
});

it('a marketing boost leaves out who switched it off [N2]', async () => {
  const [keen, weary] = [await consumer(app), await consumer(app)];
  await app.db.query(`UPDATE users SET preferences = '{"mutedInApp": ["MARKETING_BOOST"]}' WHERE id = $1`, [weary.id]);
  await create({ ...words, kind: 'MARKETING_BOOST' });
  await runJobs();
  expect(await inbox(keen)).toMatchObject([{ title: 'Marketing Boost', message: 'Eid is near' }]);
  expect(await inbox(weary)).toEqual([]);
});

it('is called off before its moment, and not after [R11]', async () => {
  const buyer = await consumer(app);
  const at = inAnHour();
  const { id } = (await create({ ...words, publishAt: at.toISOString() })).data.createAnnouncement;
  expect((await cancel(id)).data.cancelAnnouncement.state).toBe('CANCELLED');
  expect((await cancel(id)).code).toBe('CONFLICT');
  await publish(at);
  expect(await inbox(buyer)).toEqual([]);
  const sent = (await create(words)).data.createAnnouncement;
  await runJobs();
  expect((await cancel(sent.id)).code).toBe('CONFLICT');
  const acts = await rows(app.db, 'SELECT action, reason FROM audit_events WHERE subject_id = $1 ORDER BY id', [id]);
  expect(acts).toEqual([
    { action: 'announcement.created', reason: null },
    { action: 'announcement.cancelled', reason: 'Wrong roles' },
  ]);
});

it.each([
  ['maintenance without hours', { ...maintenance, until: null }],
  ['hours that are none', { ...maintenance, from: '25:00' }],
  ['words in one language only', { ...words, messageBn: ' ' }],
  ['to nobody', { ...words, roles: [] }],
  ['in ten years', { ...words, publishAt: '2036-01-01T00:00:00Z' }],
])('rejects %s [R11]', async (_what, input) => {
  expect((await create(input)).code).toBe('BAD_USER_INPUT');
});

it('lists them in a fixed number of statements [R11]', async () => {
  const few = await countSql(app.db, () => app.call('announcements', { first: 1 }, 'nodes { reached actorName }', { token: chief.token }));
  const many = await countSql(app.db, () => app.call('announcements', { first: 5 }, 'nodes { reached actorName }', { token: chief.token }));
  expect(many).toHaveLength(few.length);
});

/** Grants: an agent asks a grower, a shop invites staff; consent, pause, end, time, limits. */
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { GrantEndingsService } from '../../../server/modules/grants/grant-endings.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, pendingProducer, seller, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly isMineToAccept: boolean;
  readonly principal: { readonly id: string | null; readonly name: string | null; readonly phone: string };
  readonly agent: { readonly id: string | null; readonly name: string | null };
}

const FIELDS = 'id state isMineToAccept principal { id name phone } agent { id name }';
const today = dayAt(new Date());
let calls = 0;
const as = ({ token }: TestAccount) => ({ token, headers: { 'x-forwarded-for': `10.${(calls += 1) % 250}.1.7` } });
const input = (phone: string, more: object = {}) => ({ phone, rights: ['PRODUCTS', 'ORDERS'], endsOn: addDays(today, 30), ...more });
const request = (me: TestAccount, phone: string, more: object = {}) =>
  app.call<{ requestGrant: Shown }>('requestGrant', { input: input(phone, more) }, FIELDS, as(me));
const invite = (me: TestAccount, phone: string, more: object = {}) =>
  app.call<{ inviteStaff: Shown }>('inviteStaff', { input: input(phone, more) }, FIELDS, as(me));
type Step = 'confirmGrant' | 'acceptGrant' | 'setGrantRights' | 'pauseGrant' | 'resumeGrant' | 'endGrant';
const step = <K extends Step>(me: TestAccount, name: K, id: string, more: object = {}) =>
  app.call<Record<K, Shown>>(name, { id, ...more }, FIELDS, as(me));
const agents = async (me: TestAccount) => (await app.gql<{ myAgents: Shown[] }>(`{ myAgents { ${FIELDS} } }`, {}, as(me))).data.myAgents;
const principals = async (me: TestAccount) =>
  (await app.gql<{ myPrincipals: Shown[] }>(`{ myPrincipals { ${FIELDS} } }`, {}, as(me))).data.myPrincipals;
const codeTo = async (phone: string) => {
  const sms = await one<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'grant' ORDER BY id DESC", [
    phone,
  ]);
  return /: (\d{6})$/.exec(sms?.body ?? '')?.[1] ?? '';
};
const verified = async (me: TestAccount) => {
  await app.db.query('UPDATE users SET phone_verified_at = now() WHERE id = $1', [me.id]);
  return me;
};

async function active(agent: TestAccount, grower: TestAccount): Promise<string> {
  const { id } = (await request(agent, grower.phone)).data.requestGrant;
  await step(agent, 'confirmGrant', id, { code: await codeTo(grower.phone) });
  return id;
}

describe('an agent', () => {
  it('acts for a grower once the code from the grower’s phone is typed', async () => {
    const [agent, grower] = [await seller(app, 'WHOLESALER'), await approvedProducer(app, { name: 'Abdul Karim' })];
    const asked = (await request(agent, grower.phone)).data.requestGrant;
    expect(asked).toMatchObject({ state: 'INVITED', isMineToAccept: false, principal: { id: null, name: null, phone: grower.phone } });
    const sms = await one<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'grant'", [grower.phone]);
    expect(sms?.body).toContain(agent.phone);
    expect((await step(agent, 'confirmGrant', asked.id, { code: '000000' })).code).toBe('OTP_INVALID');
    const { confirmGrant } = (await step(agent, 'confirmGrant', asked.id, { code: await codeTo(grower.phone) })).data;
    expect(confirmGrant).toMatchObject({ state: 'ACTIVE', principal: { name: 'Abdul Karim' } });
    expect(await agents(grower)).toMatchObject([{ id: asked.id, state: 'ACTIVE', agent: { id: agent.id } }]);
    expect(await one(app.db, 'SELECT consent, state FROM grants WHERE id = $1', [asked.id])).toEqual({ consent: 'CODE', state: 'ACTIVE' });
  });

  it('has five tries at a code, and three codes a day', async () => {
    const [agent, grower] = [await seller(app, 'WHOLESALER'), await approvedProducer(app)];
    const { id } = (await request(agent, grower.phone)).data.requestGrant;
    const right = await codeTo(grower.phone);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect((await step(agent, 'confirmGrant', id, { code: wrong })).code).toBe('OTP_INVALID');
    expect((await step(agent, 'confirmGrant', id, { code: right })).code).toBe('OTP_INVALID');
    expect(await one(app.db, 'SELECT attempts FROM one_time_codes WHERE about = $1', [id])).toEqual({ attempts: 5 });
  });

  it('cannot use the code of another grant, nor a code of another purpose', async () => {
    const grower = await approvedProducer(app);
    const [first, second] = [await seller(app, 'WHOLESALER'), await seller(app, 'WHOLESALER')];
    const one = (await request(first, grower.phone)).data.requestGrant;
    const code = await codeTo(grower.phone);
    const waiting = await request(second, grower.phone);
    expect(waiting.code).toBe('RATE_LIMITED');
    const other = await active(second, await approvedProducer(app));
    expect((await step(second, 'confirmGrant', other, { code })).code).toBe('CONFLICT');
    expect((await step(second, 'confirmGrant', one.id, { code })).code).toBe('NOT_FOUND');
    expect((await step(first, 'confirmGrant', one.id, { code })).data.confirmGrant.state).toBe('ACTIVE');
  });

  it('is accepted or declined by the grower in the app, and not by the agent', async () => {
    const [agent, grower] = [await seller(app, 'SUPERSALER'), await approvedProducer(app)];
    const { id } = (await request(agent, grower.phone)).data.requestGrant;
    expect((await step(agent, 'acceptGrant', id)).code).toBe('FORBIDDEN');
    expect(await agents(grower)).toMatchObject([{ id, isMineToAccept: true, agent: { name: agent.name } }]);
    expect((await step(grower, 'acceptGrant', id)).data.acceptGrant.state).toBe('ACTIVE');
    expect((await step(grower, 'acceptGrant', id)).code).toBe('CONFLICT');
  });

  it('is rejected for the own phone, one without a grower, a waiting grower, and a day that is over or too far', async () => {
    const agent = await seller(app, 'WHOLESALER');
    const keyOf = async (phone: string, more: object = {}) =>
      (await request(agent, phone, more)).body.errors?.[0]?.extensions.fields?.[0]?.key;
    expect(await keyOf(agent.phone)).toBe('grant.ownPhone');
    expect(await keyOf('01999999991')).toBe('grant.noGrower');
    expect(await keyOf((await consumer(app)).phone)).toBe('grant.noGrower');
    expect(await keyOf((await pendingProducer(app)).phone)).toBe('grant.noGrower');
    const { phone } = await approvedProducer(app);
    expect(await keyOf(phone, { endsOn: addDays(today, -1) })).toBe('grant.endsOn');
    expect(await keyOf(phone, { endsOn: addDays(today, 366) })).toBe('grant.endsOn');
    expect(await keyOf(phone, { rights: [] })).toBe('grant.rights');
  });

  it('is a seller, or an account that an admin made one', async () => {
    const [me, grower] = [await consumer(app), await approvedProducer(app)];
    expect((await request(me, grower.phone)).code).toBe('FORBIDDEN');
    const change = { accountId: me.id, isAgent: true, reason: 'Co-operative of Bogura' };
    const made = await app.call<{ setAgent: { isAgent: boolean } }>('setAgent', change, 'isAgent', as(await admin(app)));
    expect(made.data.setAgent.isAgent).toBe(true);
    expect((await request(me, grower.phone)).data.requestGrant.state).toBe('INVITED');
  });

  it('has 20 growers in the first days, and a grower three agents, whatever comes at once', async () => {
    const grower = await approvedProducer(app);
    const sellers = await Promise.all(Array.from({ length: 4 }, () => seller(app, 'WHOLESALER')));
    const ids = await Promise.all(
      sellers.map(async (agent) => {
        const [row] = await app.db.query<{ id: string }[]>(
          `INSERT INTO grants (kind, principal_id, agent_id, rights, begins_on, ends_on)
           VALUES ('FARMER', $1, $2, '{ORDERS}', current_date, current_date + 9) RETURNING id`,
          [grower.id, agent.id],
        );
        return row?.id ?? '';
      }),
    );
    const answers = await Promise.all(ids.map((id) => step(grower, 'acceptGrant', id)));
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
    const agent = await seller(app, 'WHOLESALER');
    for (let count = 0; count < 20; count += 1)
      await app.db.query(
        `INSERT INTO grants (kind, principal_id, agent_id, rights, begins_on, ends_on)
         VALUES ('FARMER', $1, $2, '{ORDERS}', current_date, current_date + 9)`,
        [(await approvedProducer(app)).id, agent.id],
      );
    const late = await request(agent, (await approvedProducer(app)).phone);
    expect(late.body.errors?.[0]?.message).toBe('You can act for 20 growers at most now.');
  });
});

describe('a shop', () => {
  it('invites a phone; who has it accepts once the phone is verified', async () => {
    const [owner, worker] = [await approvedProducer(app, { name: 'Rahima' }), await consumer(app)];
    const invited = (await invite(owner, worker.phone)).data.inviteStaff;
    expect(invited).toMatchObject({ state: 'INVITED', agent: { id: null, name: null } });
    expect(await principals(worker)).toMatchObject([{ id: invited.id, isMineToAccept: true, principal: { name: 'Rahima' } }]);
    expect((await step(worker, 'acceptGrant', invited.id)).code).toBe('PHONE_UNVERIFIED');
    expect((await step(await verified(worker), 'acceptGrant', invited.id)).data.acceptGrant.state).toBe('ACTIVE');
    expect(await agents(owner)).toMatchObject([{ agent: { id: worker.id, name: worker.name } }]);
  });

  it('reveals nothing of a phone before it is accepted, with or without an account', async () => {
    const [owner, worker] = [await approvedProducer(app), await consumer(app)];
    const [known, unknown] = [await invite(owner, worker.phone), await invite(owner, '01888777666')];
    const without = ({ data }: typeof known) => ({ ...data.inviteStaff, id: '' });
    expect(without(known)).toEqual(without(unknown));
    expect((await invite(owner, worker.phone)).code).toBe('CONFLICT');
    const stranger = await verified(await consumer(app));
    expect((await step(stranger, 'acceptGrant', known.data.inviteStaff.id)).code).toBe('NOT_FOUND');
  });

  it('changes rights, pauses, goes on and ends; the worker may only end', async () => {
    const [owner, worker] = [await approvedProducer(app), await verified(await consumer(app))];
    const { id } = (await invite(owner, worker.phone)).data.inviteStaff;
    await step(worker, 'acceptGrant', id);
    for (const name of ['pauseGrant', 'resumeGrant'] as const) expect((await step(worker, name, id)).code).toBe('FORBIDDEN');
    expect((await step(worker, 'setGrantRights', id, { rights: ['MONEY_READ'] })).code).toBe('FORBIDDEN');
    await step(owner, 'setGrantRights', id, { rights: ['MESSAGES'] });
    expect(await one(app.db, 'SELECT rights FROM grants WHERE id = $1', [id])).toEqual({ rights: ['MESSAGES'] });
    expect((await step(owner, 'pauseGrant', id)).data.pauseGrant.state).toBe('PAUSED');
    expect((await step(owner, 'pauseGrant', id)).code).toBe('CONFLICT');
    expect((await step(owner, 'resumeGrant', id)).data.resumeGrant.state).toBe('ACTIVE');
    expect((await step(worker, 'endGrant', id)).data.endGrant.state).toBe('ENDED');
    expect((await step(owner, 'resumeGrant', id)).code).toBe('CONFLICT');
    expect(await agents(owner)).toEqual([]);
  });
});

describe('a grant', () => {
  const run = () => app.container.resolve(GrantEndingsService).run();

  it('is shown as paused while the agent is suspended', async () => {
    const [agent, grower] = [await seller(app, 'WHOLESALER'), await approvedProducer(app)];
    const id = await active(agent, grower);
    await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [agent.id]);
    expect(await agents(grower)).toMatchObject([{ id, state: 'PAUSED' }]);
  });

  it('ends by time, with a reminder to both sides before, each once', async () => {
    const [agent, grower] = [await seller(app, 'WHOLESALER'), await approvedProducer(app)];
    const id = await active(agent, grower);
    await app.db.query('UPDATE grants SET ends_on = begins_on + 14 WHERE id = $1', [id]);
    await Promise.all([run(), run()]);
    const sent = () =>
      rows<{ text_key: string }>(app.db, `SELECT text_key FROM notifications WHERE user_id = $1 AND type = 'GRANT' ORDER BY id`, [
        grower.id,
      ]);
    expect((await sent()).map(({ text_key: key }) => key)).toEqual(['grantRequested', 'grantActive', 'grantEndsSoon']);
    await app.db.query('UPDATE grants SET begins_on = begins_on - 60, ends_on = current_date - 2 WHERE id = $1', [id]);
    await Promise.all([run(), run()]);
    expect((await sent()).map(({ text_key: key }) => key)).toEqual(['grantRequested', 'grantActive', 'grantEndsSoon', 'grantEnded']);
    expect(await one(app.db, 'SELECT state, ended_by FROM grants WHERE id = $1', [id])).toEqual({ state: 'ENDED', ended_by: null });
  });

  it('that no one answered in a week is over in silence', async () => {
    const [owner, worker] = [await approvedProducer(app), await consumer(app)];
    const { id } = (await invite(owner, worker.phone)).data.inviteStaff;
    await app.db.query("UPDATE grants SET created_at = now() - interval '8 days' WHERE id = $1", [id]);
    await run();
    expect(await principals(worker)).toEqual([]);
    expect(await rows(app.db, "SELECT 1 FROM notifications WHERE user_id = $1 AND text_key = 'grantEnded'", [worker.id])).toEqual([]);
  });

  it('is ended by an admin with a reason, and when a side closes the account', async () => {
    const [agent, grower, decider] = [await seller(app, 'WHOLESALER'), await approvedProducer(app), await admin(app)];
    const id = await active(agent, grower);
    const ended = await app.call('endGrantAsAdmin', { id, reason: 'A complaint' }, 'endedId', as(decider));
    expect(ended.data).toEqual({ endGrantAsAdmin: { endedId: id } });
    expect(await one(app.db, "SELECT reason FROM audit_events WHERE action = 'grant.ended' AND subject_id = $1", [id])).toEqual({
      reason: 'A complaint',
    });
    const next = await active(agent, await approvedProducer(app));
    await inTransaction(app.db, (tx) => app.container.resolve(GrantEndingsService).erase(tx, agent.id));
    expect(await one(app.db, 'SELECT state FROM grants WHERE id = $1', [next])).toEqual({ state: 'ENDED' });
  });

  it('is guarded by the database: no agent of oneself, no acting without consent, no year and a day', async () => {
    const [me, other] = [await approvedProducer(app), await consumer(app)];
    const add = (agentId: string, state: string, days: number) =>
      app.db.query(
        `INSERT INTO grants (kind, principal_id, agent_id, rights, state, begins_on, ends_on)
         VALUES ('STAFF', $1, $2, '{ORDERS}', $3, current_date, current_date + $4::int)`,
        [me.id, agentId, state, days],
      );
    await expect(add(me.id, 'INVITED', 9)).rejects.toThrow('grants_others');
    await expect(add(other.id, 'ACTIVE', 9)).rejects.toThrow('grants_agreed');
    await expect(add(other.id, 'INVITED', 366)).rejects.toThrow('grants_days');
  });
});

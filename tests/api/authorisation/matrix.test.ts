/** Runs the authorisation matrix (see row.ts): who may do what, with their own record, another's, and a missing one. */
import type { Role } from '../../../schema/values/accounts/roles';
import type { TestAccount } from '../../support/build-accounts';
import { measured } from '../../support/measured';
import { type RequestResult, ask } from './ask';
import { type Actor, actors, type Builder, type Outcome, type Row, sellers } from './row';
import { allRows } from './rows/all-rows';
import { World } from './world';

const MISSING = '01900000-0000-7000-8000-000000000000';
const shutOut: readonly Outcome[] = ['UNAUTHENTICATED', 'NOT_APPROVED', 'FORBIDDEN'];
const roleOf: Partial<Record<Actor, Role>> = {
  producer: 'PRODUCER',
  supersaler: 'SUPERSALER',
  wholesaler: 'WHOLESALER',
  consumer: 'CONSUMER',
  admin: 'ADMIN',
};

let world: World;
beforeAll(async () => {
  world = await World.open();
  measured(
    `${new Set(allRows.map(({ operation }) => operation)).size} operations in ${allRows.length} rows × ${actors.length} kinds of caller`,
  );
});
afterAll(() => world.stop());

/** The roles that may call it. */
function callers({ outcome }: Row): Role[] {
  return actors.flatMap((actor) => (roleOf[actor] && outcome[actor] === 'ok' ? [roleOf[actor]] : []));
}

async function call(row: Row, me: TestAccount | null, id: string): Promise<RequestResult> {
  const response = await ask(world, row.operation, await row.call({ world, me, id }), me?.token);
  return { ...response, bytes: response.bytes.replaceAll(id || MISSING, '<id>') };
}

/** A thing of someone else's, of the caller's own role where such an account can have one. */
async function anothers(row: Row, build: Builder, me: TestAccount | null): Promise<string> {
  for (const role of [...(me ? [me.role] : []), ...callers(row), ...sellers]) {
    const id = await build(world, await world.stranger(role));
    if (id !== null) return id;
  }
  throw new Error(`${row.operation}: nobody can own such a thing`);
}

function withAnothers({ others = 'NOT_FOUND' }: Row, actor: Actor): Outcome {
  return typeof others === 'string' ? others : (others[actor] ?? 'NOT_FOUND');
}

/** A thing that one who may not call at all tries to reach: each attempt leaves it as it is, so one serves for a row. */
const untouched = new Map<Row, Promise<string>>();

function outOfReach(row: Row, build: Builder): Promise<string> {
  const made = untouched.get(row) ?? anothers(row, build, null);
  untouched.set(row, made);
  return made;
}

async function expectThings(row: Row, build: Builder, actor: Actor, me: TestAccount | null): Promise<void> {
  const expected = row.outcome[actor];
  if (shutOut.includes(expected)) {
    expect((await call(row, me, await outOfReach(row, build))).outcome).toBe(expected);
    return;
  }
  const another = await anothers(row, build, me);
  const own = me && roleOf[actor] ? await build(world, me) : null;
  if (own !== null) expect(['own', (await call(row, me, own)).outcome]).toEqual(['own', expected]);
  const wanted = withAnothers(row, actor);
  const response = await call(row, me, another);
  const missing = await call(row, me, MISSING);
  expect(["another's", response.outcome]).toEqual(["another's", wanted]);
  if (wanted === 'ok') expect(['missing', missing.outcome]).toEqual(['missing', row.missing ?? 'NOT_FOUND']);
  else expect(missing.bytes).toBe(response.bytes);
}

async function expectList(row: Row, build: Builder, me: TestAccount): Promise<void> {
  const other = await anothers(row, build, me);
  const own = await build(world, me);
  const { outcome, bytes } = await call(row, me, '');
  expect(outcome).toBe('ok');
  if (own !== null) expect(bytes).toContain(own);
  expect(bytes).not.toContain(other);
}

describe.each(allRows.map((row) => [row.case ? `${row.operation} (${row.case})` : row.operation, row] as const))(
  '%s [W2]',
  (_name, row) => {
    it.each(actors)('%s', async (actor) => {
      const role = callers(row)[0] ?? 'PRODUCER';
      const me = row.spendsCaller && actor !== 'visitor' ? await world.newActor(actor, role) : await world.actor(actor, role);
      if (row.own) return expectThings(row, row.own, actor, me);
      if (row.lists && me && row.outcome[actor] === 'ok') return expectList(row, row.lists, me);
      expect((await call(row, me, '')).outcome).toBe(row.outcome[actor]);
    });
  },
);

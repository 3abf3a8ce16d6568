/** Runs the authorisation matrix (see row.ts): who may do what, with their own record, another's, and a missing one. */
import type { Role } from '../../../schema/values/accounts/roles';
import { account, type TestAccount } from '../../support/build-accounts';
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
async function anothers(row: Row, me: TestAccount | null, make: (role: Role) => Promise<string | null>): Promise<string> {
  for (const role of [...(me ? [me.role] : []), ...callers(row), ...sellers]) {
    const id = await make(role);
    if (id !== null) return id;
  }
  throw new Error(`${row.operation}: nobody can own such a thing`);
}

const newThing = (build: Builder) => async (role: Role) => build(world, await world.stranger(role));

function withAnothers({ others = 'NOT_FOUND' }: Row, actor: Actor): Outcome {
  return typeof others === 'string' ? others : (others[actor] ?? 'NOT_FOUND');
}

/**
 * Rejected calls change nothing. So one record of each kind serves all rows, and its owner has no other record that
 * could be used instead.
 */
const untouched = new Map<Builder, Map<Role, Promise<string | null>>>();

function untouchedThing(build: Builder) {
  const known = untouched.get(build) ?? new Map<Role, Promise<string | null>>();
  untouched.set(build, known);
  return (role: Role) => {
    const made = known.get(role) ?? account(world.app, role).then((owner) => build(world, owner));
    known.set(role, made);
    return made;
  };
}

/** Holds the result of one call: which record it named, the outcome, and the outcome that the row expects. */
type Tried = readonly [what: string, outcome: string, wanted: string];

async function tryThings(row: Row, build: Builder, actor: Actor, me: TestAccount | null): Promise<Tried[]> {
  const expected = row.outcome[actor];
  if (shutOut.includes(expected))
    return [["another's", (await call(row, me, await anothers(row, null, untouchedThing(build)))).outcome, expected]];
  const wanted = withAnothers(row, actor);
  const another = await anothers(row, me, wanted === 'ok' ? newThing(build) : untouchedThing(build));
  const own = me && roleOf[actor] ? await build(world, me) : null;
  const ofOwn: Tried[] = own === null ? [] : [['own', (await call(row, me, own)).outcome, expected]];
  const response = await call(row, me, another);
  const missing = await call(row, me, MISSING);
  const ofMissing: Tried =
    wanted === 'ok' ? ['missing', missing.outcome, row.missing ?? 'NOT_FOUND'] : ["missing, as another's", missing.bytes, response.bytes];
  return [...ofOwn, ["another's", response.outcome, wanted], ofMissing];
}

async function tryList(row: Row, build: Builder, me: TestAccount): Promise<Tried[]> {
  // the newest: what is older could be missing for being on the next page
  const other = await anothers(row, me, newThing(build));
  const own = await build(world, me);
  const { outcome, bytes } = await call(row, me, '');
  return [
    ['the list', outcome, 'ok'],
    ['own in it', String(own === null || bytes.includes(own)), 'true'],
    ["another's in it", String(bytes.includes(other)), 'false'],
  ];
}

async function tryAs(row: Row, actor: Actor): Promise<Tried[]> {
  const role = callers(row)[0] ?? 'PRODUCER';
  const me = row.spendsCaller && actor !== 'visitor' ? await world.newActor(actor, role) : await world.actor(actor, role);
  if (row.own) return tryThings(row, row.own, actor, me);
  if (row.lists && me && row.outcome[actor] === 'ok') return tryList(row, row.lists, me);
  return [['the call', (await call(row, me, '')).outcome, row.outcome[actor]]];
}

it.each(allRows.map((row) => [row.case ? `${row.operation} (${row.case})` : row.operation, row] as const))(
  '%s does for each kind of caller what its row says [W2]',
  async (_name, row) => {
    const tried: string[] = [];
    const wanted: string[] = [];
    for (const actor of actors) {
      const all = await tryAs(row, actor);
      expect(all.length).toBeGreaterThan(0);
      tried.push(...all.map(([what, outcome]) => `${actor}, ${what}: ${outcome}`));
      wanted.push(...all.map(([what, , outcome]) => `${actor}, ${what}: ${outcome}`));
    }
    expect(tried).toEqual(wanted);
  },
);

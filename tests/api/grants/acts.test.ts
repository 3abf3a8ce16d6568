/**
 * Every mutation that an agent may do, done for a principal by the calls of the authorisation matrix: each leaves an
 * act of the agent and, in the tables that have an actor, no row without the agent beside the principal.
 */
import { actingOperations } from '../../../schema/values/accounts/acting-operations';
import { grantRights } from '../../../schema/values/accounts/grants';
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import { account, consumer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import type { Row } from '../authorisation/row';
import { allRows as matrix } from '../authorisation/rows/all-rows';
import { World } from '../authorisation/world';

let world: World;
let agent: TestAccount;
beforeAll(async () => {
  world = await World.open();
  agent = await consumer(world.app);
});
afterAll(() => world.stop());

const GRANT = `
  INSERT INTO grants (kind, principal_id, agent_id, rights, state, consent, consented_at, begins_on, ends_on)
  VALUES ('STAFF', $1, $2, $3::varchar[], 'ACTIVE', 'APP', now(), current_date, current_date + 30)`;
const TABLES = ['order_events', 'order_problem_entries', 'stock_movements', 'order_messages', 'lot_events'];
const mutations = Object.values(actingOperations)
  .flat()
  .filter((name) => name.startsWith('Mutation.'));
const rowOf = (name: string): Row => {
  const row = matrix.find(({ operation, outcome }) => operation === name && [outcome.producer, outcome.wholesaler].includes('ok'));
  if (!row) throw new Error(`${name} has no row in the matrix for a seller.`);
  return row;
};
const lastIds = async () =>
  new Map(
    await Promise.all(
      TABLES.map(async (table) => {
        const last = await one<{ id: string | null }>(world.app.db, `SELECT max(id::text) AS id FROM ${table}`);
        return [table, last?.id ?? ''] as const;
      }),
    ),
  );

it.each(mutations)('%s', async (name) => {
  const row = rowOf(name);
  const role = row.outcome.producer === 'ok' ? Role.PRODUCER : Role.WHOLESALER;
  expect(isSellingRole(role)).toBe(true);
  const principal = await account(world.app, role);
  await world.app.db.query(GRANT, [principal.id, agent.id, grantRights]);
  const id = row.own ? await row.own(world, principal) : '';
  const call = await row.call({ world, me: principal, id: id ?? '' });
  if (call.kind !== 'gql') throw new Error('Acting is GraphQL alone.');
  const before = await lastIds();
  const headers = { 'haatbar-on-behalf-of': principal.id, ...world.address() };
  const sender = { token: agent.token, headers };
  const query = call.query.replace('paymentReceived: true', 'paymentReceived: false'); // who acts does not say that money came
  const sent = call.files ? world.app.upload(query, call.files, call.variables, sender) : world.app.gql(query, call.variables, sender);
  expect((await sent).code).toBeNull();
  const acts = await rows<{ operation: string }>(world.app.db, 'SELECT operation FROM grant_acts WHERE principal_id = $1', [principal.id]);
  expect(acts).toEqual([{ operation: name.slice('Mutation.'.length) }]);
  for (const table of TABLES) {
    const added = await rows(world.app.db, `SELECT * FROM ${table} WHERE id::text > $1 AND handled_by IS DISTINCT FROM $2`, [
      before.get(table) ?? '',
      agent.id,
    ]);
    expect([table, added]).toEqual([table, []]);
  }
});

/**
 * No read writes: every query of the web client, by each role that may send it, sends only statements that leave the
 * rows, and the locks on them, as they are.
 */
import type { GraphQLSchema } from 'graphql';
import { print } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';
import { countSql } from '../../support/count-sql';

const WRITES = /\b(INSERT INTO|UPDATE\s+\w+\s+(\w+\s+)?SET|DELETE FROM|FOR (NO KEY )?UPDATE|FOR (KEY )?SHARE)\b/i;
const queries = clientOperations.filter(({ operation }) => operation === 'query');

let app: TestApp;
let schema: GraphQLSchema;
let asking: (TestAccount | null)[];
let asked = 0;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApp();
  schema = await buildAppSchema();
  const producer = await approvedProducer(app);
  const buyer = await consumer(app);
  const product = await listedProduct(app, producer);
  const order = await placedOrder(app, { buyer, lines: [{ product, quantity: '2' }] });
  asking = [null, buyer, producer, await seller(app, 'SUPERSALER'), await admin(app)];
  ids = { product: product.id, order: order.id, seller: producer.id, user: buyer.id };
});
afterAll(() => app.stop());

it('finds the queries of the client', () => expect(queries.length).toBeGreaterThan(30));

it.each(queries.map((operation) => [operation.name?.value ?? '', operation] as const))('%s writes nothing', async (_name, operation) => {
  const query = print(documentOf(operation));
  for (const id of Object.values(ids)) {
    const variables = { ...(variablesOf(schema, operation) as object), ...(takes(operation, 'id') && { id }) };
    for (const by of asking) {
      const statements = await countSql(app.db, () => app.gql(query, variables, by ? { token: by.token } : {}));
      asked += statements.length;
      expect(statements.filter((text) => WRITES.test(text))).toEqual([]);
    }
    if (!takes(operation, 'id')) break;
  }
});

it('has asked the database for all of them', () => expect(asked).toBeGreaterThan(5 * queries.length));

function takes({ variableDefinitions }: (typeof queries)[number], name: string): boolean {
  return variableDefinitions?.some(({ variable }) => variable.name.value === name) ?? false;
}

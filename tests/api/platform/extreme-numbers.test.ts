/** No number that a client may write, in any argument of any query, is an error that no one foresaw. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { Role } from '../../../schema/values/accounts/roles';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller } from '../../support/build-accounts';

const EXTREMES = [2_147_483_647, -2_147_483_648, 32_768, -1, 0];
const ID = '019aa000-0000-7000-8000-000000000000';

let app: TestApp;
let schema: GraphQLSchema;
let tokens: (string | undefined)[];
beforeAll(async () => {
  schema = await buildAppSchema();
  app = await startTestApp();
  const trader = await seller(app, Role.WHOLESALER);
  tokens = [undefined, ...(await Promise.all([approvedProducer(app), consumer(app), admin(app)])).map(({ token }) => token), trader.token];
});
afterAll(() => app.stop());

/**
 * A plain value of the type; `number` in place of every Int and Float. Null where nothing numeric is in it and it may
 * be left out.
 */
function valueOf(type: GraphQLInputType, number: number, depth = 0): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueOf(inner.ofType, number, depth)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || (depth < 2 && hasNumber(field, depth)));
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, number, depth + 1)]));
  }
  return { Int: number, Float: number, Boolean: true, Decimal: String(number), ID, DateTimeISO: '2026-01-01T00:00:00Z' }[inner.name] ?? 'x';
}

function hasNumber({ type }: GraphQLArgument | GraphQLInputField, depth = 0): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return depth < 2 && Object.values(named.getFields()).some((field) => hasNumber(field, depth + 1));
  return ['Int', 'Float', 'Decimal'].includes(named.name);
}

it('none of them ends in INTERNAL_SERVER_ERROR', async () => {
  const broken: string[] = [];
  let asked = 0;
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (!field.args.some((arg) => hasNumber(arg))) continue;
    const args = field.args.filter((arg) => isNonNullType(arg.type) || hasNumber(arg));
    const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    for (const number of EXTREMES) {
      // `first` as it may be: its own limit would hide the others
      const variables = Object.fromEntries(args.map(({ name, type }) => [name, name === 'first' ? 1 : valueOf(type, number)]));
      for (const token of tokens) {
        const { status, code, body } = await app.gql(`query (${declared}) { ${field.name}(${given}) ${selection} }`, variables, { token });
        asked += 1;
        if (status >= 500 || code === 'INTERNAL_SERVER_ERROR') broken.push(`${field.name} ${number}: ${JSON.stringify(body.errors?.[0])}`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 180_000);

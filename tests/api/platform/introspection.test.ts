/** Asking for the schema: free to read, cheap to serve, and no way to occupy the process. */
import { __Type, execute, getIntrospectionQuery, parse } from 'graphql';
import { costOf, MAX_COST } from '../../../server/platform/graphql/limits/query-cost';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { type TestApp, startTestApp } from '../../support/app';

const FIELDS = 'name description fields { name description args { name description type { name description } }';
const DEEP = `types { name description fields { name description type { ${FIELDS} type { name } } } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface CostResult {
  readonly extensions?: { readonly cost?: { readonly spent: number; readonly points: { readonly left: number } } };
}
async function cost(query: string): Promise<{ spent: number; left: number }> {
  const headers = { 'content-type': 'application/json', 'haatbar-cost': '1' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const notified = ((await response.json()) as CostResult).extensions?.cost;
  if (!notified) throw new Error('no cost');
  return { spent: notified.spent, left: notified.points.left };
}

/**
 * Milliseconds of this process for the cheapest of ten tries: a collection of garbage, or code that runs for the first
 * time, befalls one of them.
 */
async function leastProcessorTime(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

it('ten schemas in one document are rejected for less than one costs', async () => {
  const many = Array.from({ length: 10 }, (_one, index) => `a${index}: __schema { ${DEEP} }`).join(' ');
  const used = await leastProcessorTime(async () => {
    expect((await app.gql(`{ ${many} }`)).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
  const document = parse(getIntrospectionQuery());
  const schema = await buildAppSchema();
  const executed = await leastProcessorTime(async () => void (await execute({ schema, document })));
  expect(used).toBeLessThan(executed);
  expect((await app.gql('{ a: __schema { queryType { name } } b: __schema { queryType { name } } }')).code).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
});

it('types of fields of types of fields cost too much', async () => {
  const twice = 'fields { type { fields { args { type { name } } } } }';
  const deeper = `types { a: ${twice} b: ${twice} c: ${twice} }`;
  expect((await app.gql(`{ __schema { ${deeper} } }`)).code).toBe('QUERY_TOO_COMPLEX');
  expect((await app.gql(`{ a: __type(name: "Query") { name } __schema { types { name } } }`)).code).toBeNull();
});

it('the documents of tools are served, with every option, from one result', async () => {
  const schema = await buildAppSchema();
  const everything = {
    inputValueDeprecation: true,
    oneOf: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
  };
  for (const query of [getIntrospectionQuery(), getIntrospectionQuery(everything)]) {
    expect(costOf({ schema, document: parse(query) })).toBeLessThan(MAX_COST);
    const nameOfType = __Type.getFields().name;
    if (!nameOfType) throw new Error('__Type has no name');
    const resolved = jest.spyOn(nameOfType as Required<typeof nameOfType>, 'resolve');
    const { data } = await app.gql<{ __schema: { types: unknown[] } }>(query);
    expect(data.__schema.types.length).toBeGreaterThan(150);
    expect(resolved.mock.calls.length).toBeGreaterThan(150);
    resolved.mockClear();
    expect((await app.gql(query)).data).toEqual(data);
    expect(resolved).not.toHaveBeenCalled();
    resolved.mockRestore();
  }
});

it('points follow the cost: one for every 10, and for a stored schema one for every 50', async () => {
  const before = await cost('{ products(first: 2) { nodes { id } } }');
  expect(before.spent).toBeLessThanOrEqual(10);
  const small = await cost('{ products(first: 2) { nodes { id } } }');
  expect(small.left).toBe(before.left - 1);
  const large = await cost('{ products(first: 100) { nodes { id seller { id name } } } }');
  expect(large.spent).toBeGreaterThan(100);
  expect(large.left).toBe(small.left - Math.ceil(large.spent / 10));
  const made = await cost(`# made\n${getIntrospectionQuery()}`);
  expect(made.left).toBe(large.left - Math.ceil(made.spent / 10));
  const stored = await cost(`# made\n${getIntrospectionQuery()}`);
  expect(stored.left).toBe(made.left - Math.ceil(stored.spent / 50));
});

/** Each of them once cost two points or one, whatever it took. */
it.each([
  ['descriptions', '{ __schema { types { name description fields { name description type { name description } } } } }'],
  ['the same text ten times', `{ __schema { types { fields { ${aliases('description')} } } } }`],
  ['texts of the types of fields', `{ __schema { types { fields { type { ${aliases('description')} } } } } }`],
  ['the mutations five times', `{ __schema { ${aliases('mutationType { fields { name description args { description } } }', 5)} } }`],
  ['a type by its name five times', `{ ${aliases('__type(name: "Query") { fields { name description args { description } } }', 5)} }`],
  ['the document of tools', getIntrospectionQuery()],
])('%s: a point buys some thousand values, which take a few milliseconds', async (_what, query) => {
  const schema = await buildAppSchema();
  const document = parse(query);
  const points = Math.ceil((costOf({ schema, document }) ?? 0) / 10);
  const { data } = await execute({ schema, document });
  expect(valuesIn(data) / points).toBeLessThan(VALUES_OF_A_POINT);
});

/** A value takes about 2 µs to find and write, and whoever asks may take 10 ms for a point. */
const VALUES_OF_A_POINT = 3_200;

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + valuesIn(one), 1);
}

function aliases(field: string, count = 10): string {
  return Array.from({ length: count }, (_one, index) => `a${index}: ${field}`).join(' ');
}

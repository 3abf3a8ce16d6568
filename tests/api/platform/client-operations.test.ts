/**
 * The web client must live within the limits it is served under: every operation it has, with the largest page it asks
 * for.
 */
import { type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { documentLimits } from '../../../server/platform/graphql/limits/document-limits';
import { costOf, MAX_COST } from '../../../server/platform/graphql/limits/query-cost';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('finds the client’s operations', () => expect(clientOperations.length).toBeGreaterThan(0));

it.each(clientOperations.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', (_name, operation) => {
  const document = documentOf(operation);
  const unusable = validate(schema, document, [...specifiedRules, documentLimits]);
  expect(unusable.map(({ message }) => message)).toEqual([]);
  const uploads = operation.variableDefinitions?.some(({ type }) => JSON.stringify(type).includes('"Upload"'));
  if (!uploads) expect(costOf({ schema, document, variables: variablesOf(schema, operation) }) ?? 0).toBeLessThanOrEqual(MAX_COST);
});

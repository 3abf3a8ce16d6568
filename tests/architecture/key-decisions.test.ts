/** Every operation is either for API keys, with its scope, or not, with the reason: a new one must be decided. */
import 'reflect-metadata';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { KEY_SCOPES } from '../../server/platform/security/key-scopes';
import { NOT_FOR_KEYS } from '../../server/platform/security/not-for-keys';
import { servedOperations } from './checks/unlisted-operations';

const undecided = (served: readonly string[]) => served.filter((name) => name in KEY_SCOPES === name in NOT_FOR_KEYS);

it('each operation is in key-scopes.ts or in not-for-keys.ts, and in one of them only [W2]', async () => {
  const served = servedOperations(await buildAppSchema(), []);
  expect(undecided(served)).toEqual([]);
  expect(Object.keys({ ...KEY_SCOPES, ...NOT_FOR_KEYS }).filter((name) => !served.includes(name))).toEqual([]);
});

it('a planted operation is caught [W2]', () => {
  expect(undecided(['Query.planted', 'Query.me', 'Query.sessions'])).toEqual(['Query.planted']);
});

it('its description says so, once, whoever made the schema', async () => {
  const schema = await buildAppSchema();
  const notes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map(
      ({ name, description }) => [name, description?.match(/Key: [A-Z_a-z]+\.|Not for API keys[.:]/g) ?? []] as const,
    ),
  );
  expect(notes.length).toBeGreaterThan(300);
  expect(notes.filter(([, found]) => found.length !== 1)).toEqual([]);
});

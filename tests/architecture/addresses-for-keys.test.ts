/**
 * Every address beside GraphQL asks an API key for its scope, or does not look keys up: a key can do no more there than
 * the API lets it.
 */
import { type FileMap, plant, readSources } from './checks/source-tree';

const files = readSources();
/** Reads who sends a request with all that credentials are looked up in, keys among them. */
const READS_KEYS = /\bidentify\((?!\{ sessions(?:: this\.ports\.sessions)? \})/;
const ASKS = /\bassertKeyMay\(/;
/** They read whose request it is; the scope is asked for where the operation or route is known. */
const askedLater: Readonly<Record<string, string>> = {
  'server/platform/security/identify.ts': 'its definition',
  'server/platform/graphql/requests/request-identity.ts': 'server/platform/graphql/limits/key-guard.ts',
  'server/platform/graphql/sockets/connection-authentication.ts': 'sockets look sessions up alone',
};
const unguarded = (sources: FileMap): string[] =>
  [...sources]
    .filter(([name, text]) => name.startsWith('server/') && READS_KEYS.test(text) && !ASKS.test(text) && !(name in askedLater))
    .map(([name]) => name);

it('no address reads an API key without asking it for a scope', () => {
  expect(unguarded(files)).toEqual([]);
});

it('an address that does is found', () => {
  const text = 'const { viewer } = await identify(readers, readCredential(request.headers, secure));';
  expect(unguarded(plant(files, 'server/app/planted.ts', text))).toEqual(['server/app/planted.ts']);
  const images = files.get('server/app/http/order-images.ts') ?? '';
  expect([READS_KEYS.test(images), ASKS.test(images)]).toEqual([true, true]);
});

it('API keys are looked up by GraphQL, REST and the images of orders alone', () => {
  const given = [...files].filter(
    ([name, text]) => name.startsWith('server/') && /\b(?:port\(|resolvePort\(container, )KeyReader\)/.test(text),
  );
  expect(given.map(([name]) => name).sort()).toEqual([
    'server/app/http/transports.ts',
    'server/platform/graphql/execution/create-graphql.ts',
    'server/rest-v1/router.ts',
  ]);
  expect(files.get('server/app/http/transports.ts')?.match(/\bKeyReader\b/g)).toHaveLength(2);
});

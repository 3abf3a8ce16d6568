/** The audits of the GraphQL over HTTP specification, as the npm package graphql-http runs them. */
import { serverAudits } from 'graphql-http';
import { measured } from '../../support/measured';
import { type Transport, openTransport } from './support/transport';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
afterAll(() => transport.stop());

const withPreflight: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('apollo-require-preflight', 'true');
  return fetch(input, { ...init, headers });
};

async function failures(fetchFn: typeof fetch): Promise<{ count: number; failed: string[] }> {
  const audits = serverAudits({ url: () => `${transport.url}/graphql`, fetchFn });
  const results = [];
  for (const audit of audits) results.push(await audit.fn());
  const failed = results
    .filter(({ status }) => status !== 'ok')
    .map((result) => `${result.id} ${result.name}: ${'reason' in result ? result.reason : ''}`);
  return { count: results.length, failed };
}

describe('GraphQL over HTTP', () => {
  it('passes 61 of 61 audits with the preflight header', async () => {
    const { count, failed } = await failures(withPreflight);
    expect({ count, failed }).toEqual({ count: 61, failed: [] });
    measured(`${count - failed.length} of ${count} with the header`);
  });

  it('passes every MUST and SHOULD without it', async () => {
    const { count, failed } = await failures(fetch);
    expect(count).toBe(61);
    expect(failed.filter((name) => !/ MAY /.test(name))).toEqual([]);
    measured(`${count - failed.length} of ${count} without it, all MUST and SHOULD`);
  });
});

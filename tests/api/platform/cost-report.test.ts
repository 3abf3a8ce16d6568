/** Who asks by header learns what a request cost; who does not gets the response alone. */
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Cost {
  readonly spent: number;
  readonly maximum: number;
  readonly points: { readonly left: number; readonly limit: number; readonly resetsInSeconds: number };
}

async function ask(query: string, headers: Record<string, string>): Promise<{ extensions?: { cost?: Cost } }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { extensions?: { cost?: Cost } };
}

it('tells the cost of a list by its size, and the points that are left [H3]', async () => {
  const { token } = await consumer(app);
  const headers = { authorization: `Bearer ${token}`, 'haatbar-cost': '1' };
  const few = await ask('{ products(first: 2) { nodes { id } } }', headers);
  const more = await ask('{ products(first: 20) { nodes { id } } }', headers);
  expect(few.extensions?.cost).toMatchObject({ maximum: 1000, points: { limit: 2000 } });
  expect(more.extensions?.cost?.spent).toBeGreaterThan(few.extensions?.cost?.spent ?? Infinity);
  expect(more.extensions?.cost?.points.left).toBe((few.extensions?.cost?.points.left ?? 0) - 1);
});

it('says nothing of cost unasked [H3]', async () => {
  expect(await ask('{ products(first: 2) { nodes { id } } }', {})).not.toHaveProperty('extensions');
});

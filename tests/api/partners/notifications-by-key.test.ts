/** A key reads of notifications what its scopes let it read elsewhere, in the list and by the id of one. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
}
const FIELDS = 'id type title message link';

it('learns without READ_ORDERS that there is news, and neither number, name, sum nor link of the order', async () => {
  const seller = await approvedProducer(app);
  await placedOrder(app, { seller });
  const read = async (token: string) => {
    const list = await app.gql<{ notifications: { nodes: Shown[] } }>(`{ notifications(first: 5) { nodes { ${FIELDS} } } }`, {}, { token });
    const [first] = list.data.notifications.nodes;
    const byId = await app.gql<{ node: Shown }>(
      `query ($id: ID!) { node(id: $id) { ... on Notification { ${FIELDS} } } }`,
      { id: first?.id },
      { token },
    );
    expect(byId.data.node).toEqual(first);
    return first;
  };
  const whole = await read(seller.token);
  expect(whole?.message).toMatch(/HB-\d+/);
  expect(await read((await apiKey(app, seller, ['READ_ACCOUNT', 'READ_ORDERS'])).token)).toEqual(whole);
  expect(await read((await apiKey(app, seller, ['READ_ACCOUNT'])).token)).toEqual({
    ...whole,
    message: 'An API key needs READ_ORDERS to read this.',
    link: null,
  });
});

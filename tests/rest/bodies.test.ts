/** The document says which fields of a body are required: the server takes every other one left out, and only those. */
import type { TestApp } from '../support/app';
import { consumer, type TestAccount } from '../support/build-accounts';
import { product } from '../support/build-catalogue';
import { type DocumentedCall, documentedCalls } from '../support/rest-contract';
import { openProductApi, type ProductApi } from './support/product-api';

type Fields = Readonly<Record<string, unknown>>;
interface Body {
  readonly example: Fields;
  readonly schema: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, { readonly type?: unknown }>> };
}

let app: TestApp;
let transport: ProductApi;
let buyer: TestAccount;
beforeAll(async () => {
  transport = await openProductApi({ TRUST_PROXY: '1' });
  app = transport.app;
  buyer = await consumer(app);
});
afterAll(() => app.stop());

let numbers = 0;
const next = () => (numbers += 1);

/** Makes the values of the example fit the market of the test; a consumer registers without what sellers need. */
const fitting: Readonly<Record<string, () => Promise<Fields>>> = {
  login: async () => ({ phone: buyer.phone, password: buyer.password, role: 'consumer' }),
  register: async () => ({ role: 'consumer', phone: `0195666${String(next()).padStart(4, '0')}` }),
  requestRegistrationCode: async () => ({ phone: `0195667${String(next()).padStart(4, '0')}` }),
  addProduct: async () => ({ image: await ownImage(), secondaryImages: [], externalReference: `SKU-${next()}`, unit: 'Piece' }),
  updateProduct: async () => ({ image: await ownImage(), secondaryImages: [], externalReference: `SKU-${next()}`, unit: 'Piece' }),
};

async function ownImage(): Promise<string> {
  return String((await transport.add()).body.product.image);
}

async function send({ method, template, operation }: DocumentedCall, fields: Fields): Promise<number> {
  const made = await product(app, transport.producer);
  const version = operation.operationId === 'updateProduct' && 'version' in fields ? { version: made.version } : {};
  const token = operation.security.length > 0 ? { token: transport.producer.token } : {};
  const headers = { 'x-forwarded-for': `10.8.${next() % 250}.${numbers % 250}` };
  const path = `/api/v1${template.replace('{id}', made.id)}`;
  return (await app.rest(method, path, { json: { ...fields, ...version }, headers, ...token })).status;
}

const bodies = documentedCalls.flatMap((call) => {
  const body = call.operation.requestBody?.content['application/json'] as Body | undefined;
  return body ? [{ name: call.operation.operationId, call, body }] : [];
});

it.each(bodies)(
  '$name takes what the document says, and wants no more [H3]',
  async ({ name, call, body }) => {
    const { example, schema } = body;
    const whole = async () => ({ ...example, ...(await fitting[name]?.()) }) as Fields;
    const without = async (...left: string[]) =>
      Object.fromEntries(Object.entries(await whole()).filter(([field]) => !left.includes(field)));
    const optional = Object.keys(schema.properties).filter((field) => !schema.required.includes(field));

    const least = await send(call, await without(...optional));
    const seen: unknown[] = [];
    for (const field of optional) seen.push([field, (await send(call, await without(field))) < 300]);
    for (const field of schema.required) seen.push([field, (await send(call, await without(field))) < 300]);
    expect([least < 300, ...seen]).toEqual([
      true,
      ...optional.map((field) => [field, true]),
      ...schema.required.map((field) => [field, false]),
    ]);

    const nullable = Object.entries(schema.properties).filter(([, { type }]) => Array.isArray(type) && type.includes('null'));
    for (const [field] of nullable) expect([field, (await send(call, { ...(await whole()), [field]: null })) < 300]).toEqual([field, true]);
  },
  90_000,
);

/**
 * The producer's product calls over REST, for the tests of each of them: one application, one producer, the form as a
 * browser sends it.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import type { RestResponse, RestBody } from '../../support/client';

export const LIST = '/api/v1/producer/products';
export const ADD = '/api/v1/producer/add-product';
export const MISSING = '01900000-0000-7000-8000-000000000000';

export interface Product {
  _id: string;
  productName: string;
  quantity: number;
  unit: string;
  customUnitNote: string | null;
  price: number;
  description: string;
  category: string;
  externalReference: string | null;
  addToSellPost: boolean;
  image: string | null;
  secondaryImages: string[];
  version: number;
}
interface AuthBody {
  message: string;
  product: Product;
}

export const FIELDS = {
  productName: 'Potato',
  quantity: '40',
  price: '30',
  description: 'From Bogura',
  category: 'Potato',
  addToSellPost: 'true',
  unit: 'KG',
};

export const without = (name: keyof typeof FIELDS) => Object.fromEntries(Object.entries(FIELDS).filter(([key]) => key !== name));

export const seen = ({ status, headers, body }: RestResponse<{ message?: string }>) => ({
  status,
  headers,
  message: body.message ?? null,
  code: headers.get('error-code'),
});

export async function form(fields: Record<string, string>, files: Record<string, number> = { image: 1 }): Promise<FormData> {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  for (const [name, count] of Object.entries(files)) {
    for (let n = 0; n < count; n++)
      filled.append(name, new Blob([Uint8Array.from(await jpegFile())], { type: 'image/jpeg' }), `${name}-${n}.jpg`);
  }
  return filled;
}

export interface ProductApi {
  readonly app: TestApp;
  readonly producer: TestAccount;
  call<T = AuthBody>(method: string, path: string, body?: RestBody): Promise<RestResponse<T>>;
  add(fields?: Record<string, string>, files?: Record<string, number>): Promise<RestResponse<AuthBody>>;
  put(id: string, json: object, headers?: Record<string, string>): Promise<RestResponse<AuthBody>>;
}

export async function openProductApi(environment: Readonly<Record<string, string>> = {}): Promise<ProductApi> {
  const app = await startTestApp(environment);
  const producer = await approvedProducer(app);
  const call = <T = AuthBody>(method: string, path: string, body: RestBody = {}) =>
    app.rest<T>(method, path, { token: producer.token, ...body });
  return {
    app,
    producer,
    call,
    add: async (fields = FIELDS, files) => call('POST', ADD, { form: await form(fields, files) }),
    put: (id, json, headers = {}) => call('PUT', `${LIST}/${id}`, { json, headers }),
  };
}

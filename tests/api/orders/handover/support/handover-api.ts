/** Deliveries over the API, with the code, images, or neither, and what is stored of their codes. */
import { jpegFile } from '../../../../support/build-catalogue';
import type { TestApp } from '../../../../support/app';
import type { TestAccount } from '../../../../support/build-accounts';
import type { TestOrder } from '../../../../support/build-orders';
import type { GraphqlResult } from '../../../../support/client';
import { one } from '../../../../support/sql';

export interface Given {
  readonly code?: string | null;
  readonly imageIds?: readonly string[] | null;
  readonly paymentReceived?: boolean;
  /** The idempotency key. */
  readonly key?: string;
}

export interface Delivered {
  readonly id: string;
  readonly state: string;
  readonly handover: string | null;
  readonly paymentStatus: string;
}

const DELIVER = `mutation ($id: ID!, $code: String, $imageIds: [ID!], $paymentReceived: Boolean = true, $key: String) {
  deliverOrder(id: $id, code: $code, imageIds: $imageIds, paymentReceived: $paymentReceived, idempotencyKey: $key) { id state handover paymentStatus } }`;
const UPLOAD = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id } }';

export const deliver = (app: TestApp, order: Pick<TestOrder, 'id' | 'seller'>, given: Given = {}, by: { token: string } = order.seller) =>
  app.gql<{ deliverOrder: Delivered }>(DELIVER, { id: order.id, ...given }, { token: by.token });

/** Returns the rejection of a delivery: the error's code, its first field with the message key, and the tries left. */
export function rejection(response: GraphqlResult<unknown>): { code: string | null; field?: string; key?: string; triesLeft?: number } {
  const extensions = response.body.errors?.[0]?.extensions as
    { fields?: { field: string; key?: string }[]; key?: string; current?: { triesLeft?: number } } | undefined;
  const triesLeft = extensions?.current?.triesLeft;
  return {
    code: response.code,
    field: extensions?.fields?.[0]?.field,
    key: extensions?.key,
    ...(triesLeft !== undefined && { triesLeft }),
  };
}

export const storedCode = (app: TestApp, { id }: Pick<TestOrder, 'id'>) =>
  one<{ code: string; tries: number }>(
    app.db,
    'SELECT c.code, o.handover_tries AS tries FROM handover_codes c JOIN orders o ON o.id = c.order_id WHERE o.id = $1',
    [id],
  );

export async function uploadImage(app: TestApp, by: TestAccount, { id }: Pick<TestOrder, 'id'>): Promise<string> {
  const file = { bytes: Uint8Array.from(await jpegFile({ width: 640, height: 480 })), name: 'parcel.jpg', type: 'image/jpeg' };
  const { data } = await app.upload<{ uploadOrderImage: { id: string } }>(UPLOAD, { file }, { orderId: id }, { token: by.token });
  return data.uploadOrderImage.id;
}

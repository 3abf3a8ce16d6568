/** Webhooks as their owner handles them, for the tests of each side of them. */
import type { TestAccount } from '../../../support/build-accounts';
import type { TestApp } from '../../../support/app';
import { rows } from '../../../support/sql';

const HOOK = 'id url events enabled failingSince disabledAt previousSecretUntil';
export const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${HOOK} } } }`;
export const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { ${HOOK} } }`;
export const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { ${HOOK} } } }`;
export const TEST = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id status } }';
export const AGAIN = 'mutation ($id: ID!) { redeliver(id: $id) { id status attempts } }';
export const LOG = `query ($id: ID!, $first: Int, $after: String) { webhookDeliveries(webhookId: $id, first: $first, after: $after) { totalCount
  pageInfo { hasNextPage endCursor } nodes { id event subjectId status attempts responseStatus lastError nextAttemptAt } } }`;
export const EVENTS = ['ORDER_PLACED', 'ORDER_CHANGED', 'PRODUCT_CHANGED', 'STOCK_CHANGED'];

export interface Delivery {
  id: string;
  event: string;
  status: string;
  attempts: number;
  responseStatus: number | null;
  lastError: string | null;
  nextAttemptAt: string | null;
}
export interface Log {
  webhookDeliveries: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Delivery[] };
}
interface Made {
  createWebhook: { secret: string; webhook: { id: string } };
}

/** Made by the user. */
export async function makeHook(app: TestApp, { token }: TestAccount, url: string, events: readonly string[] = EVENTS) {
  const { data } = await app.gql<Made>(CREATE, { input: { url, events } }, { token });
  return { secret: data.createWebhook.secret, id: data.createWebhook.webhook.id };
}

export async function readLog(app: TestApp, id: string, { token }: TestAccount, page: object = {}) {
  return (await app.gql<Log>(LOG, { id, ...page }, { token })).data.webhookDeliveries;
}

const STOCK = { version: 2, unit: 'KG', onHand: '40', reserved: '0', available: '40' };

/** So many events of one product wait for the webhook from now on. */
export async function storeEvents(app: TestApp, webhookId: string, count = 1): Promise<void> {
  await rows(
    app.db,
    `INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body, next_attempt_at)
     SELECT $1::uuid, 'STOCK_CHANGED', $1::uuid, jsonb_build_object('stock', $2::jsonb || jsonb_build_object('productId', $1::uuid)), now()
     FROM generate_series(1, $3::int)`,
    [webhookId, JSON.stringify(STOCK), count],
  );
}

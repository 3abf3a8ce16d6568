/** Webhooks as their owner handles them, for the tests of each side of them. */
import type { TestAccount } from '../../../support/build-accounts';
import type { TestApp } from '../../../support/app';

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

import type { Responses } from '../support/fake-server';

/** The server's data for the settings of a user with a phone here, a desktop elsewhere and a program. */
const session = (id: string, more: object = {}) => ({
  id,
  kind: 'COOKIE',
  device: 'Chrome · Android',
  network: '103.48.x.x',
  createdAt: '2026-11-01T04:00:00.000Z',
  lastSeenAt: '2026-11-20T04:00:00.000Z',
  isCurrent: false,
  ...more,
});

export const sessions = (...nodes: object[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});

export const here = session('s1', { isCurrent: true });
export const otherDevice = session('s2', { device: 'Firefox · Windows' });
export const program = session('s3', { kind: 'BEARER', device: null, network: null });

export const preference = (type: string, more: object = {}) => ({
  type,
  inApp: true,
  inAppOptional: false,
  sms: null,
  push: true,
  ...more,
});

export const apiKey = (more: object = {}) => ({
  id: 'k1',
  name: 'Till',
  prefix: 'hbk_12345678',
  scopes: ['READ_PRODUCTS'],
  lastUsedAt: null,
  previousUntil: null,
  createdAt: '2026-11-01T04:00:00.000Z',
  uses: [],
  ...more,
});

export const webhook = (more: object = {}) => ({
  id: 'w1',
  url: 'https://partner.example/hook',
  events: ['ORDER_PLACED'],
  enabled: true,
  failingSince: null,
  disabledAt: null,
  disabledBy: null,
  disabledReason: null,
  previousSecretUntil: null,
  ...more,
});

export const delivery = (more: object = {}) => ({
  id: 'd1',
  event: 'ORDER_PLACED',
  status: 'FAILED',
  attempts: 7,
  responseStatus: 500,
  lastError: 'HTTP 500',
  nextAttemptAt: null,
  createdAt: '2026-11-20T04:00:00.000Z',
  ...more,
});

export const settingsResponses = (): Responses => ({
  sessions: sessions(here, otherDevice, program),
  myPayoutAccounts: [],
  apiKeys: [],
  webhooks: [],
  notificationPreferences: [preference('ORDER_CHANGED', { sms: true }), preference('NEW_POST', { inAppOptional: true })],
});

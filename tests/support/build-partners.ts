/** API keys for tests, made by their service. */
import { keyScopes, type KeyScope } from '../../schema/values/market/partners';
import { ApiKeysService } from '../../server/modules/partners/api-keys/api-keys.service';
import { one } from './sql';
import type { TestApp } from './app';
import { asViewer, openSession, type TestAccount } from './build-accounts';

/** The password was proved a moment ago. */
const LATEST = 'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1';

/** The key itself, sent as a bearer like a session's token; with every scope where none is named. */
export async function apiKey(
  app: TestApp,
  owner: TestAccount,
  scopes: readonly KeyScope[] = keyScopes,
): Promise<{ id: string; token: string }> {
  await openSession(app, owner.id);
  const { id: sessionId } = (await one<{ id: string }>(app.db, LATEST, [owner.id])) ?? { id: '' };
  const { secret, apiKey: made } = await app.container
    .resolve(ApiKeysService)
    .create(asViewer(owner, { sessionId }), { name: 'Till', scopes });
  return { id: made.id, token: secret };
}

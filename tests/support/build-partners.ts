/** API keys for tests, made by their service. */
import { keyScopes, type KeyScope } from '../../schema/values/partners';
import { ApiKeysService } from '../../server/modules/partners/api-keys.service';
import type { TestApp } from './app';
import { asViewer, type TestAccount } from './build-accounts';

/** The key itself, sent as a bearer like a session's token; with every scope where none is named. */
export async function apiKey(
  app: TestApp,
  owner: TestAccount,
  scopes: readonly KeyScope[] = keyScopes,
): Promise<{ id: string; token: string }> {
  const { secret, apiKey: made } = await app.container.resolve(ApiKeysService).create(asViewer(owner), { name: 'Till', scopes });
  return { id: made.id, token: secret };
}

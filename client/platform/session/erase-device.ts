import { clearDrafts } from '../device/draft-store';
import { forgetPush } from '../push/push-device';

/**
 * Erases the data of an account that a logout removes from this device besides the session: drafts, and the
 * notifications that are shown on it.
 */
export async function eraseDevice(accountId: string): Promise<void> {
  await Promise.all([clearDrafts(accountId), forgetPush()]);
}

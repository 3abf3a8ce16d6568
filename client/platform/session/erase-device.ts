import { clearDrafts } from '../device/draft-store';
import { forgetPush } from '../push/push-device';

/**
 * What a logout erases of an account on this device besides the session: drafts, and the notifications that are shown
 * on it.
 */
export async function eraseDevice(accountId: string): Promise<void> {
  await Promise.all([clearDrafts(accountId), forgetPush()]);
}

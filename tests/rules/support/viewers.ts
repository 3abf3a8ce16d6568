/** These viewers serve the tests of policies. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../../server/platform/security/viewer';

export const roles = Object.values(Role);

/** An approved consumer "me" who is logged in. */
export const viewerOf = (given: Partial<Viewer> = {}): Viewer => ({
  id: 'me',
  role: 'CONSUMER',
  status: 'APPROVED',
  statusReason: null,
  language: 'en',
  name: 'Rahima',
  sessionId: 's',
  ...given,
});

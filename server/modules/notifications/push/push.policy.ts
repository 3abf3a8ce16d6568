/** Who may have notifications sent to a device: every user in a session of their own. An API key is no device. */
import type { Viewer } from '../../../platform/security/viewer';

export const mayBePushed = (viewer: Viewer): boolean => !viewer.apiKey;

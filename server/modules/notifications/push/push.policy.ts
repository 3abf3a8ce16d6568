/** Every user in a session of their own may have notifications sent to a device. An API key is not a device. */
import type { Viewer } from '../../../platform/security/viewer';

export const mayBePushed = (viewer: Viewer): boolean => !viewer.apiKey;

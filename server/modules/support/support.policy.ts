/** Policy of support messages: admins read and mark the messages that users send to the platform. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayReplyToSupport = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

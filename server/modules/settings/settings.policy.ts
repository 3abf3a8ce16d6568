/** Policy of the settings: admins change the figures of the market. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayChangeSettings = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

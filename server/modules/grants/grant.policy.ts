/** Policies of grants, one line each. Asserted by the services of this module. */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

/** People with a login: a key or someone who acts for them changes nothing about who acts. */
export const mayHaveGrants = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN && !viewer.apiKey;

export const mayEmploy = (viewer: Viewer): boolean => mayHaveGrants(viewer) && isSellingRole(viewer.role);

export const mayBeAgent = (viewer: Viewer, isMadeAgent: boolean): boolean =>
  mayHaveGrants(viewer) && (isSellingRole(viewer.role) || isMadeAgent);

export const mayDecideGrants = (viewer: Viewer): boolean => viewer.role === Role.ADMIN && !viewer.apiKey;

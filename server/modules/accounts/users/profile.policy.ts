/** These policies decide who may change a profile. It is always the viewer's own: no operation names another's. */
import { AccountStatus, isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';

export const mayChangeProfile = (viewer: Viewer): boolean => viewer.status === AccountStatus.APPROVED;

/** Only sellers gave documents; a rejected one needs them to correct the registration. */
export const maySeeDocuments = ({ role, status }: Viewer): boolean =>
  isSellingRole(role) && (status === AccountStatus.APPROVED || status === AccountStatus.REJECTED);

/** Part of the profile that REST always returns. */
export const maySeeWholeDocuments = (viewer: Viewer): boolean =>
  maySeeDocuments(viewer) && viewer.apiKey === undefined && viewer.acting === undefined;

export const mayHaveSecondFactor = ({ role }: Viewer): boolean => role === Role.ADMIN;

export const mayResubmit = ({ role, status }: Viewer): boolean => isSellingRole(role) && status === AccountStatus.REJECTED;

/** Buyers have delivery addresses. */
export const mayManageAddresses = (viewer: Viewer): boolean => buyingRoles.some((buying) => buying === viewer.role);

/** Sellers prove who they are; consumers give no documents. */
export const maySendDocuments = ({ role }: Viewer): boolean => isSellingRole(role);

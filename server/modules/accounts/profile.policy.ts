/** Who may change what an account tells about its owner. It is always the viewer's own: no operation names another's. */
import { AccountStatus, isSellingRole } from '../../../schema/values/roles';
import { buyingRoles } from '../../../schema/values/trade';
import type { Viewer } from '../../platform/graphql/context';

export const mayChangeProfile = (viewer: Viewer): boolean => viewer.status === AccountStatus.APPROVED;

/** Only sellers gave documents; a rejected one needs them to correct his registration. */
export const maySeeDocuments = ({ role, status }: Viewer): boolean =>
  isSellingRole(role) && (status === AccountStatus.APPROVED || status === AccountStatus.REJECTED);

export const mayResubmit = ({ role, status }: Viewer): boolean => isSellingRole(role) && status === AccountStatus.REJECTED;

/** Whoever buys has things sent somewhere. */
export const mayKeepAddresses = (viewer: Viewer): boolean => buyingRoles.some((buying) => buying === viewer.role);

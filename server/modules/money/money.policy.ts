/** These policies decide who may see and change which part of the ledger. */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

/** The viewer's own balance, statement and bills. */
export const maySeeOwnMoney = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** The money of all sellers; the login of an admin, never an API key. */
export const mayRunMoney = (viewer: Viewer): boolean => viewer.role === Role.ADMIN && !viewer.apiKey;

/** Money leaves the market: the login of a seller, never an API key. */
export const mayRequestPayout = (viewer: Viewer): boolean => maySeeOwnMoney(viewer) && !viewer.apiKey;

/** A bill or payout belongs to one seller; admins see all. */
export const maySeeMoneyOf = (viewer: Viewer, { sellerId }: { readonly sellerId: string }): boolean =>
  (maySeeOwnMoney(viewer) && sellerId === viewer.id) || mayRunMoney(viewer);

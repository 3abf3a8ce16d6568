/** Which kinds of nodes a request may read at all. Which of them is decided by the services of their modules. */
import { KeyScope } from '../../../schema/values/market/partners';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

/** A login may whatever its user may; an API key needs the scope of the query that reads the same. */
const isInScope = (viewer: Viewer | null, scope: KeyScope): boolean => viewer?.apiKey?.scopes.includes(scope) ?? true;

export const mayReadMarketNodes = (viewer: Viewer | null): boolean => isInScope(viewer, KeyScope.READ_PRODUCTS);

const isApproved = (viewer: Viewer | null): viewer is Viewer => viewer?.status === AccountStatus.APPROVED;

export const mayReadOrderNodes = (viewer: Viewer | null): viewer is Viewer => isApproved(viewer) && isInScope(viewer, KeyScope.READ_ORDERS);

export const mayReadOwnNodes = (viewer: Viewer | null): viewer is Viewer => isApproved(viewer) && isInScope(viewer, KeyScope.READ_ACCOUNT);

/** Who decides on accounts. */
import { Role } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const mayDecideAccounts = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

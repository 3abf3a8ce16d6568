import { Role } from '../../../schema/values/accounts/roles';
import { useSession } from '../../platform/session/use-session';
import { SideMenu } from '../menus/side-menu';
import { Frame } from './frame';

export function AdminLayout() {
  const { role } = useSession();
  return <Frame wide side={role === Role.ADMIN ? <SideMenu role={role} /> : undefined} />;
}

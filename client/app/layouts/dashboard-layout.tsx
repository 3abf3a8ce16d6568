import { useSession } from '../../platform/session/use-session';
import { SideMenu } from '../menus/side-menu';
import { Frame } from './frame';

/** The parent of every dashboard screen: the role's side menu on a desktop, drawer and bottom bar on a phone. */
export function DashboardLayout() {
  const { role } = useSession();
  return <Frame side={role && role !== 'CONSUMER' ? <SideMenu role={role} /> : undefined} />;
}

import { useSession } from '../../platform/session/use-session';
import { SideMenu } from '../side-menu';
import { Frame } from './frame';

/** The parent of every dashboard screen (R6): the role's side menu on a desk, drawer and bottom bar on a phone. */
export function DashboardLayout() {
  const { role } = useSession();
  return <Frame side={role && role !== 'CONSUMER' ? <SideMenu role={role} /> : undefined} />;
}

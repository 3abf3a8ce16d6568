import type { Role } from '../../../schema/values/accounts/roles';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Public pages, which have no such menu, do not load the menus of all roles. */
const SideMenuContent = lazyPart(async () => (await import('./side-menu-content')).SideMenuContent);

/** The desktop menu of a role, in its place from the beginning. */
export function SideMenu({ role }: { role: Role }) {
  return (
    <div className="side-menu">
      <SideMenuContent role={role} />
    </div>
  );
}

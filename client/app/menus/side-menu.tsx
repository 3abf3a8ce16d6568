import { lazy, Suspense } from 'react';
import type { Role } from '../../../schema/values/accounts/roles';

/** Public pages, which have no such menu, do not load the menus of all roles. */
const SideMenuContent = lazy(async () => ({ default: (await import('./side-menu-content')).SideMenuContent }));

/** The desktop menu of a role, in its place from the beginning. */
export function SideMenu({ role }: { role: Role }) {
  return (
    <div className="side-menu">
      <Suspense fallback={null}>
        <SideMenuContent role={role} />
      </Suspense>
    </div>
  );
}

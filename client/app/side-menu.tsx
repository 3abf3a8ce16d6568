import type { Role } from '../../schema/values/roles';
import { useMessages } from '../platform/i18n/use-messages';
import { appMessages } from './app.messages';
import { NavLinks } from './nav-links';
import { sideMenu } from './role-menus';

/** The desktop menu of a role (T7–T9). */
export function SideMenu({ role }: { role: Role }) {
  const t = useMessages(appMessages);
  return (
    <nav className="side-menu" aria-label={t('mainMenu')}>
      <NavLinks entries={sideMenu(role)} />
    </nav>
  );
}

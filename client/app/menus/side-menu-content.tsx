import type { Role } from '../../../schema/values/accounts/roles';
import { useMessages } from '../../platform/i18n/use-messages';
import { whileActing } from '../acting/acting-pages';
import { menuMessages } from './menu.messages';
import { NavGroups } from './nav-groups';
import { NavLinks } from './nav-links';
import { menuGroups, sideMenu } from './role-menus';
import { sellerLinks } from './seller-links';

/** The desktop menu of a role. */
export function SideMenuContent({ role }: { role: Role }) {
  const t = useMessages(menuMessages);
  const links = whileActing(sellerLinks(role));
  return (
    <>
      <nav className="nav-group" aria-label={t('mainMenu')}>
        <NavLinks entries={whileActing(sideMenu(role))} />
        <NavGroups groups={menuGroups(role)} />
      </nav>
      {links.length > 0 && (
        <nav className="nav-group" aria-label={t('moreLinks')}>
          <NavLinks entries={links} />
        </nav>
      )}
    </>
  );
}

import { CircleHelp, LogOut, Moon, Settings, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { roleLabels } from '../../../schema/values/accounts/roles';
import { useActing } from '../../platform/account/acting';
import { useFormat } from '../../platform/format';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useColorMode } from '../../platform/theme/color-mode';
import { Avatar } from '../../ui/images/avatar';
import { Dialog } from '../../ui/overlays/dialog';
import { whileActing } from '../acting/acting-pages';
import { appMessages } from '../app.messages';
import { menuMessages } from './menu.messages';
import { NavGroups } from './nav-groups';
import { NavLinks } from './nav-links';
import { drawerMenu, menuGroups } from './role-menus';
import { sellerLinks } from './seller-links';
import { useSignOut } from './user-menu';

export function PhoneMenuContent({ onClose }: { onClose: () => void }) {
  const t = useMessages(appMessages);
  return (
    <Dialog open onClose={onClose} title={t('menu')} place="start">
      <Places close={onClose} />
    </Dialog>
  );
}

/** The role's places, then what belongs to the user. */
function Places({ close }: { close: () => void }) {
  const app = useMessages(appMessages);
  const t = useMessages(menuMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { account, role } = useSession();
  const { mode, setTheme } = useColorMode();
  const signOut = useSignOut();
  const links = whileActing(sellerLinks(role));
  const isActing = useActing() !== null;
  const logout = () => {
    close();
    signOut();
  };
  return (
    <>
      {account && (
        <div className="drawer-person">
          <Avatar name={account.name} size={48} />
          <div style={{ minWidth: 0 }}>
            <strong className="one-line">{account.name}</strong>
            <span className="notice-meta">
              {roleLabels[account.role][language]} · {format.digits(account.phone)}
            </span>
          </div>
        </div>
      )}
      <nav className="nav-group" aria-label={t('mainMenu')}>
        <NavLinks entries={whileActing(drawerMenu(role))} onChosen={close} />
        <NavGroups groups={menuGroups(role)} onChosen={close} />
      </nav>
      {links.length > 0 && (
        <nav className="nav-group" aria-label={t('moreLinks')}>
          <NavLinks entries={links} onChosen={close} />
        </nav>
      )}
      <ul className="nav-list nav-group">
        {account && !isActing && role !== 'CONSUMER' && (
          <li>
            <Link className="nav-link" to={paths.settings()} onClick={close}>
              <Settings aria-hidden />
              {t('settings')}
            </Link>
          </li>
        )}
        {account && !isActing && role !== 'CONSUMER' && role !== 'WHOLESALER' && (
          <li>
            <Link className="nav-link" to={paths.support()} onClick={close}>
              <CircleHelp aria-hidden />
              {t('support')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" className="nav-link" onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}>
            {mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
            {app(mode === 'dark' ? 'lightTheme' : 'darkTheme')}
          </button>
        </li>
        {account && !isActing && (
          <li>
            <button type="button" className="nav-link" onClick={logout}>
              <LogOut aria-hidden />
              {t('logout')}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

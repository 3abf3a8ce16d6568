import { useState } from 'react';
import { CircleHelp, LogOut, Menu as MenuIcon, Moon, Settings, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { roleLabels } from '../../schema/values/roles';
import { useFormat } from '../platform/format';
import { useLanguage } from '../platform/i18n/use-language';
import { useMessages } from '../platform/i18n/use-messages';
import { paths } from '../platform/paths';
import { useSession } from '../platform/session/use-session';
import { useColorMode } from '../platform/theme/color-mode';
import { Avatar } from '../ui/avatar';
import { IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { appMessages } from './app.messages';
import { NavLinks } from './nav-links';
import { drawerMenu, isRoute } from './role-menus';
import { useSignOut } from './user-menu';

/** The slide-in menu of small screens (T7): the role's places, then what belongs to the person. */
export function PhoneMenu() {
  const t = useMessages(appMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t('menu')}
        className="bar-button only-narrow"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={close} title={t('menu')} place="start">
        <PhoneMenuContent close={close} />
      </Dialog>
    </>
  );
}

function PhoneMenuContent({ close }: { close: () => void }) {
  const t = useMessages(appMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { account, role } = useSession();
  const { mode, setTheme } = useColorMode();
  const signOut = useSignOut();
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
        <NavLinks entries={drawerMenu(role)} onChosen={close} />
      </nav>
      <ul className="nav-list nav-group">
        {account && role !== 'CONSUMER' && isRoute(paths.settings()) && (
          <li>
            <Link className="nav-link" to={paths.settings()} onClick={close}>
              <Settings aria-hidden />
              {t('settings')}
            </Link>
          </li>
        )}
        {account && role !== 'CONSUMER' && role !== 'WHOLESALER' && isRoute(paths.support()) && (
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
            {t(mode === 'dark' ? 'lightTheme' : 'darkTheme')}
          </button>
        </li>
        {account && (
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

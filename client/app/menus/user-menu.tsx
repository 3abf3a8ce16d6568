import { ChevronDown, CircleHelp, LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isSellingRole, roleLabels } from '../../../schema/values/accounts/roles';
import type { SessionAccountFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Avatar } from '../../ui/images/avatar';
import { Menu } from '../../ui/overlays/menu';
import type { MenuItem } from '../../ui/overlays/menu';
import { menuMessages } from './menu.messages';

/** Sign out, say so, and go to the front page. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const t = useMessages(menuMessages);
  return () =>
    void signOut().then(() => {
      toast.success(t('loggedOut'));
      return navigate(paths.landing());
    });
}

/**
 * The user chip: name and phone; its menu shows the role and leads to Settings (the profile), Get Support and Logout.
 */
export function UserMenu({ account }: { account: SessionAccountFragment }) {
  const t = useMessages(menuMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const signOut = useSignOut();
  const phone = format.digits(account.phone);
  const profile = isSellingRole(account.role) ? paths.profile(account.role) : paths.settings();
  const items: MenuItem[] = [
    { key: 'settings', label: t('settings'), icon: <Settings aria-hidden />, to: profile },
    { key: 'support', label: t('support'), icon: <CircleHelp aria-hidden />, to: paths.support() },
    { key: 'logout', label: t('logout'), icon: <LogOut aria-hidden />, onSelect: signOut },
  ];
  return (
    <Menu
      label={t('accountMenu', { name: account.name, phone })}
      triggerClass="user-chip"
      trigger={
        <>
          <Avatar name={account.name} />
          <span className="user-chip-text">
            <strong>{account.name}</strong> <span>{phone}</span>
          </span>
          <ChevronDown aria-hidden size={18} className="only-wide" />
        </>
      }
      head={roleLabels[account.role][language]}
      items={items}
    />
  );
}

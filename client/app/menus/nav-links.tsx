import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../platform/i18n/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { appMessages } from '../app.messages';
import type { MenuEntry } from './role-menus';

/** For admins alone, so that no one else loads it. */
const WaitingCount = lazy(async () => ({ default: (await import('../../widgets/waiting-count/waiting-count')).WaitingCount }));

const UnreadMessages = lazy(async () => ({ default: (await import('../../widgets/messages/unread-messages')).UnreadMessages }));

/** The entries of a menu as links; the current one carries `aria-current`, a bar and bold letters. */
export function NavLinks({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen?: () => void }) {
  const t = useMessages(appMessages);
  const { language } = useLanguage();
  return (
    <ul className="nav-list">
      {entries.map(({ label, to, icon: Icon, queue, hasMessages }) => (
        <li key={to}>
          <NavLink className="nav-link" to={to} end onClick={onChosen}>
            <Icon aria-hidden />
            {typeof label === 'string' ? t(label) : label[language]}
            <Suspense fallback={null}>
              {queue && <WaitingCount queue={queue} />}
              {hasMessages && <UnreadMessages />}
            </Suspense>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

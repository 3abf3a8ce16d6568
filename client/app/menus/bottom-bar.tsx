import { NavLink } from 'react-router-dom';
import type { Role } from '../../../schema/values/accounts/roles';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { menuMessages } from './menu.messages';
import { whileActing } from '../acting/acting-pages';
import { bottomBar } from './bottom-bars';
import { EntryCount } from './nav-links';

/** The phone's four places, within the thumb's reach. */
export function BottomBar({ role }: { role: Role }) {
  const t = useMessages(menuMessages);
  const { language } = useLanguage();
  const entries = whileActing(bottomBar(role));
  if (entries.length < 2) return null;
  return (
    <nav aria-label={t('quickMenu')}>
      <ul className="bottom-bar">
        {entries.map(({ label, to, icon: Icon, main, counted }) => (
          <li key={to}>
            <NavLink to={to} end data-main={main}>
              <Icon aria-hidden />
              {typeof label === 'string' ? t(label) : label[language]}
              <EntryCount counted={counted} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

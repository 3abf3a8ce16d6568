import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { menuMessages } from './menu.messages';
import type { MenuEntry } from './menu-entry';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

/** Only where something is counted: visitors do not load it. */
const MenuCount = lazyPart(async () => (await import('./menu-count')).MenuCount, { missing: Nothing });

/** Shows how much waits there, once its code has loaded. */
export function EntryCount({ counted }: Pick<MenuEntry, 'counted'>) {
  return counted ? <MenuCount counted={counted} /> : null;
}

/** The entries of a menu as links; the current one carries `aria-current`, a bar and bold letters. */
export function NavLinks({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen?: (() => void) | undefined }) {
  const t = useMessages(menuMessages);
  const { language } = useLanguage();
  return (
    <ul className="nav-list">
      {entries.map(({ label, to, icon: Icon, counted }) => (
        <li key={to}>
          <NavLink className="nav-link" to={to} end onClick={onChosen}>
            <Icon aria-hidden />
            {typeof label === 'string' ? t(label) : label[language]}
            <EntryCount counted={counted} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

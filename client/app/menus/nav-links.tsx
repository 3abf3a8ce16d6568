import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../platform/i18n/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { appMessages } from '../app.messages';
import type { MenuEntry } from './menu-entry';

/** Only where something is counted: visitors do not load it. */
const MenuCount = lazy(async () => ({ default: (await import('./menu-count')).MenuCount }));

/** The entries of a menu as links; the current one carries `aria-current`, a bar and bold letters. */
export function NavLinks({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen?: () => void }) {
  const t = useMessages(appMessages);
  const { language } = useLanguage();
  return (
    <ul className="nav-list">
      {entries.map(({ label, to, icon: Icon, queue }) => (
        <li key={to}>
          <NavLink className="nav-link" to={to} end onClick={onChosen}>
            <Icon aria-hidden />
            {typeof label === 'string' ? t(label) : label[language]}
            <Suspense fallback={null}>{queue && <MenuCount queue={queue} />}</Suspense>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

import { LayoutGrid, Rows3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { messages } from '../products.messages';

/** Cards or table, in the address; the page stays. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const views = [
    { view: null, label: t('grid'), icon: <LayoutGrid aria-hidden />, current: !isTable },
    { view: 'table', label: t('table'), icon: <Rows3 aria-hidden />, current: isTable },
  ];
  return (
    <nav aria-label={t('viewAs')}>
      <ul className="chip-row">
        {views.map(({ view, label, icon, current }) => (
          <li key={label}>
            <Link className="chip" to={url.hrefWith({ view, page: url.page })} aria-current={current ? 'page' : undefined}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

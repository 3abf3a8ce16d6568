import { X } from 'lucide-react';
import { recentSearches, useRecentSearches } from '../../../platform/device/recent-searches';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button, IconButton } from '../../../ui/buttons/button';
import { ChipLink } from '../../../ui/display/chip';
import { messages } from '../storefront.messages';

/** Lists the previous searches on this device, without the current one. */
export function RecentList({ search }: { search: string }) {
  const t = useMessages(messages);
  const recent = useRecentSearches().filter((one) => one !== search);
  if (recent.length === 0) return null;
  return (
    <section className="active-filters" aria-label={t('recent')}>
      <span className="select-label">{t('recent')}</span>
      <ul className="chip-row">
        {recent.map((one) => (
          <li key={one} className="recent-search">
            <ChipLink to={paths.search({ q: one })}>{one}</ChipLink>
            <IconButton label={t('forgetRecent', { search: one })} className="bar-button" onClick={() => recentSearches.remove(one)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={() => recentSearches.clear()}>
        {t('clearRecent')}
      </Button>
    </section>
  );
}

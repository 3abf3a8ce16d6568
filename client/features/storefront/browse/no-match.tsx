import { Link } from 'react-router-dom';
import { storefrontTiles } from '../../../../schema/values/site/storefront-tiles';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { filterNames } from './market-filter';
import { messages } from '../storefront.messages';

/** Nothing found: whether a filter or the word did it, and where there is something. */
export function NoMatch({ search }: { search: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const isFiltered = filterNames.some((name) => url.get(name));
  const clear = () => url.set({ ...Object.fromEntries(filterNames.map((name) => [name, null])), show: null });
  return (
    <>
      <EmptyState
        title={t('noMatch')}
        text={t(isFiltered ? 'noMatchFiltered' : search ? 'noMatchText' : 'noProductsText')}
        action={
          isFiltered ? (
            <Button look="outline" onClick={clear}>
              {t('clearAll')}
            </Button>
          ) : undefined
        }
      />
      <nav aria-label={t('topCategories')} className="top-categories">
        <h2>{t('topCategories')}</h2>
        <ul className="chip-row">
          {storefrontTiles.map((tile) => (
            <li key={tile.path}>
              <Link className="chip" to={paths.category(tile.path)}>
                {tile[format.language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

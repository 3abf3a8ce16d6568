import { useLocation } from 'react-router-dom';
import { storefrontTiles } from '../../../schema/values/site/storefront-tiles';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { ChipLink } from '../../ui/display/chip';
import { EmptyBasketDrawing } from '../../ui/images/message-drawings';
import { SearchBox } from '../../widgets/search-box/search-box';
import { errorMessages } from './errors.messages';
import { MessagePage } from './message-page';

/** An address that wanted a category: there are others. */
const isCategory = /^\/category(\/|$)/i;

/** 404: the address, a search, and the way home. */
export function NotFound() {
  const t = useMessages(errorMessages);
  const { role } = useSession();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  return (
    <MessagePage title={t('notFoundTitle')} drawing={<EmptyBasketDrawing />}>
      <p>{t('notFoundText', { path: decodePath(pathname) })}</p>
      <SearchBox region={t('notFoundSearch')} />
      {isCategory.test(pathname) && (
        <nav aria-label={t('notFoundCategories')}>
          <ul className="chip-row">
            {storefrontTiles.map((tile) => (
              <li key={tile.path}>
                <ChipLink to={paths.category(tile.path)}>{tile[language]}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="page-actions">
        <ButtonLink to={paths.home(role)}>{t('goHome')}</ButtonLink>
        {paths.home(role) !== paths.storefront() && (
          <ButtonLink to={paths.storefront()} look="outline">
            {t('goStorefront')}
          </ButtonLink>
        )}
      </div>
    </MessagePage>
  );
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

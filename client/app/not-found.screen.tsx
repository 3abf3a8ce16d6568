import { useLocation } from 'react-router-dom';
import { useMessages } from '../platform/i18n/use-messages';
import { paths } from '../platform/paths';
import { useSession } from '../platform/session/use-session';
import { ButtonLink } from '../ui/button';
import { EmptyBasketDrawing } from '../ui/message-drawings';
import { SearchBox } from '../widgets/search-box/search-box';
import { appMessages } from './app.messages';
import { MessagePage } from './message-page';
import { isRoute } from './role-menus';

/** 404: what was asked for, a search, and the way home. */
export function NotFound() {
  const t = useMessages(appMessages);
  const { role } = useSession();
  const { pathname } = useLocation();
  return (
    <MessagePage title={t('notFoundTitle')} drawing={<EmptyBasketDrawing />}>
      <p>{t('notFoundText', { path: decodePath(pathname) })}</p>
      {isRoute(paths.search()) && <SearchBox region={t('notFoundSearch')} />}
      <div className="page-actions">
        <ButtonLink to={paths.home(role)}>{t('goHome')}</ButtonLink>
        {isRoute(paths.storefront()) && paths.home(role) !== paths.storefront() && (
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

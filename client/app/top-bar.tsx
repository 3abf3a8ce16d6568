import { useState } from 'react';
import { Heart, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AccountStatus, Role } from '../../schema/values/roles';
import { brand } from '../platform/brand';
import { useLanguage } from '../platform/i18n/use-language';
import { useMessages } from '../platform/i18n/use-messages';
import { paths } from '../platform/paths';
import { useSession } from '../platform/session/use-session';
import { Wordmark } from '../ui/brand-mark';
import { IconButton } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { deskWidth, useMediaQuery } from '../ui/use-media-query';
import { CartLink } from '../widgets/cart-link/cart-link';
import { NotificationBell } from '../widgets/notification-bell/notification-bell';
import { SearchBox } from '../widgets/search-box/search-box';
import { appMessages } from './app.messages';
import { LanguageSwitch } from './language-switch';
import { PhoneMenu } from './phone-menu';
import { isRoute } from './role-menus';
import { ThemeSwitch } from './theme-switch';
import { UserMenu } from './user-menu';

/** The bar of every screen outside /auth and the waiting screen (T1–T6, design.md P1). */
export function TopBar({ wide }: { wide: boolean }) {
  const t = useMessages(appMessages);
  const { language } = useLanguage();
  const { account, role, status, loading } = useSession();
  const desk = useMediaQuery(deskWidth);
  const approved = account !== null && status === AccountStatus.APPROVED;
  const buys = role === null || role === Role.CONSUMER || role === Role.SUPERSALER || role === Role.WHOLESALER;
  return (
    <header className="top-bar" data-wide={wide}>
      <div className="top-bar-row">
        {!desk && <PhoneMenu />}
        <Link className="top-bar-brand" to={paths.home(role)} aria-label={t('brandHome', { brand: brand.name[language] })}>
          <Wordmark />
        </Link>
        {desk && isRoute(paths.search()) ? (
          <div className="top-bar-search">
            <SearchBox />
          </div>
        ) : (
          <div className="top-bar-space" />
        )}
        {!desk && <PhoneSearch />}
        <LanguageSwitch />
        {desk && <ThemeSwitch />}
        {approved && isRoute(paths.notifications(role)) && <NotificationBell />}
        {desk && role === Role.CONSUMER && isRoute(paths.favourites()) && (
          <Link className="bar-button" to={paths.favourites()} aria-label={t('favourites')} title={t('favourites')}>
            <Heart aria-hidden />
          </Link>
        )}
        {buys && isRoute(paths.cart()) && <CartLink />}
        {desk && account && <UserMenu account={account} />}
        {desk && loading && <Skeleton width={160} height={40} />}
        {!account && !loading && <VisitorLinks desk={desk} />}
      </div>
    </header>
  );
}

/** On a phone's storefront the search stands open in a second row; elsewhere a button opens it. */
function PhoneSearch() {
  const t = useMessages(appMessages);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const always = pathname === paths.storefront() || pathname === paths.search();
  if (!isRoute(paths.search())) return null;
  return (
    <>
      {!always && (
        <IconButton label={t('search')} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Search aria-hidden />
        </IconButton>
      )}
      {(always || open) && (
        <div className="top-bar-second">
          <SearchBox onSearched={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

function VisitorLinks({ desk }: { desk: boolean }) {
  const t = useMessages(appMessages);
  return (
    <>
      <Link className="bar-button visitor-link" to={paths.login()}>
        {t('login')}
      </Link>
      {desk && (
        <Link className="bar-button" data-solid="true" to={paths.register()}>
          {t('register')}
        </Link>
      )}
    </>
  );
}

import { useState } from 'react';
import { Heart, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { useActing, useActingOver } from '../../platform/account/acting';
import { brand } from '../../platform/brand';
import { useTakenOver } from '../../platform/device/first-view';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Wordmark } from '../../ui/images/brand-letters';
import { IconButton } from '../../ui/buttons/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { desktopWidth, useMediaQuery } from '../../ui/layout/use-media-query';
import { CartLink } from '../../widgets/cart-link/cart-link';
import { SearchBox } from '../../widgets/search-box/search-box';
import { appMessages } from '../app.messages';
import { LanguageSwitch } from './language-switch';
import { PhoneMenu } from './phone-menu';
import { ThemeSwitch } from './theme-switch';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

const NotificationBell = lazyPart(async () => (await import('./user-parts')).userParts.NotificationBell, {
  waiting: <span className="bar-button" />,
  missing: Nothing,
});
const UserMenu = lazyPart(async () => (await import('./user-parts')).userParts.UserMenu, {
  waiting: <Skeleton width={160} height={40} />,
  missing: Nothing,
});

/** Only in a tab that acts for another. */
const ActingBar = lazyPart(async () => (await import('../acting/acting-parts')).ActingBar, { waiting: <div style={{ height: 52 }} /> });

/** The bar of every screen outside /auth and the waiting screen. */
export function TopBar({ wide }: { wide: boolean }) {
  const t = useMessages(appMessages);
  const { language } = useLanguage();
  const { account, role, status, loading } = useSession();
  const isActing = useActing() !== null;
  const wasActing = useActingOver() !== null;
  const { isNarrow, isDesktop } = useBarWidth();
  /** Bell, cart, search and the user's menu ask for what nobody reads for another. */
  const approved = !isActing && account !== null && status === AccountStatus.APPROVED;
  const buys = !isActing && (role === null || role === Role.CONSUMER || role === Role.SUPERSALER || role === Role.WHOLESALER);
  return (
    <header className="top-bar" data-wide={wide}>
      <div className="top-bar-row">
        {isNarrow && <PhoneMenu />}
        <Link className="top-bar-brand" to={paths.home(role)} aria-label={t('brandHome', { brand: brand.name[language] })}>
          <Wordmark />
        </Link>
        {isDesktop && !isActing && (
          <div className="top-bar-search only-wide">
            <SearchBox />
          </div>
        )}
        {(isNarrow || isActing) && <div className={isActing ? 'top-bar-space' : 'top-bar-space only-narrow'} />}
        {isNarrow && !isActing && <PhoneSearch />}
        <LanguageSwitch />
        {isDesktop && <ThemeSwitch />}
        {approved && <NotificationBell />}
        {isDesktop && role === Role.CONSUMER && (
          <Link className="bar-button" to={paths.favourites()} aria-label={t('favourites')} title={t('favourites')}>
            <Heart aria-hidden />
          </Link>
        )}
        {buys && <CartLink />}
        {isDesktop && account && !isActing && <UserMenu account={account} />}
        {isDesktop && loading && <Skeleton width={160} height={40} />}
        {!account && !loading && <VisitorLinks isDesktop={isDesktop} />}
      </div>
      {(isActing || wasActing) && <ActingBar />}
    </header>
  );
}

/**
 * Before the width of the window is known the bar has both forms, of which the style sheet shows one: `only-narrow`,
 * `only-wide`.
 */
function useBarWidth(): { readonly isNarrow: boolean; readonly isDesktop: boolean } {
  const isKnown = useTakenOver();
  const isDesktop = useMediaQuery(desktopWidth);
  return { isNarrow: !isKnown || !isDesktop, isDesktop: !isKnown || isDesktop };
}

/** On a phone's storefront the search is open in a second row; elsewhere a button opens it. */
function PhoneSearch() {
  const t = useMessages(appMessages);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const always = pathname === paths.storefront() || pathname === paths.search();
  return (
    <>
      {!always && (
        <IconButton className="bar-button only-narrow" label={t('search')} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Search aria-hidden />
        </IconButton>
      )}
      {(always || open) && (
        <div className="top-bar-second only-narrow">
          <SearchBox onSearched={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

function VisitorLinks({ isDesktop }: { isDesktop: boolean }) {
  const t = useMessages(appMessages);
  return (
    <>
      <Link className="bar-button visitor-link" to={paths.login()}>
        {t('login')}
      </Link>
      {isDesktop && (
        <Link className="bar-button only-wide" data-solid="true" to={paths.register()}>
          {t('register')}
        </Link>
      )}
    </>
  );
}

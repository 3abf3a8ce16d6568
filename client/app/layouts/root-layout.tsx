import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { useQuiet } from '../../platform/device/first-view';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { appMessages } from '../app.messages';
import { LeaveGuard } from '../leave-guard';
import { usePrefetch } from '../prefetch';
import { SessionEnded } from '../session/session-ended';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

/** Has nothing to say at first. */
const AppBanners = lazyPart(async () => (await import('../banners/app-banners')).AppBanners, { missing: Nothing });

/**
 * The first entry of every tab has the same key in the history: without the address, one page's place was given to the
 * next one that was loaded.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key);

/**
 * Around every frame: skip link, progress line while the next screen loads, scroll memory, and guards asked again when
 * the account changes.
 */
export function RootLayout() {
  const t = useMessages(appMessages);
  const navigation = useNavigation();
  const quiet = useQuiet();
  useGuardsFollowAccount();
  usePrefetch();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {navigation.state !== 'idle' && <div className="progress-line" role="progressbar" aria-label={t('opening')} />}
      <Outlet />
      <LeaveGuard />
      <SessionEnded />
      {quiet && <AppBanners />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/**
 * The server ends the session or changes the user's status while a guarded screen is open: its guard decides again.
 * After a logout the user is on the way elsewhere already.
 */
function useGuardsFollowAccount(): void {
  const { account, ended, loading } = useSession();
  const { revalidate } = useRevalidator();
  const who = account ? `${account.id} ${account.status}` : '';
  const before = useRef(who);
  useEffect(() => {
    if (loading || before.current === who) return;
    const wasKnown = before.current !== '';
    before.current = who;
    if (wasKnown && (who || ended)) void revalidate();
  }, [ended, loading, revalidate, who]);
}

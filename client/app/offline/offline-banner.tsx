import { lazy, Suspense } from 'react';
import { WifiOff } from 'lucide-react';
import { useServerAway } from '../../platform/connection/unavailable';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReached } from '../../platform/offline/offline-link';
import { useOnline } from '../../platform/online';
import { appMessages } from '../app.messages';

/** Comes with the first time without a network, out of the shell that the service worker stores. */
const OfflineText = lazy(() =>
  import('./offline-parts').then(
    (parts) => ({ default: parts.OfflineText }),
    () => ({ default: OfflineNow }),
  ),
);

/**
 * While there is no network, no server, or one without its database: reports it, and from when the saved data is that
 * the screen shows. In the page from the start, so that it is read aloud.
 */
export function OfflineBanner() {
  const online = useOnline();
  const reached = useReached();
  const away = useServerAway();
  return (
    <div role="status" className="offline-banner">
      {(!online || !reached || away) && (
        <Suspense>
          <OfflineText online={online} away={away} />
        </Suspense>
      )}
    </div>
  );
}

function OfflineNow() {
  const t = useMessages(appMessages);
  return (
    <>
      <WifiOff aria-hidden size={20} />
      <span>{t('offlineNow')}</span>
    </>
  );
}

import { WifiOff } from 'lucide-react';
import { useServerAway } from '../../platform/connection/unavailable';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReached } from '../../platform/offline/offline-link';
import { useOnline } from '../../platform/online';
import { appMessages } from '../app.messages';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Comes with the first time without a network, out of the shell that the service worker stores. */
const OfflineText = lazyPart(async () => (await import('./offline-parts')).OfflineText, { missing: OfflineNow });

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
      {(!online || !reached || away) && <OfflineText online={online} away={away} />}
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

import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { draftDays } from '../../platform/device/draft-days';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { loadOfflineCopy } from '../../platform/offline/offline-link';
import { serverResponds } from '../../platform/online';
import { useSession } from '../../platform/session/use-session';
import { dialled, useSupportContact } from '../../platform/support/use-support-contact';
import { appMessages } from '../app.messages';
import { offlineMessages } from './offline.messages';

const askEveryMs = 10_000;

/**
 * The banner's text: saved data is named only where the screen shows some; a server that does not respond only then,
 * too, for other screens report it themselves. `away`: the server has no database now, and what it could not do is sent
 * again by itself.
 */
export function OfflineText({ online, away }: { online: boolean; away: boolean }) {
  const t = useMessages(offlineMessages);
  const app = useMessages(appMessages);
  const format = useFormat();
  const since = useShownSince();
  if (since === null && online) return away ? <WaitingText /> : null;
  const time = since === null ? '' : format.timeOrDay(since);
  return (
    <>
      <WifiOff aria-hidden size={20} />
      <span>{since === null ? app('offlineNow') : t(online ? 'silentSince' : 'offlineSince', { time })}</span>
    </>
  );
}

function WaitingText() {
  const t = useMessages(offlineMessages);
  return (
    <>
      <RefreshCw aria-hidden size={20} />
      <span>{t('sentAgain')}</span>
    </>
  );
}

/** Asked after every step of the address and every result, once the screen has drawn it. */
function useShownSince(): number | null {
  const client = useApolloClient();
  const { key } = useLocation();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let current = true;
    const follow = async () => {
      const copy = await loadOfflineCopy(client);
      if (!current) return;
      const look = () => {
        clearTimeout(timer);
        timer = setTimeout(() => setSince(copy.shownSince()));
      };
      look();
      stop = copy.subscribe(look);
    };
    follow().catch(() => undefined); // without the copy nothing saved is shown
    return () => {
      current = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, key]);
  return since;
}

/**
 * Calls back when the server is there again; a phone may believe to have a network all the time, so the server is asked
 * as well.
 */
function useServerBack(onReached: () => void): void {
  useEffect(() => {
    const ask = async () => {
      if (await serverResponds()) onReached();
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    window.addEventListener('online', onReached);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onReached);
    };
  }, [onReached]);
}

/** On the page of a screen of which nothing is saved. */
export function StillWorks({ onReached }: { onReached: () => void }) {
  const t = useMessages(offlineMessages);
  const format = useFormat();
  useServerBack(onReached);
  const { phone } = useSupportContact();
  const { role } = useSession();
  return (
    <div className="still-works">
      <h2>{t('stillWorks')}</h2>
      <ul>
        <li>{t('savedPages')}</li>
        <li>{t('drafts', { days: draftDays })}</li>
        {(role === null || buyingRoles.some((one) => one === role)) && <li>{t('cart')}</li>}
        {phone && (
          <li>
            {t('call')}{' '}
            <a className="text-link" href={`tel:${dialled(phone)}`}>
              {format.digits(phone)}
            </a>
          </li>
        )}
      </ul>
      <p>{t('nothingSent')}</p>
    </div>
  );
}

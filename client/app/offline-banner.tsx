import { useState } from 'react';
import { WifiOff } from 'lucide-react';
import { lastAnswerAt } from '../platform/apollo/last-answer';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { useOnline } from '../platform/online';
import { appMessages } from './app.messages';

/** While the phone has no network: says so, and from when what is shown is (design.md P14). The line is there from the start, so that it is read aloud. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="offline-banner" data-shown={!online}>
      {!online && <OfflineWords />}
    </div>
  );
}

function OfflineWords() {
  const t = useMessages(appMessages);
  const format = useFormat();
  const [since] = useState(lastAnswerAt);
  return (
    <>
      <WifiOff aria-hidden size={20} />
      <span>{since === null ? t('offlineNow') : t('offlineSince', { time: format.timeOrDay(since) })}</span>
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { newVersionWaits, subscribeVersion, takeNewVersion } from '../../platform/device/app-version';
import { answerInstall, offersInstall, subscribeInstall } from '../../platform/device/install-offer';
import { hasUnsaved, subscribeUnsaved } from '../../platform/forms/unsaved';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { messages } from './notices.messages';

/** What the application has to say of itself, at the foot of the page: a newer version (never while a form holds something unsent), else the home screen. */
export function AppNotices() {
  const newer = useSyncExternalStore(subscribeVersion, newVersionWaits);
  const unsaved = useSyncExternalStore(subscribeUnsaved, hasUnsaved);
  const installable = useSyncExternalStore(subscribeInstall, offersInstall);
  return <div role="status">{newer && !unsaved ? <NewVersionNotice /> : installable && !newer && <InstallNotice />}</div>;
}

function NewVersionNotice() {
  const t = useMessages(messages);
  return (
    <div className="app-notice">
      <p>{t('newVersion')}</p>
      <Button onClick={takeNewVersion}>{t('reload')}</Button>
    </div>
  );
}

function InstallNotice() {
  const t = useMessages(messages);
  return (
    <div className="app-notice">
      <p>{t('install')}</p>
      <Button onClick={() => answerInstall(true)}>{t('add')}</Button>
      <Button look="ghost" onClick={() => answerInstall(false)}>
        {t('notNow')}
      </Button>
    </div>
  );
}

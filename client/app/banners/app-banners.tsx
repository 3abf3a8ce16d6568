import { useSyncExternalStore } from 'react';
import { newVersionWaits, subscribeVersion, takeNewVersion } from '../../platform/device/app-version';
import { respondToInstall, offersInstall, subscribeInstall } from '../../platform/offline/install-offer';
import { hasUnsaved, subscribeUnsaved } from '../../platform/forms/unsaved';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { messages } from './banners.messages';

/**
 * Messages of the application itself, at the foot of the page: a newer version (never while a form holds something
 * unsent), else the home screen.
 */
export function AppBanners() {
  const newer = useSyncExternalStore(subscribeVersion, newVersionWaits);
  const unsaved = useSyncExternalStore(subscribeUnsaved, hasUnsaved);
  const installable = useSyncExternalStore(subscribeInstall, offersInstall);
  return <div role="status">{newer && !unsaved ? <NewVersionBanner /> : installable && !newer && <InstallBanner />}</div>;
}

function NewVersionBanner() {
  const t = useMessages(messages);
  return (
    <div className="app-notice">
      <p>{t('newVersion')}</p>
      <Button onClick={takeNewVersion}>{t('reload')}</Button>
    </div>
  );
}

function InstallBanner() {
  const t = useMessages(messages);
  return (
    <div className="app-notice">
      <p>{t('install')}</p>
      <Button onClick={() => respondToInstall(true)}>{t('add')}</Button>
      <Button look="ghost" onClick={() => respondToInstall(false)}>
        {t('notNow')}
      </Button>
    </div>
  );
}

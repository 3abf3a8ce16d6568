import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { ApiKeysSection } from './api-keys-section';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';
import { WebhooksSection } from './webhooks-section';

/**
 * API keys and webhooks, out of the way of everyone who writes no programs: shown once they are opened, which the
 * address remembers.
 */
export function DevelopersSection() {
  const t = useMessages(messages);
  const url = useUrlState();
  const open = url.get('developers') !== '';
  return (
    <>
      <SettingsSection title={t('developers')} hint={t('developersHint')}>
        <div>
          <Button look="outline" aria-expanded={open} onClick={() => url.set({ developers: open ? null : 1 })}>
            {t(open ? 'hideDevelopers' : 'showDevelopers')}
          </Button>
        </div>
      </SettingsSection>
      {open && (
        <>
          <ApiKeysSection />
          <WebhooksSection />
        </>
      )}
    </>
  );
}

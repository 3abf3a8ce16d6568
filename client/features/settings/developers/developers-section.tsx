import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { setDeveloperTools } from '../../../platform/device/developer-tools';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/** Leads to API keys and webhooks, which are out of the way of everyone who writes no programs. */
export function DevelopersSection() {
  const t = useMessages(messages);
  return (
    <SettingsSection title={t('developers')} hint={t('developersHint')}>
      <div>
        <ButtonLink look="outline" to={paths.settings('developers')}>
          {t('showDevelopers')}
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}

/** Whoever opens the part has switched it on; here it is taken off the contents again. */
export function DevelopersEnd() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  useEffect(() => setDeveloperTools(true), []);
  const hide = async () => {
    await navigate(paths.settings('security'));
    setDeveloperTools(false);
  };
  return (
    <div>
      <Button look="outline" onClick={() => void hide()}>
        {t('hideDevelopers')}
      </Button>
    </div>
  );
}

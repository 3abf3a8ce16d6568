import { useState } from 'react';
import type { ComponentType } from 'react';
import { CircleHelp, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import './settings.css';
import { AccountSection } from './account-section';
import { ApiKeysSection } from './api-keys-section';
import { DataSaverSection, LanguageSection, TextSizeSection, ThemeSection } from './display-sections';
import { NoticesSection } from './notices-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { messages } from './settings.messages';
import { WebhooksSection } from './webhooks-section';

/** Top to bottom; each is a panel of its own that loads and fails by itself. */
const sections: readonly { readonly key: string; readonly Section: ComponentType }[] = [
  { key: 'account', Section: AccountSection },
  { key: 'language', Section: LanguageSection },
  { key: 'theme', Section: ThemeSection },
  { key: 'textSize', Section: TextSizeSection },
  { key: 'dataSaver', Section: DataSaverSection },
  { key: 'notices', Section: NoticesSection },
  { key: 'password', Section: PasswordSection },
  { key: 'sessions', Section: SessionsSection },
  { key: 'apiKeys', Section: ApiKeysSection },
  { key: 'webhooks', Section: WebhooksSection },
];

/** For every member: who he is to us, how the pages look and speak, of what he is told, what guards his account, and the way out. */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const { account, signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (!account) return null;
  const leave = async () => {
    setLeaving(true);
    await signOut();
    toast.success(t('loggedOut'));
    await navigate(paths.landing());
  };
  return (
    <Page title={t('title')} width="reading">
      <div className="settings">
        {sections.map(({ key, Section }) => (
          <Section key={key} />
        ))}
        <div className="settings-foot">
          <ButtonLink look="outline" to={paths.roleSupport(account.role)} icon={<CircleHelp aria-hidden />}>
            {t('support')}
          </ButtonLink>
          <Button
            look="outline"
            tone="danger"
            icon={<LogOut aria-hidden />}
            busy={leaving}
            busyLabel={t('leaving')}
            onClick={() => void leave()}
          >
            {t('logout')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

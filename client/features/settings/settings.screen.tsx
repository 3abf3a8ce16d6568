import { useState } from 'react';
import { CircleHelp, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Language, roleLabels } from '../../../schema/values/roles';
import { useFormat } from '../../platform/format';
import { useLanguage } from '../../platform/i18n/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useColorMode } from '../../platform/theme/color-mode';
import type { ThemeChoice } from '../../platform/theme/color-mode';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Page } from '../../ui/page';
import './settings.css';
import { languageNames } from './language-names';
import { messages } from './settings.messages';

const themes: readonly { choice: ThemeChoice; Icon: typeof Sun }[] = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
];

/** For every member: who he is to us, how the pages look and speak, and the way out. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const { account, signOut } = useSession();
  const { language, setLanguage } = useLanguage();
  const { choice, setTheme } = useColorMode();
  const [leaving, setLeaving] = useState(false);
  if (!account) return null;
  const facts: [string, string | null | undefined][] = [
    [t('name'), account.name],
    [t('phone'), format.digits(account.phone)],
    [t('email'), account.email],
    [t('role'), roleLabels[account.role][language]],
  ];
  const leave = async () => {
    setLeaving(true);
    await signOut();
    toast.success(t('loggedOut'));
    await navigate(paths.landing());
  };
  return (
    <Page title={t('title')} width="reading">
      <div className="settings">
        <section className="panel" aria-labelledby="account-title">
          <h2 id="account-title">{t('account')}</h2>
          <dl className="answers">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label} className="answer">
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <section className="panel" role="group" aria-labelledby="language-title">
          <h2 id="language-title">{t('language')}</h2>
          <div className="chip-row">
            {Object.values(Language).map((one) => (
              <Chip key={one} active={one === language} onClick={() => setLanguage(one)}>
                <span lang={one}>{languageNames[one]}</span>
              </Chip>
            ))}
          </div>
        </section>
        <section className="panel" role="group" aria-labelledby="theme-title">
          <h2 id="theme-title">{t('theme')}</h2>
          <div className="chip-row">
            {themes.map(({ choice: one, Icon }) => (
              <Chip key={one} icon={<Icon aria-hidden />} active={one === choice} onClick={() => setTheme(one)}>
                {t(one)}
              </Chip>
            ))}
          </div>
        </section>
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

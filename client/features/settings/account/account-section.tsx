import { UserRound } from 'lucide-react';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import { useFormat } from '../../../platform/format';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { ButtonLink } from '../../../ui/buttons/button';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/** The user's data; what of it can be changed is on the profile. */
export function AccountSection() {
  const t = useMessages(messages);
  const format = useFormat();
  const { language } = useLanguage();
  const { account } = useSession();
  if (!account) return null;
  const facts: [string, string | null | undefined][] = [
    [t('name'), account.name],
    [t('phone'), format.digits(account.phone)],
    [t('email'), account.email],
    [t('role'), roleLabels[account.role][language]],
  ];
  const profile = paths.profile(account.role);
  return (
    <SettingsSection title={t('account')}>
      <dl className="facts-list">
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
      {profile !== paths.settings() && (
        <ButtonLink look="outline" to={profile} icon={<UserRound aria-hidden />}>
          {t('profile')}
        </ButtonLink>
      )}
    </SettingsSection>
  );
}

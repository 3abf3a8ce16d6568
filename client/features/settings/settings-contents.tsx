import { Bell, ChevronLeft, Code, FileDown, Lock, Settings, Store, SunMoon, Truck, Users, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../schema/values/accounts/roles';
import { type SettingsPart, settingsPartNames, settingsParts } from '../../../schema/values/site/settings-parts';
import { useDeveloperTools } from '../../platform/device/developer-tools';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { messages } from './settings.messages';

const icons = {
  shop: Store,
  payments: Wallet,
  delivery: Truck,
  people: Users,
  notifications: Bell,
  display: SunMoon,
  security: Lock,
  developers: Code,
  data: FileDown,
} as const satisfies Record<SettingsPart, typeof Store>;

interface SettingsContentsProps {
  role: Role;
  /** The part that is open; on a phone a link back stands in place of the list then. */
  current?: SettingsPart;
}

/** Lists the parts of the settings that this role has. */
export function SettingsContents({ role, current }: SettingsContentsProps) {
  const t = useMessages(messages);
  const hasTools = useDeveloperTools();
  const isListed = (part: SettingsPart) =>
    settingsParts[part].some((one) => one === role) && (part !== 'developers' || hasTools || current === 'developers');
  return (
    <nav className="settings-contents" aria-label={t('contents')} data-open={current !== undefined}>
      <Link className="settings-back" to={paths.settings()}>
        {current ? <ChevronLeft aria-hidden /> : <Settings aria-hidden />}
        {t('title')}
      </Link>
      <ul>
        {settingsPartNames.filter(isListed).map((part) => {
          const Icon = icons[part];
          return (
            <li key={part}>
              <Link to={paths.settings(part)} aria-current={part === current ? 'page' : undefined}>
                <Icon aria-hidden />
                <span className="settings-contents-name">{t(`part_${part}`)}</span>
                <span className="caption">{t(`about_${part}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import { useState } from 'react';
import type { ComponentType } from 'react';
import { CircleHelp, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Role, sellingRoles } from '../../../schema/values/accounts/roles';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { Page } from '../../ui/layout/page';
import './settings.css';
import { AccountSection } from './account/account-section';
import { CouponsSection } from './account/coupons-section';
import { DevelopersSection } from './developers/developers-section';
import { DataSaverSection, LanguageSection, TextSizeSection, ThemeSection } from './account/display-sections';
import { DeliverySection } from './delivery/delivery-section';
import { NotificationsSection } from './account/notifications-section';
import { DataExportSection } from './leaving/data-export-section';
import { LeavingSection } from './leaving/leaving-section';
import { PayoutsSection } from './payouts/payouts-section';
import { PasswordSection } from './security/password-section';
import { SecondFactorSection } from './security/second-factor-section';
import { SessionsSection } from './security/sessions-section';
import { StorySection } from './story/story-section';
import { messages } from './settings.messages';

/**
 * Top to bottom, for these roles only where some are named; each is a panel of its own that loads and fails by itself.
 */
const sections: readonly { readonly key: string; readonly Section: ComponentType; readonly roles?: readonly Role[] }[] = [
  { key: 'account', Section: AccountSection },
  { key: 'coupons', Section: CouponsSection },
  { key: 'story', Section: StorySection, roles: sellingRoles },
  { key: 'delivery', Section: DeliverySection, roles: sellingRoles },
  { key: 'payouts', Section: PayoutsSection, roles: sellingRoles },
  { key: 'language', Section: LanguageSection },
  { key: 'theme', Section: ThemeSection },
  { key: 'textSize', Section: TextSizeSection },
  { key: 'dataSaver', Section: DataSaverSection },
  { key: 'notices', Section: NotificationsSection },
  { key: 'password', Section: PasswordSection },
  { key: 'secondFactor', Section: SecondFactorSection, roles: [Role.ADMIN] },
  { key: 'sessions', Section: SessionsSection },
  { key: 'developers', Section: DevelopersSection, roles: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.ADMIN] },
  { key: 'dataExport', Section: DataExportSection, roles: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] },
  { key: 'leaving', Section: LeavingSection, roles: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] },
];

/** For every user: user data, display and language, notifications, security, and logout. */
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
        {sections.map(({ key, Section, roles }) => (!roles || roles.includes(account.role)) && <Section key={key} />)}
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

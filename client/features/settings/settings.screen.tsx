import { useState } from 'react';
import type { ComponentType } from 'react';
import { CircleHelp, LogOut } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Role } from '../../../schema/values/accounts/roles';
import { type SettingsPart, settingsParts } from '../../../schema/values/site/settings-parts';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import './settings.css';
import { AccountSection } from './account/account-section';
import { CouponsSection } from './account/coupons-section';
import { ApiKeysSection } from './developers/api-keys-section';
import { DevelopersEnd, DevelopersSection } from './developers/developers-section';
import { WebhooksSection } from './developers/webhooks-section';
import { DataSaverSection, LanguageSection, TextSizeSection, ThemeSection } from './account/display-sections';
import { DeliverySection } from './delivery/delivery-section';
import { NotificationsSection } from './account/notifications-section';
import { DataExportSection } from './leaving/data-export-section';
import { LeavingSection } from './leaving/leaving-section';
import { PayoutsSection } from './payouts/payouts-section';
import { PasswordSection } from './security/password-section';
import { SecondFactorSection } from './security/second-factor-section';
import { SessionsSection } from './security/sessions-section';
import { SettingsContents } from './settings-contents';
import { StorySection } from './story/story-section';
import { messages } from './settings.messages';

const PeopleSections = lazyPart(async () => (await import('./people/people-sections')).PeopleSections, {
  waiting: <Skeleton height={240} />,
});

/**
 * The panels of each part from top to bottom, for these roles only where some are named; each loads and fails by
 * itself.
 */
const sections: Readonly<Record<SettingsPart, readonly { readonly Section: ComponentType; readonly roles?: readonly Role[] }[]>> = {
  shop: [{ Section: StorySection }],
  payments: [{ Section: PayoutsSection }],
  delivery: [{ Section: DeliverySection }],
  people: [{ Section: PeopleSections }],
  notifications: [{ Section: NotificationsSection }],
  display: [{ Section: LanguageSection }, { Section: ThemeSection }, { Section: TextSizeSection }, { Section: DataSaverSection }],
  security: [
    { Section: PasswordSection },
    { Section: SecondFactorSection, roles: [Role.ADMIN] },
    { Section: SessionsSection },
    { Section: DevelopersSection, roles: settingsParts.developers },
  ],
  developers: [{ Section: ApiKeysSection }, { Section: WebhooksSection }, { Section: DevelopersEnd }],
  data: [{ Section: DataExportSection }, { Section: LeavingSection }],
};

const isPart = (name: string, role: Role): name is SettingsPart =>
  Object.hasOwn(settingsParts, name) && settingsParts[name as SettingsPart].some((one) => one === role);

/** For every user: the contents with the user's data and logout, or one part beside the contents. */
export function Component() {
  const t = useMessages(messages);
  const { account } = useSession();
  const { part } = useParams();
  if (!account) return null;
  if (part === undefined) {
    return (
      <Page title={t('title')}>
        <div className="settings-frame">
          <SettingsContents role={account.role} />
          <div className="settings">
            <AccountSection />
            <CouponsSection />
            <SettingsFoot role={account.role} />
          </div>
        </div>
      </Page>
    );
  }
  if (!isPart(part, account.role)) return <Navigate to={paths.settings()} replace />;
  return (
    <Page title={t(`part_${part}`)}>
      <div className="settings-frame" data-part={part}>
        <SettingsContents role={account.role} current={part} />
        <div className="settings">
          {sections[part].map(({ Section, roles }, index) => (!roles || roles.includes(account.role)) && <Section key={index} />)}
        </div>
      </div>
    </Page>
  );
}

function SettingsFoot({ role }: { role: Role }) {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    toast.success(t('loggedOut'));
    await navigate(paths.landing());
  };
  return (
    <div className="settings-foot">
      <ButtonLink look="outline" to={paths.roleSupport(role)} icon={<CircleHelp aria-hidden />}>
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
  );
}

import { useId } from 'react';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { Role } from '../../../../schema/values/accounts/roles';
import { useNotificationPreferencesQuery, useSetNotificationPreferenceMutation } from '../../../generated/graphql';
import type { NotificationChannel, PreferenceRow_PreferenceFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/** About API keys and webhooks, which households are not offered. */
const developerTypes: ReadonlySet<string> = new Set([NotificationType.WEBHOOK_DISABLED, NotificationType.KEYS_ENDED]);

/** What the user is notified of and how. A switch turns immediately and turns back when the server rejects it. */
export function NotificationsSection() {
  const t = useMessages(messages);
  const query = useNotificationPreferencesQuery();
  const isConsumer = useSession().role === Role.CONSUMER;
  return (
    <SettingsSection title={t('notices')} hint={t('notificationsHint')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('notificationsFailed')} skeleton={<Skeleton height={240} />}>
        {({ notificationPreferences }) => (
          <ul className="settings-rows">
            {notificationPreferences
              .filter(({ type }) => !isConsumer || !developerTypes.has(type))
              .map((preference) => (
                <PreferenceRow key={preference.type} preference={preference} />
              ))}
          </ul>
        )}
      </QueryState>
    </SettingsSection>
  );
}

function PreferenceRow({ preference }: { preference: PreferenceRow_PreferenceFragment }) {
  const t = useMessages(messages);
  const toast = useToast();
  const nameId = useId();
  const [save] = useAppMutation(useSetNotificationPreferenceMutation);
  const { type, inApp, inAppOptional, sms } = preference;
  const turn = async (channel: NotificationChannel, enabled: boolean) => {
    const wanted = channel === 'IN_APP' ? { inApp: enabled } : { sms: enabled };
    const { failure } = await save({
      variables: { input: { type, channel, enabled } },
      optimisticResponse: { setNotificationPreference: { ...preference, ...wanted } },
    });
    if (failure) toast.error(failure.message ?? t('notificationsFailed'));
  };
  return (
    <li className="settings-row settings-notice">
      <span id={nameId} className="settings-row-name">
        {t(type)}
      </span>
      <span className="settings-switches" role="group" aria-labelledby={nameId}>
        {inAppOptional ? (
          <Checkbox label={t('inbox')} checked={inApp} onChange={(on) => void turn('IN_APP', on)} />
        ) : (
          <span className="settings-always">{t('inboxAlways')}</span>
        )}
        {sms !== null && <Checkbox label={t('sms')} checked={sms} onChange={(on) => void turn('SMS', on)} />}
      </span>
    </li>
  );
}

import { Check } from 'lucide-react';
import { useId } from 'react';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { Role } from '../../../../schema/values/accounts/roles';
import { useNotificationPreferencesQuery, useSetNotificationPreferenceMutation } from '../../../generated/graphql';
import type { NotificationChannel, PreferenceRow_PreferenceFragment } from '../../../generated/graphql';
import { useDeveloperTools } from '../../../platform/device/developer-tools';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { messages as pushMessages } from './push.messages';
import { PushSwitch } from './push-switch';
import { usePushDevice } from './use-push-device';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

const fields = { IN_APP: 'inApp', SMS: 'sms', PUSH: 'push' } as const satisfies Record<NotificationChannel, string>;

/** Types about API keys and webhooks, listed for those who have switched these on. */
const developerTypes: ReadonlySet<string> = new Set([NotificationType.WEBHOOK_DISABLED, NotificationType.KEYS_ENDED]);

/**
 * Lets the user choose which notifications they receive and how. A switch changes immediately and changes back when the
 * server rejects it.
 */
export function NotificationsSection() {
  const t = useMessages(messages);
  const pushText = useMessages(pushMessages);
  const query = useNotificationPreferencesQuery();
  const { account, role } = useSession();
  const device = usePushDevice(account?.id ?? '');
  const hasTools = useDeveloperTools() && role !== Role.CONSUMER;
  return (
    <SettingsSection title={t('notices')} hint={t('notificationsHint')}>
      <PushSwitch device={device} />
      <QueryState query={query} loadingText={t('loading')} errorText={t('notificationsFailed')} skeleton={<Skeleton height={240} />}>
        {({ notificationPreferences }) => (
          <table className="settings-channels">
            <thead>
              <tr>
                <th scope="col" className="visually-hidden">
                  {t('noticeType')}
                </th>
                <th scope="col">{t('inbox')}</th>
                {device.state === 'on' && <th scope="col">{pushText('channel')}</th>}
                <th scope="col">{t('sms')}</th>
              </tr>
            </thead>
            <tbody>
              {notificationPreferences
                .filter(({ type }) => hasTools || !developerTypes.has(type))
                .map((preference) => (
                  <PreferenceRow key={preference.type} preference={preference} onDevices={device.state === 'on'} />
                ))}
            </tbody>
          </table>
        )}
      </QueryState>
    </SettingsSection>
  );
}

/** Which channels a type has; devices where this one is on, and what is not in the inbox is on none. */
function PreferenceRow({ preference, onDevices }: { preference: PreferenceRow_PreferenceFragment; onDevices: boolean }) {
  const t = useMessages(messages);
  const pushText = useMessages(pushMessages);
  const toast = useToast();
  const nameId = useId();
  const [save] = useAppMutation(useSetNotificationPreferenceMutation);
  const { type, inApp, inAppOptional, sms, push } = preference;
  const turn = async (channel: NotificationChannel, enabled: boolean) => {
    const wanted = { [fields[channel]]: enabled };
    const { failure } = await save({
      variables: { input: { type, channel, enabled } },
      optimisticResponse: { setNotificationPreference: { ...preference, ...wanted } },
    });
    if (failure) toast.error(failure.message ?? t('notificationsFailed'));
  };
  return (
    <tr aria-labelledby={nameId}>
      <th scope="row" id={nameId}>
        {t(type)}
      </th>
      <td>
        {inAppOptional ? (
          <Checkbox hideLabel label={t('inbox')} checked={inApp} onChange={(on) => void turn('IN_APP', on)} />
        ) : (
          <span className="settings-always">
            <Check aria-hidden />
            <span className="visually-hidden">{t('inboxAlways')}</span>
          </span>
        )}
      </td>
      {onDevices && (
        <td>{inApp && <Checkbox hideLabel label={pushText('channel')} checked={push} onChange={(on) => void turn('PUSH', on)} />}</td>
      )}
      <td>{sms !== null && <Checkbox hideLabel label={t('sms')} checked={sms} onChange={(on) => void turn('SMS', on)} />}</td>
    </tr>
  );
}

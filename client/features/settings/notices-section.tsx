import { useId } from 'react';
import { useNotificationPreferencesQuery, useSetNotificationPreferenceMutation } from '../../generated/graphql';
import type { NotificationChannel, PreferenceRow_PreferenceFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Checkbox } from '../../ui/checkbox';
import { QueryState } from '../../ui/query-state';
import { Skeleton } from '../../ui/skeleton';
import { messages } from './settings.messages';
import { SettingsSection } from './settings-section';

/** Of what he is told and how. A switch turns at once and turns back when the server refuses. */
export function NoticesSection() {
  const t = useMessages(messages);
  const query = useNotificationPreferencesQuery();
  return (
    <SettingsSection title={t('notices')} hint={t('noticesHint')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('noticesFailed')} skeleton={<Skeleton height={240} />}>
        {({ notificationPreferences }) => (
          <ul className="settings-rows">
            {notificationPreferences.map((preference) => (
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
    if (failure) toast.error(failure.message ?? t('noticesFailed'));
  };
  return (
    <li className="settings-row">
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

/**
 * Decides which notifications a user receives, and by which channel. The row stores only what was switched off
 * (`users.preferences.mutedInApp`, `.mutedSms`, `.mutedPush`: lists of types), so a type that is added later is sent to
 * everyone. NotificationsService respects it in the statement that stores.
 */
import { Lifecycle, scoped } from 'tsyringe';
import {
  isOptionalInApp,
  mayComeBySms,
  NotificationChannel,
  NotificationType,
  reachesRole,
} from '../../../schema/values/market/notifications';
import type { Role } from '../../../schema/values/accounts/roles';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/security/viewer';
import { type MutedEntries, type MutedList, UserPreferencesService } from '../accounts/profile/user-preferences.service';
import type { NotificationPreference } from './notification-preference.types';

export interface PreferenceChange {
  readonly type: NotificationType;
  readonly channel: NotificationChannel;
  readonly enabled: boolean;
}

const lists: Record<NotificationChannel, MutedList> = { IN_APP: 'mutedInApp', SMS: 'mutedSms', PUSH: 'mutedPush' };

@scoped(Lifecycle.ContainerScoped)
export class NotificationPreferencesService {
  constructor(private readonly preferences: UserPreferencesService) {}

  /** Returns the preferences of every type that may ever reach the viewer's role. */
  async list({ id, role }: Viewer): Promise<NotificationPreference[]> {
    const muted = await this.preferences.muted(id);
    return Object.values(NotificationType)
      .filter((type) => reachesRole(type, role))
      .map((type) => preferenceOf(type, role, muted));
  }

  async change({ id, role }: Viewer, { type, channel, enabled }: PreferenceChange): Promise<NotificationPreference> {
    if (!isSwitchable(type, channel, role)) throw invalidInput([{ field: 'channel', key: 'notification.notSwitchable' }]);
    const muted = await this.preferences.switch(id, { list: lists[channel], entry: type, isOn: enabled });
    return preferenceOf(type, role, muted);
  }
}

function isSwitchable(type: NotificationType, channel: NotificationChannel, role: Role): boolean {
  if (!reachesRole(type, role)) return false;
  if (channel === NotificationChannel.PUSH) return true;
  return channel === NotificationChannel.IN_APP ? isOptionalInApp(type) : mayComeBySms(type, role);
}

function preferenceOf(type: NotificationType, role: Role, muted: MutedEntries | null): NotificationPreference {
  const inAppOptional = isOptionalInApp(type);
  return {
    type,
    inAppOptional,
    inApp: !inAppOptional || !muted?.inApp?.includes(type),
    sms: mayComeBySms(type, role) ? !muted?.sms?.includes(type) : null,
    push: !muted?.push?.includes(type),
  };
}

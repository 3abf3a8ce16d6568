/**
 * What an account wants to be told of, and how. Only what was switched off stands in the row (`users.preferences.mutedInApp`, `.mutedSms`: lists of
 * types), so a type that is new tomorrow is told to everybody. NotificationsService honours it in the statement that stores.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isOptionalInApp, mayComeBySms, NotificationChannel, NotificationType, reachesRole } from '../../../schema/values/notifications';
import type { Role } from '../../../schema/values/roles';
import { one } from '../../platform/db/sql';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import type { NotificationPreference } from './notification-preference.types';

export interface PreferenceChange {
  readonly type: NotificationType;
  readonly channel: NotificationChannel;
  readonly enabled: boolean;
}

interface Muted {
  readonly inApp: readonly string[] | null;
  readonly sms: readonly string[] | null;
}

const lists: Record<NotificationChannel, string> = { IN_APP: 'mutedInApp', SMS: 'mutedSms' };

const MUTED = `preferences->'mutedInApp' AS "inApp", preferences->'mutedSms' AS sms`;

/** Taken out first, so that off twice is off once; one UPDATE, so that two switches at once are both kept. */
const SWITCH_SQL = `
  UPDATE users SET preferences = jsonb_set(preferences, ARRAY[$2::text],
    (coalesce(preferences->$2::text, '[]') - $3::text) || CASE WHEN $4 THEN '[]'::jsonb ELSE to_jsonb(ARRAY[$3::text]) END)
  WHERE id = $1 RETURNING ${MUTED}`;

@scoped(Lifecycle.ContainerScoped)
export class NotificationPreferencesService {
  constructor(private readonly db: DataSource) {}

  /** Of every type that may ever reach the viewer's role. */
  async list({ id, role }: Viewer): Promise<NotificationPreference[]> {
    const muted = await one<Muted>(this.db, `SELECT ${MUTED} FROM users WHERE id = $1`, [id]);
    return Object.values(NotificationType)
      .filter((type) => reachesRole(type, role))
      .map((type) => preferenceOf(type, role, muted));
  }

  async change({ id, role }: Viewer, { type, channel, enabled }: PreferenceChange): Promise<NotificationPreference> {
    if (!isSwitchable(type, channel, role)) throw invalidInput([{ field: 'channel', key: 'notification.notSwitchable' }]);
    const muted = await one<Muted>(this.db, SWITCH_SQL, [id, lists[channel], type, enabled]);
    return preferenceOf(type, role, muted);
  }
}

function isSwitchable(type: NotificationType, channel: NotificationChannel, role: Role): boolean {
  return reachesRole(type, role) && (channel === NotificationChannel.IN_APP ? isOptionalInApp(type) : mayComeBySms(type, role));
}

function preferenceOf(type: NotificationType, role: Role, muted: Muted | null): NotificationPreference {
  const inAppOptional = isOptionalInApp(type);
  return {
    type,
    inAppOptional,
    inApp: !inAppOptional || !muted?.inApp?.includes(type),
    sms: mayComeBySms(type, role) ? !muted?.sms?.includes(type) : null,
  };
}

import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/security/viewer';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { NotificationPreference, NotificationPreferenceInput } from './notification-preference.types';
import { NotificationPreferencesService } from './notification-preferences.service';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver()
export class NotificationPreferencesResolver {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Authorized()
  @Operation({ keys: NEVER.PERSON })
  @Query(() => [NotificationPreference], {
    description: "What the viewer is notified of, and how: one entry per type that may reach the viewer's role.",
  })
  notificationPreferences(@CurrentViewer() viewer: Viewer): Promise<NotificationPreference[]> {
    return this.preferences.list(viewer);
  }

  @Authorized()
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => NotificationPreference, { description: 'Switches one type of notification on one channel on or off.' })
  setNotificationPreference(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The type, the channel, and whether it may be used.' }) input: NotificationPreferenceInput,
  ): Promise<NotificationPreference> {
    return this.preferences.change(viewer, input);
  }
}

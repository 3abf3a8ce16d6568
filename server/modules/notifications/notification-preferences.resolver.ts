import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/graphql/context';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { NotificationPreference, NotificationPreferenceInput } from './notification-preference.types';
import { NotificationPreferencesService } from './notification-preferences.service';

@injectable()
@Resolver()
export class NotificationPreferencesResolver {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Authorized()
  @Query(() => [NotificationPreference], { description: 'Of what the viewer is told, and how: one entry a type that may reach his role.' })
  notificationPreferences(@CurrentViewer() viewer: Viewer): Promise<NotificationPreference[]> {
    return this.preferences.list(viewer);
  }

  @Authorized()
  @Mutation(() => NotificationPreference, { description: 'Switches one way of being told on or off.' })
  setNotificationPreference(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The type, the channel, and whether it may be used.' }) input: NotificationPreferenceInput,
  ): Promise<NotificationPreference> {
    return this.preferences.change(viewer, input);
  }
}

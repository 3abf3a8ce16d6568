import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { PlatformSettingsService } from './platform-settings.service';
import { PlatformSettings, PlatformSettingsInput } from './platform-settings.types';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver()
export class PlatformSettingsResolver {
  constructor(private readonly settings: PlatformSettingsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PlatformSettings, { description: 'Admin: the figures the market itself sets.' })
  platformSettings(@CurrentViewer() viewer: Viewer): Promise<PlatformSettings> {
    return this.settings.read(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => PlatformSettings, { description: 'Admin: sets all of them, with a reason; they hold at once, for new orders only.' })
  changePlatformSettings(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => PlatformSettingsInput, { description: 'All figures.' }) input: PlatformSettingsInput,
  ): Promise<PlatformSettings> {
    return this.settings.change(viewer, input, key);
  }
}

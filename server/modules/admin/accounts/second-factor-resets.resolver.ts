import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { SecondFactorResetsService } from './second-factor-resets.service';
import { ResetSecondFactorPayload } from './second-factor-reset.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SecondFactorResetsResolver {
  constructor(private readonly resets: SecondFactorResetsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ResetSecondFactorPayload, {
    description:
      "Admin: removes another admin's second factor and ends their sessions; it is set up again at the next login. CONFLICT where there is none.",
  })
  async resetSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account of another admin.' }) accountId: string,
    @Arg('reason', () => String, { description: 'Why; recorded in the audit trail.' }) reason: string,
  ): Promise<ResetSecondFactorPayload> {
    await this.resets.reset(viewer, accountId, reason);
    return { accountId };
  }
}

import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { sendSession } from './session-transport';
import {
  BeginSecondFactorInput,
  ConfirmedSecondFactor,
  ConfirmSecondFactorInput,
  SecondFactorSetup,
  SecondFactorState,
} from '../second-factor/second-factor.types';
import { SecondFactorLoginService } from './second-factor-login.service';
import { SecondFactorsService } from '../second-factor/second-factors.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SecondFactorsResolver {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly logins: SecondFactorLoginService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => SecondFactorState, { description: "Admin: the second factor of the viewer's own account." })
  secondFactor(@CurrentViewer() viewer: Viewer): Promise<SecondFactorState> {
    return this.factors.mine(viewer);
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up, or to replace, the second factor of an admin account; what it returns is confirmed by `confirmSecondFactor`.',
  })
  beginSecondFactor(
    @Arg('input', { description: 'Who sets it up.' }) input: BeginSecondFactorInput,
    @Context() context: RequestContext,
  ): Promise<SecondFactorSetup> {
    return this.logins.begin(input, context);
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => ConfirmedSecondFactor, {
    description: 'Puts the second factor to use, ends every session of before and signs in.',
  })
  async confirmSecondFactor(
    @Arg('input', { description: 'Who sets it up, and the first code of the app.' }) input: ConfirmSecondFactorInput,
    @Context() context: RequestContext,
  ): Promise<ConfirmedSecondFactor> {
    const { recoveryCodes, signedIn } = await this.logins.confirm(input, context);
    return { recoveryCodes, auth: sendSession(context, signedIn) };
  }
}

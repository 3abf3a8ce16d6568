import { Arg, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { confirmPasswordRules } from '../../../../schema/rules/shared/password.rules';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Rules } from '../../../platform/graphql/rules';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ReauthenticationService } from './reauthentication.service';
import { ConfirmPasswordPayload } from './password.types';
import { serverLimits } from '../../../../schema/values/server-limits';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@Rules(confirmPasswordRules)
@InputType({ description: 'The password once more.' })
export class ConfirmPasswordInput {
  @Field({ description: 'The password the account has now.' })
  password!: string;
}

@injectable()
@Resolver()
export class ReauthenticationResolver {
  constructor(private readonly reauthentication: ReauthenticationService) {}

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => ConfirmPasswordPayload, {
    description: 'Proves the password again: for ten minutes this session may make API keys and webhooks and read their secrets.',
  })
  async confirmPassword(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The password once more.' }) input: ConfirmPasswordInput,
    @Context() { ip }: RequestContext,
  ): Promise<ConfirmPasswordPayload> {
    await this.reauthentication.confirm(viewer, input.password, ip);
    return { validMinutes: serverLimits.reauthenticationMinutes };
  }
}

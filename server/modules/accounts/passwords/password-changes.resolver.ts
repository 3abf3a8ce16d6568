import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ChangePasswordInput } from './password-change.inputs';
import { PasswordChangesService } from './password-changes.service';
import { ChangePasswordPayload } from './password.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class PasswordChangesResolver {
  constructor(private readonly changes: PasswordChangesService) {}

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => ChangePasswordPayload, {
    description:
      "Sets a new password by the present one and ends every other session. API keys stay unless they are to end, too. Wrong tries slow down as a login's do.",
  })
  async changePassword(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The present password and the new one.' }) input: ChangePasswordInput,
    @Context() { ip }: RequestContext,
  ): Promise<ChangePasswordPayload> {
    return { endedSessions: await this.changes.change(viewer, input, ip) };
  }
}

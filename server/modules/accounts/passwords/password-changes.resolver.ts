import { Arg, Int, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ChangePasswordInput } from './password-change.inputs';
import { PasswordChangesService } from './password-changes.service';

@injectable()
@Resolver()
export class PasswordChangesResolver {
  constructor(private readonly changes: PasswordChangesService) {}

  @Authorized()
  @Mutation(() => Int, {
    description:
      "Sets a new password by the present one and ends every other session; returns how many. API keys stay unless they are to end, too. Wrong tries slow down as a login's do.",
  })
  changePassword(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The present password and the new one.' }) input: ChangePasswordInput,
    @Context() { ip }: RequestContext,
  ): Promise<number> {
    return this.changes.change(viewer, input, ip);
  }
}

import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { Account } from '../users/account.types';
import { PhoneVerificationsService } from './phone-verifications.service';
import type { User } from '../users/user.entity';
import { RequestPhoneCodePayload } from '../codes/code.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Account)
export class PhoneVerificationsResolver {
  constructor(private readonly verifications: PhoneVerificationsService) {}

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => RequestPhoneCodePayload, {
    description:
      "Sends a code to the viewer's own phone, to be sent back by `verifyPhone`. It lives 5 minutes and takes 5 tries from a network; once a minute, five times an hour.",
  })
  async requestPhoneCode(@CurrentViewer() viewer: Viewer, @Context() { ip }: RequestContext): Promise<RequestPhoneCodePayload> {
    return { isSent: await this.verifications.request(viewer, ip) };
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Account, { description: "Verifies the viewer's phone by the code that was sent to it." })
  verifyPhone(
    @CurrentViewer() viewer: Viewer,
    @Arg('code', { description: 'The 6 digits of the message, Bangla digits as well.' }) code: string,
    @Context() { ip }: RequestContext,
  ): Promise<User> {
    return this.verifications.verify(viewer, code, ip);
  }
}

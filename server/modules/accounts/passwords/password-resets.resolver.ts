import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ResetPasswordInput } from './password-reset.inputs';
import { PasswordResetsService } from './password-resets.service';
import { RequestPasswordResetPayload, ResetPasswordPayload } from './password.types';
import { limits } from '../../../../schema/values/limits';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class PasswordResetsResolver {
  constructor(private readonly resets: PasswordResetsService) {}

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Sends a code to the phone, if an account has it; the payload is the same either way. Once a minute, five times an hour for a phone, 60 codes an hour for a network address.',
  })
  async requestPasswordReset(
    @Arg('phone', { description: 'Phone number of the account.' }) phone: string,
    @Context() { ip, device }: RequestContext,
  ): Promise<RequestPasswordResetPayload> {
    await this.resets.request(phone, { ip, device });
    return { validMinutes: limits.otpMinutes, resendSeconds: limits.otpResendSeconds };
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by the code from the phone and ends every session and every API key of the account. A code lives 5 minutes and bears 5 tries from a network.',
  })
  async resetPassword(
    @Arg('input', { description: 'The phone, the code and the new password.' }) input: ResetPasswordInput,
    @Context() context: RequestContext,
  ): Promise<ResetPasswordPayload> {
    await this.resets.reset(input, context);
    return { phone: input.phone };
  }
}

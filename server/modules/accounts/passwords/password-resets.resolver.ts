import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ResetPasswordInput } from './password-reset.inputs';
import { PasswordResetsService } from './password-resets.service';

@injectable()
@Resolver()
export class PasswordResetsResolver {
  constructor(private readonly resets: PasswordResetsService) {}

  @Mutation(() => Boolean, {
    description:
      'Sends a code to the phone, if an account has it; the result is true either way. Once a minute, five times an hour for a phone, 60 codes an hour for a network address.',
  })
  requestPasswordReset(
    @Arg('phone', { description: 'Phone number of the account.' }) phone: string,
    @Context() { ip }: RequestContext,
  ): Promise<true> {
    return this.resets.request(phone, ip);
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password by the code from the phone and ends every session and every API key of the account. A code lives 5 minutes and bears 5 tries.',
  })
  resetPassword(@Arg('input', { description: 'The phone, the code and the new password.' }) input: ResetPasswordInput): Promise<true> {
    return this.resets.reset(input);
  }
}

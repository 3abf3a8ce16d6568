import { Arg, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { RegistrationCodesService } from './registration-codes.service';
import { RequestRegistrationCodePayload } from '../codes/code.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@ObjectType({ description: 'What registering needs besides the fields of the form.' })
export class RegistrationRules {
  @Field({ description: 'A code must be requested with `requestRegistrationCode` and sent along as `otp`.' })
  codeRequired!: boolean;
}

@injectable()
@Resolver()
export class RegistrationCodesResolver {
  constructor(private readonly codes: RegistrationCodesService) {}

  @Operation({ keys: NEVER.VISITOR, stored: true, visitors: 'entry' })
  @Query(() => RegistrationRules, { description: 'What registering needs besides the fields of the form.' })
  registrationRules(): RegistrationRules {
    return { codeRequired: this.codes.isRequired };
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => RequestRegistrationCodePayload, {
    description:
      'Sends a code to the phone that is to be registered, whether or not an account has it. It lives 5 minutes and bears 5 tries from a network; once a minute, five times an hour for a phone, three of them from one network.',
  })
  async requestRegistrationCode(
    @Arg('phone', { description: 'The phone to register, 10 to 15 digits.' }) phone: string,
    @Context() context: RequestContext,
  ): Promise<RequestRegistrationCodePayload> {
    return { isSent: await this.codes.request(phone, context) };
  }
}

import { Arg, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { PasswordChecksService } from './password-checks.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@ObjectType({ description: 'What `checkNewPassword` found.' })
export class CheckNewPasswordPayload {
  @Field({ description: 'True for one of the passwords that everyone tries first: no account can have it.' })
  isCommon!: boolean;
}

@injectable()
@Resolver()
export class PasswordChecksResolver {
  constructor(private readonly checks: PasswordChecksService) {}

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => CheckNewPasswordPayload, {
    description:
      'Whether a new password may be used, before the rest of its form is filled in. A mutation, so that no address holds it; nothing is stored.',
  })
  async checkNewPassword(
    @Arg('password', { description: 'The new password.' }) password: string,
    @Context() { ip }: RequestContext,
  ): Promise<CheckNewPasswordPayload> {
    return { isCommon: await this.checks.isCommon(password, ip) };
  }
}

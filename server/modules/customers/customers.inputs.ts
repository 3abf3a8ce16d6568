import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { customerFilterRules } from '../../../schema/rules/accounts/customer.rules';
import { limits } from '../../../schema/values/limits';
import { pageArgs } from '../../platform/graphql/connection';
import { Rules } from '../../platform/graphql/rules';

@Rules(customerFilterRules)
@InputType({ description: 'Which customers.' })
export class CustomerFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name or of a phone.' })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: `Only these, at most ${limits.maxFirst}.` })
  ids?: string[] | null;
}

@ArgsType()
export class CustomerPageArgs extends pageArgs() {}

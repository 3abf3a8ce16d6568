import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { sellerFilterRules } from '../../../../schema/rules/accounts/seller.rules';
import { limits } from '../../../../schema/values/limits';
import { Role } from '../../../../schema/values/accounts/roles';
import { pageArgs } from '../../../platform/graphql/connection';
import { RepeatedRules } from '../../../platform/graphql/rules';
import '../users/account.enums';

@RepeatedRules(sellerFilterRules)
@InputType({ description: 'Which sellers.' })
export class SellerFilter {
  @Field(() => [ID], { nullable: true, description: `These sellers alone, at most ${limits.maxFirst}.` })
  ids?: string[] | null;

  @Field(() => Role, { nullable: true, description: 'PRODUCER, SUPERSALER or WHOLESALER alone.' })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: 'Of this division.' })
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of this district.' })
  districtId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of this upazila.' })
  upazilaId?: number | null;
}

@ArgsType()
export class SellerPageArgs extends pageArgs() {}

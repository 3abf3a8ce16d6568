import { Field, InputType, Int } from 'type-graphql';
import { shoppingPlaceRules } from '../../../../schema/rules/shared/place.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(shoppingPlaceRules)
@InputType({ description: 'Where a user buys.' })
export class ShoppingPlaceInput {
  @Field(() => Int, { description: 'District; it determines the division.' })
  districtId!: number;

  @Field(() => Int, { nullable: true, description: 'Upazila or thana of that district.' })
  upazilaId?: number | null;

  @Field(() => String, { nullable: true, description: 'Village or road, and house; at most 300 characters.' })
  address?: string | null;
}

import { Field, ID, InputType } from 'type-graphql';
import { receivedItemFilterRules, relistRules } from '../../../../schema/rules/catalogue/relist.rules';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { SellPostTermsInput } from '../sell-posts/sell-post.inputs';

@Rules(receivedItemFilterRules)
@InputType({ description: 'Which received items.' })
export class ReceivedItemFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name, a seller or a tracking number; at most 100 characters.' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what is not all listed again.' })
  left?: boolean | null;
}

@Rules(relistRules)
@InputType({ description: 'Received items, listed again as a product of the trader. What is left out is as the source has it.' })
export class RelistItemsInput {
  @Field(() => ID, { description: 'Items the trader received.' })
  receiptId!: string;

  @Field(() => DecimalScalar, { description: 'How many units of the new product; never more than remains of the receipt.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit: digits only, up to 10,000,000.' })
  price!: string;

  @Field(() => Unit, { nullable: true, description: 'The unit they came in, or another where both have a weight.' })
  unit?: Unit | null;

  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "The trader's description, plain text." })
  description?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Ids from uploadImage or of images of the source; the first is the main image.' })
  imageIds?: string[] | null;

  @Field(() => Boolean, { description: 'Put it on the market?' })
  addToSellPost!: boolean;

  @Field(() => SellPostTermsInput, { nullable: true, description: 'Puts it on the market with these terms.' })
  terms?: SellPostTermsInput | null;
}

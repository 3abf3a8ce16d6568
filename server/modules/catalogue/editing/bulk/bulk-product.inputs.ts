import { Field, ID, InputType } from 'type-graphql';
import { bulkProductRules } from '../../../../../schema/rules/catalogue/bulk-product.rules';
import { PriceChangeUnit, PriceDirection, TierChange } from '../../../../../schema/values/catalogue/catalogue';
import { limits } from '../../../../../schema/values/limits';
import { DecimalScalar } from '../../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../../platform/graphql/rules';
import '../../catalogue.enums';

@InputType({ description: 'One change for several prices. Each result is rounded to whole Taka, halves up.' })
export class PriceStepInput {
  @Field(() => PriceDirection, { description: 'Up or down.' })
  direction!: PriceDirection;

  @Field(() => PriceChangeUnit, { description: 'What `value` means.' })
  unit!: PriceChangeUnit;

  @Field(() => DecimalScalar, {
    description: `Digits only: per cent (1 to ${limits.pricePercent} up, 1 to 99 down), or BDT for one unit.`,
  })
  value!: string;
}

@Rules(bulkProductRules)
@InputType({ description: 'Products, and exactly one change for each of them: `price`, `quantity`, `categorySlug` or `delete`.' })
export class BulkProductInput {
  @Field(() => [ID], { description: `The seller's own products, 1 to ${limits.bulkProducts}; one that is named twice counts once.` })
  productIds!: string[];

  @Field(() => PriceStepInput, { nullable: true, description: "Changes the seller's own prices (`regularPrice`); running deals stay." })
  price?: PriceStepInput | null;

  @Field(() => TierChange, {
    nullable: true,
    description: 'With `price`: what becomes of prices by quantity that would be above a new price. Without it such a product fails.',
  })
  tiersAbovePrice?: TierChange | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Units on hand now, as in setStock.' })
  quantity?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of one of the categories.' })
  categorySlug?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: deletes them, as deleteProduct does.' })
  delete?: boolean | null;
}

import { Field, ID, InputType, Int } from 'type-graphql';
import { TierChange } from '../../../../schema/values/catalogue/catalogue';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { changeProductRules, newProductRules } from '../../../../schema/rules/catalogue/product.rules';
import { OptionalProductFields } from './optional-product-fields.types';
import '../catalogue.enums';

@Rules(newProductRules)
@InputType({ description: 'A new product.' })
export class AddProductInput extends OptionalProductFields {
  @Field({ description: 'Name of the product.' })
  name!: string;

  @Field({ description: "The seller's description, plain text." })
  description!: string;

  @Field(() => ID, { description: 'Slug of one of the categories.' })
  categorySlug!: string;

  @Field(() => Unit, { description: 'What price and quantity are counted in.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: "The seller's description in that language; empty removes it." })
  secondDescription?: string | null;

  @Field(() => DecimalScalar, { description: 'Stock on hand: digits only, at least 1.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit: digits only, up to 10,000,000.' })
  price!: string;

  @Field({ description: 'Put it on the market?' })
  addToSellPost!: boolean;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which this stock, its first lot, was harvested.' })
  harvestedOn?: string | null;

  @Field(() => [ID], { description: 'Ids from uploadImage, the first is the main image.' })
  imageIds!: string[];
}

@Rules(changeProductRules)
@InputType({ description: 'What an edit changes of a product; what is left out, or null, stays as it is.' })
export class UpdateProductInput extends OptionalProductFields {
  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "The seller's description, plain text." })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of one of the categories.' })
  categorySlug?: string | null;

  @Field(() => Unit, { nullable: true, description: 'What price and quantity are counted in.' })
  unit?: Unit | null;

  @Field(() => String, { nullable: true, description: "The seller's description in that language; empty removes it." })
  secondDescription?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Stock on hand: whole units, 0 or more; a fraction only where the change against the stock is whole.',
  })
  quantity?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'BDT for one unit before any deal (`regularPrice`): digits only, up to 10,000,000; the stored price itself always passes. During a deal a lower price counts at once; a higher one is stored, and charged once the deal has ended.',
  })
  price?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Put it on the market?' })
  addToSellPost?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Ids from uploadImage or of images it has; the first is the main image.' })
  imageIds?: string[] | null;

  @Field(() => TierChange, {
    nullable: true,
    description: 'Needed where the new price is below a price by quantity of its sell post: lower those, too, or remove them.',
  })
  tiersAbovePrice?: TierChange | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; CONFLICT if a newer one is stored.' })
  version?: number | null;
}

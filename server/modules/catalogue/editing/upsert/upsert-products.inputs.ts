import { Field, ID, InputType, Int } from 'type-graphql';
import { TierChange } from '../../../../../schema/values/catalogue/catalogue';
import { Unit } from '../../../../../schema/values/catalogue/units';
import { DateScalar } from '../../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../../platform/graphql/decimal.scalar';
import { OptionalProductFields } from '../../products/optional-product-fields.types';
import '../../catalogue.enums';

/** The service applies the rules of this input to each row, so that a row that breaks them has that as its result. */
@InputType({
  description:
    'One product of a synchronisation: found by `id`, else by `externalReference`; a row that finds none by its reference, or has neither, is a new product. ' +
    'What is left out, or null, stays as it is; a new product needs name, description, categorySlug, unit, price and quantity.',
})
export class UpsertProductInput extends OptionalProductFields {
  @Field(() => ID, { nullable: true, description: "One of the seller's own products; any other is NOT_FOUND." })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "The seller's description, plain text." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: "The seller's description in a second language; empty removes it." })
  secondDescription?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of one of the categories.' })
  categorySlug?: string | null;

  @Field(() => Unit, { nullable: true, description: 'What price and quantity are counted in.' })
  unit?: Unit | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Stock on hand in whole units, as in updateProduct.' })
  quantity?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The day on which the stock that the row adds was harvested: a new product’s first lot, or a lot of what `quantity` is more than before. It does nothing where nothing is added; received items have their own.',
  })
  harvestedOn?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'BDT for one unit before any deal (`regularPrice`): digits only. A higher one during a deal is charged once the deal has ended.',
  })
  price?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Put it on the market? A new product stays off the market where this is left out. Followers are not notified.',
  })
  addToSellPost?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids from uploadImage or of images it has; the first is the main image. A new product without one stays off the market.',
  })
  imageIds?: string[] | null;

  @Field(() => TierChange, { nullable: true, description: 'As in updateProduct: what becomes of prices by quantity above a new price.' })
  tiersAbovePrice?: TierChange | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; CONFLICT for this row if a newer one is stored.' })
  version?: number | null;
}

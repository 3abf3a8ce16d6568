import { Field, ID, InputType, Int } from 'type-graphql';
import { MyProductStatus } from '../../../schema/values/catalogue';
import { Unit } from '../../../schema/values/units';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import { addProductRules, updateProductRules } from '../../../schema/rules/product.rules';
import { nearRules } from '../../../schema/rules/place.rules';
import { myProductFilterRules, productFilterRules } from '../../../schema/rules/search.rules';
import './catalogue.enums';

@InputType()
abstract class ProductFields {
  @Field({ description: 'Name of the product.' })
  name!: string;

  @Field({ description: 'What the seller says about it, plain text.' })
  description!: string;

  @Field(() => ID, { description: 'Slug of one of the categories.' })
  categorySlug!: string;

  @Field(() => Unit, { description: 'What price and quantity are counted in.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit means; needed for OTHERS, dropped for any other.' })
  customUnitNote?: string | null;

  @Field(() => DecimalScalar, { description: 'Stock on hand: digits only, at least 1.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit: digits only, up to 10,000,000.' })
  price!: string;

  @Field({ description: 'Put it on the market?' })
  addToSellPost!: boolean;
}

@Rules(addProductRules)
@InputType({ description: 'A new product.' })
export class AddProductInput extends ProductFields {
  @Field(() => [ID], { description: 'Ids from uploadImage, the first is the main image.' })
  imageIds!: string[];
}

@Rules(updateProductRules)
@InputType({ description: 'A product as its edit form shows it: everything is replaced.' })
export class UpdateProductInput extends ProductFields {
  @Field(() => [ID], { description: 'Ids from uploadImage or of pictures it has; the first is the main image.' })
  imageIds!: string[];

  @Field(() => Int, { nullable: true, description: 'The version that was edited; a newer one stored answers CONFLICT.' })
  version?: number | null;
}

@Rules(productFilterRules)
@InputType({ description: 'Narrows the market; what is left out does not.' })
export class ProductFilter {
  @Field(() => String, { nullable: true, description: 'Words in Bangla or English, mistakes forgiven; at most 100 characters.' })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Category slugs; any of them.' })
  categories?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Division of the seller.' })
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'District of the seller.' })
  districtId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Upazila of the seller.' })
  upazilaId?: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least price of one unit as sold now.' })
  minPrice?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest price of one unit as sold now.' })
  maxPrice?: string | null;

  @Field(() => Unit, { nullable: true, description: 'Sold in this unit.' })
  unit?: Unit | null;

  @Field(() => ID, { nullable: true, description: 'Of this seller.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what can be bought now.' })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only products with a running deal.' })
  dealsOnly?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'At least so many stars on average, 1 to 5; what was never rated is left out.' })
  minRating?: number | null;
}

@Rules(nearRules)
@InputType({ description: 'A place: what NEAREST and Just For You begin with.' })
export class NearInput {
  @Field(() => Int, { description: 'District; tells the division.' })
  districtId!: number;

  @Field(() => Int, { nullable: true, description: 'Upazila or thana of that district.' })
  upazilaId?: number | null;
}

@Rules(myProductFilterRules)
@InputType({ description: "Narrows the list of the seller's own products." })
export class MyProductFilter {
  @Field(() => String, { nullable: true, description: 'Words of its name or category; at most 100 characters.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of a category.' })
  category?: string | null;

  @Field(() => MyProductStatus, { nullable: true, description: 'Published or Not Published.' })
  status?: MyProductStatus | null;
}

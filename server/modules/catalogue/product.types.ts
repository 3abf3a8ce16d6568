/**
 * What a reader sees of a product. Not the stored row: its price has the running deal taken off and its stock the reserved part, and it carries
 * its seller and main picture, all read by one statement (ProductReader), whose plain objects these classes describe.
 */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Audience } from '../../../schema/values/catalogue';
import { Unit } from '../../../schema/values/units';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Connection } from '../../platform/graphql/connection';
import { Seller, type SellerRow } from '../accounts/seller.types';
import { Image, type ShownImage } from '../media/image.entity';
import './catalogue.enums';
import { Category } from './category.types';

@ObjectType('Product', { description: 'Something a seller offers, as the market stands now.' })
export class ProductView {
  @Field(() => ID, { description: 'Opaque id, the same in REST.' })
  id!: string;

  @Field({ description: 'Its name, as the seller wrote it.' })
  name!: string;

  @Field(() => Unit, { description: 'What price and quantity are counted in.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here, e.g. "1 sack = 40 kg".' })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'BDT for one unit, as sold now (a running deal taken off).' })
  price!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'The price before the running deal, else null.' })
  originalPrice!: string | null;

  @Field(() => DecimalScalar, { description: 'Stock on hand, reserved included.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'On hand less reserved: what can be bought.' })
  available!: string;

  @Field({ description: 'True while its sell post is open.' })
  addToSellPost!: boolean;

  @Field(() => Image, { nullable: true, description: 'Its main picture.' })
  image!: ShownImage | null;

  @Field(() => Seller, { description: 'Who sells it.' })
  seller!: SellerRow;

  @Field(() => Float, { nullable: true, description: 'Average of its stars; null before the first review.' })
  ratingAverage!: number | null;

  @Field(() => Int, { description: 'How many reviews it has.' })
  ratingCount!: number;

  @Field(() => DecimalScalar, { description: 'Delivered quantity.' })
  soldQuantity!: string;

  @Field(() => Int, { description: 'How many times it was sold and delivered.' })
  soldCount!: number;

  @Field(() => Int, { description: 'Counts its edits; give it to updateProduct.' })
  version!: number;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last edited.' })
  updatedAt!: Date;

  /** Who may know of it. */
  audience!: Audience;

  /** Becomes `category`. */
  categorySlug!: string;

  /** Read with the product where the whole product is asked for; a list of the market leaves it to the `description` field. */
  description?: string;

  /** As `description`. */
  images?: ShownImage[];
}

@ObjectType({ description: 'A page of products.' })
export class ProductConnection extends Connection(ProductView) {}

@ObjectType({ description: 'What the search box offers while somebody types.' })
export class SearchSuggestions {
  @Field(() => [ProductView], { description: 'The best matching products.' })
  products!: ProductView[];

  @Field(() => [Category], { description: 'The best matching categories.' })
  categories!: Category[];
}

@ObjectType({ description: 'How large the market is, for the landing page.' })
export class MarketFigures {
  @Field(() => Int, { description: 'Products for sale.' })
  products!: number;

  @Field(() => Int, { description: 'Sellers with at least one product for sale.' })
  sellers!: number;

  @Field(() => Int, { description: 'Districts they sell from.' })
  districts!: number;
}

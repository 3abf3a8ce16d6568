/**
 * These classes describe a product as a user sees it. It is not the stored row: its price has the running deal taken
 * off and its stock the reserved part, and it carries its seller and main image. ProductReader reads all of it with one
 * statement, as plain objects.
 */
import { Node } from '../../../platform/graphql/node.types';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import type { Audience } from '../../../../schema/values/catalogue/catalogue';
import { GradedBy } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Connection } from '../../../platform/graphql/connection';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { Image, type ShownImage } from '../../media/image.entity';
import { OptionalProductFields } from './optional-product-fields.types';
import '../catalogue.enums';

@ObjectType({ description: 'A percentage off a product that runs now.' })
export class RunningDeal {
  @Field(() => PercentScalar, { description: 'Percent taken off.' })
  percent!: number;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt!: Date;
}

@ObjectType('Product', { implements: Node, description: 'Something a seller offers, as the market is now.' })
export class ProductView extends OptionalProductFields {
  @Field(() => ID, { description: 'Opaque id, the same in REST.' })
  id!: string;

  @Field({ description: 'Its name, as the seller wrote it.' })
  name!: string;

  @Field(() => Unit, { description: 'What price and quantity are counted in.' })
  unit!: Unit;

  @Field(() => DecimalScalar, { description: 'BDT for one unit, as sold now (a running deal taken off).' })
  price!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'What the running deal takes its percentage off, else null: the price when the deal began, or `regularPrice` where that is lower now.',
  })
  originalPrice!: string | null;

  @Field(() => DecimalScalar, {
    description:
      "BDT for one unit as the seller set it, whatever deal runs: the price that the owner's lists show and the edit form changes. A higher one than when the running deal began counts once the deal has ended.",
  })
  regularPrice!: string;

  @Field(() => RunningDeal, { nullable: true, description: 'The deal that runs now, else null.' })
  deal!: RunningDeal | null;

  @Field(() => DecimalScalar, { description: 'Stock on hand, reserved included.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'On hand less reserved: what is left for new orders.' })
  available!: string;

  @Field(() => DecimalScalar, {
    description: 'The largest quantity that one order can have: the minimum and whole steps within what is available. 0 is sold out.',
  })
  sellable!: string;

  @Field({ description: 'True while its sell post is open.' })
  addToSellPost!: boolean;

  @Field(() => Image, { nullable: true, description: 'Its main image.' })
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

  @Field(() => GradedBy, { nullable: true, description: 'Who gave its grade; null where it is not graded.' })
  gradedBy!: GradedBy | null;

  @Field(() => Int, { description: 'Counts its edits; give it to updateProduct.' })
  version!: number;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last edited.' })
  updatedAt!: Date;

  /** This audience may see and buy it. */
  audience!: Audience;

  /** Published, its seller in good standing. */
  isOnMarket!: boolean;

  /** Becomes `category`. */
  categorySlug!: string;

  /**
   * Read with the product where the whole product is selected; a list of the market leaves it to the `description`
   * field.
   */
  description?: string;

  /** As `description`; null where there is none. */
  secondDescription?: string | null;

  /** As `description`. */
  images?: ShownImage[];
}

@ObjectType({ description: 'A page of products.' })
export class ProductConnection extends Connection(ProductView) {}

@ObjectType({ description: 'What `deleteProduct` did.' })
export class DeleteProductPayload {
  @Field(() => ID, { description: 'The product that is gone.' })
  removedId!: string;
}

import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { gradeProductRules } from '../../../../schema/rules/market/moderation.rules';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { MarketStanding } from '../../../../schema/values/market/moderation';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import { ProductView } from '../products/product.types';
import '../catalogue.enums';

@ObjectType({ description: 'A product as an admin sees it.' })
export class ModeratedProduct {
  @Field(() => ID, { description: 'Opaque id of the product.' })
  id!: string;

  @Field(() => ProductView, { description: 'The product as it is now.' })
  product!: ProductView;

  @Field(() => MarketStanding, { description: 'Whether it is on sale, not offered, or hidden by an admin.' })
  standing!: MarketStanding;

  @Field(() => Date, { nullable: true, description: 'When an admin hid it.' })
  hiddenAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The reason, as sent to the seller.' })
  hiddenReason!: string | null;
}

@ObjectType({ description: 'A page of products for admins, latest added first.' })
export class ModeratedProductConnection extends Connection(ModeratedProduct) {}

@Rules(gradeProductRules)
@InputType({ description: 'The grade that an inspector found.' })
export class GradeProductInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Grade, { description: 'Its seller may give a lower one afterwards, and none better.' })
  grade!: Grade;

  @Field({ description: 'Why; its seller reads it, and it is stored in the audit trail.' })
  reason!: string;
}

@ArgsType()
export class ModeratedProductsArgs extends pageArgs() {
  @Field(() => String, { nullable: true, description: 'Part of its name or category, in Bangla or English.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of a category.' })
  categorySlug?: string | null;

  @Field(() => MarketStanding, { nullable: true, description: 'Only products with this standing.' })
  standing?: MarketStanding | null;

  @Field(() => ID, { nullable: true, description: 'Only products of this seller.' })
  sellerId?: string | null;
}

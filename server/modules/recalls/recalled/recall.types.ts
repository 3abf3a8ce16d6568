import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { foundGoodsRules } from '../../../../schema/rules/catalogue/lot.rules';
import { FoundGoodsOutcome, RecallRefund } from '../../../../schema/values/catalogue/lots';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { LotView, TraceLotArgs } from '../lot.types';

registerEnumType(RecallRefund, {
  name: 'RecallRefund',
  description: 'What became of the refund of recalled goods.',
  valuesConfig: {
    WAITING: { description: 'It is to come: the order is on its way, or was recalled a moment ago.' },
    REFUNDED: { description: 'It was taken off the cost of the order; what was paid goes back.' },
    NONE: { description: 'Nothing was to be given back.' },
  },
});

@ObjectType({ description: 'What of an order was taken from a recalled lot.' })
export class RecalledSale {
  @Field({ description: 'The code of the lot that it was taken from: the recalled one, or the same goods under another code.' })
  lotCode!: string;

  @Field(() => Unit, { description: 'The unit of the lot.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS.' })
  customUnitNote!: string | null;

  @Field(() => ID, { description: 'The line of the order.' })
  lineId!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: 'The number of the order, e.g. HB-100001.' })
  trackingNumber!: string;

  @Field({ description: 'Who received it.' })
  contactName!: string;

  @Field(() => String, { nullable: true, description: 'Their phone; null for a buyer whose account is closed.' })
  contactPhone!: string | null;

  @Field(() => DecimalScalar, { description: 'How much of the lot they had when it was recalled, in its unit.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How much of that came back since, or was found with them.' })
  found!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was stated last to be there of all that came with the line.' })
  stated!: string | null;

  @Field(() => DecimalScalar, { description: 'The most that can be stated: what of the line its buyer has not listed or sold.' })
  most!: string;

  @Field(() => RecallRefund, { description: 'What became of the refund.' })
  refund!: RecallRefund;

  @Field(() => DecimalScalar, { description: 'What was refunded, BDT.' })
  refunded!: string;
}

@ObjectType({ description: 'A recall of a lot: how much of it was found, and to whom its seller sold it.' })
export class Recall {
  @Field(() => LotView, { description: 'The lot.' })
  lot!: LotView;

  @Field(() => Date, { description: 'When it was recalled.' })
  recalledAt!: Date;

  @Field(() => DecimalScalar, {
    description: 'How much there was of it and of the same goods under another code, sold or not, in its unit.',
  })
  quantity!: string;

  @Field(() => DecimalScalar, {
    description:
      'How much of that is not with buyers any more, or set aside there: of goods that were listed again, what their buyers have counts.',
  })
  found!: string;

  @Field(() => [LotView], {
    description: 'The lot and the same goods under another code, with what became of their stock, at most 1,000, the oldest first.',
  })
  lots!: readonly LotView[];

  @Field(() => [RecalledSale], { description: 'Sales by its seller of it and of the same goods, lot by lot, at most 1,000.' })
  sales!: readonly RecalledSale[];

  @Field({ description: 'There are more sales after these.' })
  hasMore!: boolean;
}

@ArgsType()
export class RecallArgs extends TraceLotArgs {}

@Rules(foundGoodsRules)
@InputType({ description: 'How much of recalled goods was found, and what became of it.' })
export class FoundGoodsInput {
  @Field(() => ID, { description: 'The line of the order.' })
  lineId!: string;

  @Field(() => DecimalScalar, {
    description: 'How much of the whole line was not used: set aside, returned or destroyed, in its unit; 0 where nothing was left.',
  })
  quantity!: string;

  @Field(() => FoundGoodsOutcome, { nullable: true, description: 'What became of that; left out where nobody knows.' })
  outcome?: FoundGoodsOutcome | null;
}

@ObjectType({ description: 'What of a line was recalled.' })
export class LineRecall {
  @Field(() => ID, { description: 'The id of the line.' })
  id!: string;

  @Field({ description: 'Why.' })
  reason!: string;

  @Field(() => DecimalScalar, { description: 'How much of it, in its unit: of a delivery to a trader all.' })
  quantity!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'How much of the whole line was found; null until buyer or seller states it.',
  })
  found!: string | null;

  @Field(() => FoundGoodsOutcome, {
    nullable: true,
    description: 'What became of that; null where nothing was found, and where nobody said.',
  })
  outcome!: FoundGoodsOutcome | null;

  @Field(() => DecimalScalar, { description: 'The most that can be stated: what of the line its buyer has not listed or sold.' })
  most!: string;

  @Field(() => RecallRefund, { description: 'What became of the refund.' })
  refund!: RecallRefund;

  @Field(() => DecimalScalar, { description: 'What was refunded, BDT.' })
  refunded!: string;

  @Field(() => [String], { description: 'The codes of the lots.' })
  lotCodes!: readonly string[];
}

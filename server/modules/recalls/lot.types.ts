import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { traceRules } from '../../../schema/rules/catalogue/lot.rules';
import { LotState, TraceDirection } from '../../../schema/values/catalogue/lots';
import { Grade } from '../../../schema/values/catalogue/grades';
import { Unit } from '../../../schema/values/catalogue/units';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import '../catalogue/products/product.types';
import './lot.enums';

@ObjectType('Lot', { description: 'A part of a product’s stock that has one origin: a harvest, or one receipt of received items.' })
export class LotView {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The label code of the product and four more characters; `/p/{code}` shows its origin to everyone.' })
  code!: string;

  @Field(() => ID, { description: 'The product whose stock it is.' })
  productId!: string;

  @Field({ description: 'The name of the product when the lot was opened.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => ID, { description: 'The seller whose stock it is.' })
  ownerId!: string;

  @Field({ description: 'The name that buyers knew the seller by when the lot was opened.' })
  ownerName!: string;

  @Field(() => Unit, { description: 'The unit of its quantities.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS.' })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'That explanation in a second language, as long as the product has it.' })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How much came into it, less what was counted or written off.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How much no order took yet.' })
  remaining!: string;

  @Field({ description: 'It is of received items: what leaves it goes back to them.' })
  isReceived!: boolean;

  @Field(() => LotState, { description: 'Whether anything can be taken from it.' })
  state!: LotState;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of the harvest; null where nobody gave it.' })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of the harvest; the first again where all is of one day.' })
  harvestedUntil!: string | null;

  @Field(() => Grade, { nullable: true, description: 'The grade that the product had when it was opened; null where it had none.' })
  grade!: Grade | null;

  @Field(() => Date, { description: 'When it was opened.' })
  openedAt!: Date;

  /** Where its owner was then; for files. */
  upazilaId!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it is on hold or recalled; null for any other.' })
  reason!: string | null;

  @Field({ description: 'Somebody asked for its recall, and no admin has confirmed it yet.' })
  isRecallAsked!: boolean;
}

@ObjectType({ description: 'A page of lots.' })
export class LotConnection extends Connection(LotView) {}

@ArgsType()
export class LotsPageArgs extends pageArgs() {}

@InputType({ description: 'Which lots.' })
export class LotFilter {
  @Field(() => ID, { nullable: true, description: 'Those of this product.' })
  productId?: string | null;

  @Field(() => LotState, { nullable: true, description: 'Those in this state.' })
  state?: LotState | null;
}

@InputType({ description: 'Which lots of all sellers.' })
export class AllLotsFilter {
  @Field(() => String, { nullable: true, description: 'Those whose code begins so; eight characters are the label code of a product.' })
  code?: string | null;

  @Field(() => ID, { nullable: true, description: 'Those of this seller.' })
  sellerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Those of this product.' })
  productId?: string | null;

  @Field(() => LotState, { nullable: true, description: 'Those in this state.' })
  state?: LotState | null;
}

@ObjectType({ description: 'A part of a lot that was sold by one line of an order.' })
export class LotTraceStep {
  @Field(() => TraceDirection, { description: 'Whether it leads to the field or to the buyers.' })
  direction!: TraceDirection;

  @Field(() => Int, { description: 'How many sales away: 1 for those who bought from the lot, and those it was bought from.' })
  distance!: number;

  @Field({ description: 'The code of the lot that it was taken from.' })
  code!: string;

  @Field({ description: 'The name of the product when it was ordered.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit of the quantities.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS.' })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'That explanation in a second language.' })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How much of the lot the line was taken from, with what came back later.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How much of that came back.' })
  returned!: string;

  @Field({ description: 'The name of the seller at that time.' })
  sellerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the buyer; null for an admin’s API key, where the buyer is no business.',
  })
  buyerName!: string | null;

  @Field({ description: 'The order, e.g. HB-100001.' })
  trackingNumber!: string;

  @Field(() => Date, { nullable: true, description: 'When it was delivered; null while it is on its way, or where it came back.' })
  deliveredAt!: Date | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of the harvest of the lot.' })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of the harvest of the lot.' })
  harvestedUntil!: string | null;

  @Field(() => Grade, { nullable: true, description: 'The grade of the lot.' })
  grade!: Grade | null;
}

@ObjectType({ description: 'A lot went on as another one, since its product is counted in another unit: both are the same goods.' })
export class LotUnitChange {
  @Field({ description: 'The code of the lot before.' })
  fromCode!: string;

  @Field({ description: 'The name of the product then.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit before.' })
  fromUnit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS, before.' })
  fromCustomUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'That explanation in a second language.' })
  fromSecondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How much was left of it, in the unit before.' })
  fromQuantity!: string;

  @Field({ description: 'The code of the lot that it went on as.' })
  code!: string;

  @Field(() => Unit, { description: 'The unit of that lot.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS, of that lot.' })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'That explanation in a second language.' })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How much that lot began with, of all lots that went on in it, in its unit.' })
  quantity!: string;

  @Field(() => Date, { description: 'When.' })
  changedAt!: Date;
}

@ObjectType({ description: 'Where a lot came from and where it went.' })
export class LotTrace {
  @Field(() => LotView, { description: 'The lot.' })
  lot!: LotView;

  @Field(() => [LotTraceStep], { description: 'At most 1,000: to the field first, the nearest sales first.' })
  steps!: readonly LotTraceStep[];

  @Field(() => [LotUnitChange], {
    description:
      'The lots that are the same goods in another unit, at most 1,000, the oldest change first. What was sold of the lots before is among the steps.',
  })
  unitChanges!: readonly LotUnitChange[];

  @Field({ description: 'There are more steps after these.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'Whom the recall of a lot reaches, as a drill found it.' })
export class RecallReach {
  @Field(() => Int, { description: 'Lots: this one and all that were made of it.' })
  lots!: number;

  @Field(() => Int, { description: 'Orders that have some of it.' })
  orders!: number;

  @Field(() => Int, { description: 'Buyers of these orders.' })
  buyers!: number;

  @Field(() => Float, { description: 'How long it took to find them, seconds.' })
  seconds!: number;
}

@Rules(traceRules)
@ArgsType()
export class TraceLotArgs {
  @Field({ description: 'The code of the lot, as on its label.' })
  code!: string;

  @Field(() => Int, { defaultValue: 0, description: 'How many steps to leave out: those of the pages before; 0 to 1,000,000.' })
  skip!: number;
}

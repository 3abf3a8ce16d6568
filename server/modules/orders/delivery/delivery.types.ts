import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { deliveryChoiceRules, deliveryTermsRules } from '../../../../schema/rules/orders/delivery.rules';
import { DeliveryFeeReason, DeliveryProblemKind, DeliveryWindow, DistanceClass, Weekday } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { DeliveryRate, DeliveryRateInput } from '../../settings/delivery-rate.types';
import '../enums/order.enums';
import '../enums/delivery.enums';

@ObjectType({ description: 'What prevents a seller’s part of a purchase from being handed over as chosen.' })
export class DeliveryProblem {
  @Field(() => DeliveryProblemKind, { description: 'The kind of problem.' })
  kind!: DeliveryProblemKind;

  @Field(() => String, { description: 'The part of the choice that it is about: method, preferredDay or preferredWindow.' })
  field!: 'method' | 'preferredDay' | 'preferredWindow';
}

@ObjectType({ description: 'How the lines of one seller are handed over, and what it costs.' })
export class DeliveryQuote {
  @Field(() => DeliveryMethod, { description: 'What it was reckoned for.' })
  method!: DeliveryMethod;

  @Field(() => [DeliveryMethod], { description: 'What the seller offers for this place; delivery as long as no place is known.' })
  methods!: DeliveryMethod[];

  @Field(() => DistanceClass, { nullable: true, description: 'How far it goes; null for pickup and until a place is known.' })
  distance!: DistanceClass | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Kilograms of all lines together; null where the weight of one is not known.',
  })
  weightKg!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'BDT. Null until a place is known, where the seller does not deliver there, and where the seller names it (onConfirmation).',
  })
  fee!: string | null;

  @Field(() => Boolean, { description: 'The seller names the fee when confirming; the buyer may accept it or leave the order.' })
  onConfirmation!: boolean;

  @Field(() => DeliveryFeeReason, { nullable: true, description: 'Why the seller names it; null where the fee is known.' })
  reason!: DeliveryFeeReason | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'BDT of products from which on this seller delivers free; null: never.' })
  freeFrom!: string | null;

  @Field(() => [DateScalar], { description: 'Days that can be preferred, within 30 days, the first one first.' })
  days!: string[];

  @Field(() => [DeliveryWindow], { description: 'Parts of a day that can be preferred.' })
  windows!: DeliveryWindow[];

  @Field(() => [DeliveryProblem], { description: 'Why it cannot be ordered as chosen; empty where it can.' })
  problems!: DeliveryProblem[];
}

@Rules(deliveryChoiceRules)
@InputType({ description: 'How the lines of one seller are to be handed over.' })
export class DeliveryChoiceInput {
  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;

  @Field(() => DeliveryMethod, { description: 'One of the seller’s methods for the place.' })
  method!: DeliveryMethod;

  @Field(() => DateScalar, { nullable: true, description: 'One of the seller’s days; any of them when left out.' })
  preferredDay?: string | null;

  @Field(() => DeliveryWindow, { nullable: true, description: 'One of the seller’s parts of the day; any of them when left out.' })
  preferredWindow?: DeliveryWindow | null;
}

@ObjectType({ description: 'What a seller offers of deliveries.' })
export class DeliveryTerms {
  @Field(() => ID, { description: 'That of the seller.' })
  id!: string;

  @Field(() => Boolean, { description: 'False while the seller has set nothing: then these are the usual terms.' })
  isOwn!: boolean;

  @Field(() => [DistanceClass], { description: 'Distances that the seller delivers to.' })
  distances!: DistanceClass[];

  @Field(() => [DeliveryRate], { description: 'The seller’s own rates; a distance without one costs what the platform asks.' })
  rates!: DeliveryRate[];

  @Field(() => [DeliveryRate], { description: 'The platform’s rates, one for each distance.' })
  platformRates!: DeliveryRate[];

  @Field(() => DecimalScalar, { nullable: true, description: 'BDT of products from which on delivery is free; null: never.' })
  freeFrom!: string | null;

  @Field(() => Boolean, { description: 'Whether buyers may pick up.' })
  pickup!: boolean;

  @Field(() => Int, { description: 'Days from an order to the first day it can come; 0: the same day.' })
  leadDays!: number;

  @Field(() => [Weekday], { description: 'Days of the week on which orders are handed over.' })
  weekdays!: Weekday[];

  @Field(() => [DeliveryWindow], { description: 'Parts of the day in which orders are handed over.' })
  windows!: DeliveryWindow[];

  @Field(() => Int, { nullable: true, description: 'Counts the changes; null while nothing is set.' })
  version!: number | null;

  @Field(() => Date, { nullable: true, description: 'When they were last changed.' })
  updatedAt!: Date | null;
}

@Rules(deliveryTermsRules)
@InputType({ description: 'All delivery terms of a seller together.' })
export class DeliveryTermsInput {
  @Field(() => [DistanceClass], { description: 'Distances to deliver to; none with pickup alone.' })
  distances!: DistanceClass[];

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: 'Own rates, at most one for each distance; what is left out costs what the platform asks.',
  })
  rates?: DeliveryRateInput[] | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'BDT of products from which on delivery is free, up to 10,000,000; null: never.',
  })
  freeFrom?: string | null;

  @Field(() => Boolean, { description: 'Whether buyers may pick up.' })
  pickup!: boolean;

  @Field(() => Int, { description: 'Days from an order to the first day it can come, 0 to 14.' })
  leadDays!: number;

  @Field(() => [Weekday], { description: 'At least one.' })
  weekdays!: Weekday[];

  @Field(() => [DeliveryWindow], { description: 'At least one.' })
  windows!: DeliveryWindow[];

  @Field(() => Int, { nullable: true, description: 'The version that was read: where another one is stored, CONFLICT.' })
  version?: number | null;
}

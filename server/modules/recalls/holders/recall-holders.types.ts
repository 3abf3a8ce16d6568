import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { afterRules } from '../../../../schema/rules/catalogue/lot.rules';
import { Role } from '../../../../schema/values/accounts/roles';
import { FoundGoodsOutcome, RecallRefund, RecallSms } from '../../../../schema/values/catalogue/lots';
import { Unit } from '../../../../schema/values/catalogue/units';
import { ProblemKind, ProblemState } from '../../../../schema/values/orders/order-problems';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';

registerEnumType(RecallSms, {
  name: 'RecallSms',
  description: 'Where the SMS about a recall is.',
  valuesConfig: {
    NONE: { description: 'None was sent: not yet, or the buyer wants none.' },
    PENDING: { description: 'It waits.' },
    SENT: { description: 'The provider has taken it.' },
    FAILED: { description: 'It could not be sent.' },
    REMOVED: { description: 'It was removed since, as all are after a year, or with the account.' },
  },
});

@ObjectType({ description: 'Someone who had some of a recalled lot: the part of one lot in one line of an order.' })
export class RecallHolder {
  @Field({
    description: 'The code of the lot that it was taken from: the recalled one, the same goods in another unit, or one made of these.',
  })
  lotCode!: string;

  @Field({ description: 'The name of the product when that lot was opened.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit of the quantities.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'The seller’s explanation of the unit OTHERS.' })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'That explanation in a second language.' })
  secondUnitNote!: string | null;

  @Field({ description: 'Who sold it, by the name of that time.' })
  sellerName!: string;

  @Field(() => ID, { description: 'The line of the order.' })
  lineId!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: 'The number of the order, e.g. HB-100001.' })
  trackingNumber!: string;

  @Field(() => OrderState, { description: 'The state of the order: it may be on its way.' })
  orderState!: OrderState;

  @Field({ description: 'Who ordered it.' })
  buyerName!: string;

  @Field(() => Role, { description: 'What they are: a trader may have sold it on.' })
  buyerRole!: Role;

  @Field({ description: 'Who received it.' })
  contactName!: string;

  @Field(() => String, { nullable: true, description: 'Their phone; null for a buyer whose account is closed.' })
  contactPhone!: string | null;

  @Field(() => DecimalScalar, { description: 'How much of the lot they had when it was recalled.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How much of that they listed again or sold: their buyers are in this list too.' })
  passedOn!: string;

  @Field(() => DecimalScalar, { description: 'How much of it came back since, or was found with them.' })
  found!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'How much of it was not there any more; null until it is stated.' })
  missing!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was stated last to be found of all that came with the line.' })
  stated!: string | null;

  @Field(() => DecimalScalar, { description: 'The most that can be stated: what of the line its buyer has not listed or sold.' })
  most!: string;

  @Field(() => FoundGoodsOutcome, { nullable: true, description: 'What became of what was found; null until somebody says.' })
  outcome!: FoundGoodsOutcome | null;

  @Field(() => Date, { nullable: true, description: 'When it was stated.' })
  statedAt!: Date | null;

  @Field(() => Role, { nullable: true, description: 'The role of who stated it.' })
  statedByRole!: Role | null;

  @Field(() => String, { nullable: true, description: 'Who stated it. Only admins read the names of admins.' })
  statedByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer was notified in the inbox; null while it is to come.' })
  notifiedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer read that.' })
  readAt!: Date | null;

  @Field(() => RecallSms, { description: 'Where the SMS about it is.' })
  sms!: RecallSms;

  @Field(() => Date, { nullable: true, description: 'When the SMS was sent.' })
  smsSentAt!: Date | null;

  @Field(() => RecallRefund, { description: 'What became of the refund.' })
  refund!: RecallRefund;

  @Field(() => DecimalScalar, { description: 'What was refunded, BDT.' })
  refunded!: string;

  @Field(() => [ProblemKind], { description: 'What the buyer reported of the line, each kind once.' })
  problems!: readonly ProblemKind[];
}

@ObjectType({ description: 'A page of those who had some of a recalled lot, lot by lot.' })
export class RecallHolders {
  @Field(() => [RecallHolder], { description: 'At most 1,000.' })
  holders!: readonly RecallHolder[];

  @Field(() => Int, { description: 'How many there are on all pages.' })
  totalCount!: number;

  @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null where nobody is on this page.' })
  endCursor!: string | null;

  @Field({ description: 'There are more after these.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'A problem that a buyer reported with goods of a lot, or of what was made of it.' })
export class LotProblem {
  @Field(() => ID, { description: 'The id of the problem.' })
  id!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: 'The number of the order, e.g. HB-100001.' })
  trackingNumber!: string;

  @Field({ description: 'The name of the product when it was ordered.' })
  name!: string;

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  kind!: ProblemKind;

  @Field(() => ProblemState, { description: 'How far it is.' })
  state!: ProblemState;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote.' })
  text!: string | null;

  @Field(() => Date, { description: 'When it was reported.' })
  reportedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is active.' })
  endedAt!: Date | null;

  @Field(() => [String], { description: 'The codes of the lots that the goods were taken from.' })
  lotCodes!: readonly string[];
}

@ObjectType({ description: 'A page of problems with goods of a lot, the latest first.' })
export class LotProblems {
  @Field(() => [LotProblem], { description: 'At most 1,000.' })
  problems!: readonly LotProblem[];

  @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null where there are none on this page.' })
  endCursor!: string | null;

  @Field({ description: 'There are more after these.' })
  hasMore!: boolean;
}

@Rules(afterRules)
@ArgsType()
export class RecallHoldersArgs {
  @Field({ description: 'The code of the lot, as on its label.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null;
}

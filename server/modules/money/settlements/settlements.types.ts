import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentGateway, SettlementDifference } from '../../../../schema/values/money/gateways';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { Connection } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../gateway/online-payment.types';

registerEnumType(SettlementDifference, {
  name: 'SettlementDifference',
  description: 'How what a gateway reports as settled differs from its payments and refunds.',
  valuesConfig: {
    MISSING: { description: 'Captured or refunded days ago, and in no settlement.' },
    DOUBLED: { description: 'Settled before: this is another line of its transaction.' },
    AMOUNT: { description: 'Settled with another amount.' },
    REJECTED: { description: 'Given by the gateway though it has rejected this refund: whoever pays it by hand sends nothing.' },
    NOT_OWED: {
      description: 'Given by the gateway though it was owed no more: paid by hand, given by another attempt, or needed by its order.',
    },
    UNKNOWN: { description: 'Settled, and of no payment or refund that is known here.' },
  },
});

@ObjectType({
  description: 'A difference between settlements of a gateway and its payments and refunds. Amounts are BDT, those of refunds negative.',
})
export class GatewayDifference {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SettlementDifference, { description: 'How.' })
  kind!: SettlementDifference;

  @Field(() => PaymentGateway, { description: 'Whose.' })
  gateway!: PaymentGateway;

  @Field({ description: "The gateway's transaction; empty where it has reported none." })
  transactionId!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was captured or refunded; null where it is UNKNOWN.' })
  expected!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the gateway settled, before its fee; null where it is MISSING.' })
  settled!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the settlement; null where it is MISSING.' })
  settledOn!: string | null;

  @Field(() => Date, { description: 'When the line was imported; when it was captured or refunded where it is MISSING.' })
  foundAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The order; of an UNKNOWN refund, that of the one rejected refund of this amount, which may be it, else null.',
  })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "The order's number." })
  trackingNumber!: string | null;
}

@ObjectType({ description: 'A page of differences, latest first.' })
export class GatewayDifferenceConnection extends Connection(GatewayDifference) {}

@ObjectType({ description: 'What gateways have settled. Amounts are BDT.' })
export class GatewayReconciliation {
  @Field(() => ID, { description: 'There is one.' })
  id!: string;

  @Field(() => DecimalScalar, { description: 'What gateways have yet to pay out; negative where they paid more than they had.' })
  clearing!: string;

  @Field(() => DecimalScalar, { description: 'What their fees took in all.' })
  fees!: string;

  @Field(() => Int, { description: 'Payments and refunds that should have been settled by now.' })
  missing!: number;

  @Field(() => Int, { description: 'Lines that settle a transaction again.' })
  doubled!: number;

  @Field(() => Int, { description: 'Lines of another amount.' })
  otherAmount!: number;

  @Field(() => Int, { description: 'Lines of transactions that are not known here.' })
  unknown!: number;

  @Field(() => Int, {
    description: 'Lines of refunds that the gateway has rejected and that are still rejected here, or paid by hand now.',
  })
  rejected!: number;

  @Field(() => Int, { description: 'Lines of refunds that were not owed any more.' })
  notOwed!: number;

  @Field(() => Int, { description: 'Days after which a payment that was not settled is missing.' })
  waitDays!: number;
}

@ObjectType({ description: 'What `importGatewaySettlement` did.' })
export class ImportGatewaySettlementPayload {
  @Field(() => Int, { description: 'Lines of the file.' })
  lineCount!: number;

  @Field(() => Int, { description: 'Those that were not imported before: they are in the ledger now.' })
  addedCount!: number;

  @Field(() => Int, { description: 'Those of them that agree with a payment or refund; the others are among `gatewayDifferences`.' })
  agreedCount!: number;

  @Field(() => GatewayReconciliation, { description: 'What gateways have settled, this file included.' })
  reconciliation!: GatewayReconciliation;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { PayoutState, TransferDifference } from '../../../../schema/values/money/payouts';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { Connection } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../../payouts/payout-account.entity';
import '../money.enums';

@ObjectType({
  description:
    'Money that the platform sends to a seller. The account is that of the day it began; its amount is off the balance until it fails.',
})
export class Payout {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Its number, PO-000123; the transfer has it as its text.' })
  number!: string;

  @Field(() => PayoutState, { description: 'How far it is.' })
  state!: PayoutState;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;

  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;

  @Field({ description: "The seller's name." })
  sellerName!: string;

  @Field(() => PayoutMethod, { description: 'The kind of the account.' })
  method!: PayoutMethod;

  @Field({ description: 'The number of the account.' })
  accountNumber!: string;

  @Field({ description: 'In whose name it is.' })
  holder!: string;

  @Field(() => String, { nullable: true, description: 'Of a bank account: the bank.' })
  bankName!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a bank account: the branch, where it was given.' })
  branch!: string | null;

  @Field(() => ID, { nullable: true, description: 'The batch it is in; null while it is requested.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the batch, PB-000123.' })
  batchNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the transfer, once it was made and its number is known.' })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  reason!: string | null;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => Date, { description: 'When it began.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'When it last changed.' })
  updatedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it failed.' })
  failedAt!: Date | null;

  wasFailed!: boolean;

  hasSellerLeft!: boolean;
}

@ObjectType({ description: 'A page of payouts, latest first.' })
export class PayoutConnection extends Connection(Payout) {}

@ObjectType({ description: 'What one order brought that is not paid out yet: the order may still change.' })
export class HeldOrder {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: "The order's number." })
  trackingNumber!: string;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;

  @Field(() => Date, { nullable: true, description: 'When it was delivered; null before.' })
  deliveredAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is due at the latest, unless a problem is reported; null before the delivery and while a problem is living.',
  })
  dueAt!: Date | null;
}

@ObjectType({ description: 'When the viewer is paid what. Amounts are BDT.' })
export class PayoutOutlook {
  @Field(() => ID, { description: "The seller's." })
  id!: string;

  @Field(() => DecimalScalar, {
    description: 'What can be paid out now: what the platform owes, less what is owed to it and what is held.',
  })
  due!: string;

  @Field(() => DecimalScalar, { description: 'What orders brought that are not complete yet.' })
  held!: string;

  @Field(() => [HeldOrder], { description: 'These orders, at most 50; those that are due first come first.' })
  heldOrders!: HeldOrder[];

  @Field(() => Payout, { nullable: true, description: 'The payout that is under way; another one begins after it.' })
  underWay!: Payout | null;

  @Field(() => DecimalScalar, {
    description:
      'From which amount money is paid out; it does not hold for credit older than 60 days, nor once nothing is sold and no order is open.',
  })
  minimum!: string;

  @Field({ description: 'Whether what is due can be asked for now.' })
  canBeAskedFor!: boolean;

  @Field(() => DateScalar, { description: 'When the next batch is planned, which has all that is due then.' })
  nextBatchOn!: string;
}

@ObjectType({ description: 'Payouts that were made together.' })
export class PayoutBatch {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Its number, PB-000123.' })
  number!: string;

  @Field(() => Date, { description: 'When it was made.' })
  madeAt!: Date;

  @Field(() => Int, { description: 'How many payouts it has.' })
  payoutCount!: number;

  @Field(() => DecimalScalar, { description: 'BDT of all of them.' })
  amount!: string;

  @Field(() => Int, { description: 'How many are not decided.' })
  sentCount!: number;

  @Field(() => Int, { description: 'How many were paid.' })
  paidCount!: number;

  @Field(() => Int, { description: 'How many failed.' })
  failedCount!: number;

  @Field(() => [PayoutMethod], { description: 'The methods of its payouts; each has a file of its own.' })
  methods!: PayoutMethod[];
}

@ObjectType({ description: 'A page of batches, latest first.' })
export class PayoutBatchConnection extends Connection(PayoutBatch) {}

@ObjectType({ description: 'What the next batch would pay. Amounts are BDT.' })
export class PayoutQueue {
  @Field(() => ID, { description: 'There is one.' })
  id!: string;

  @Field(() => DecimalScalar, { description: 'What sellers have asked for.' })
  requested!: string;

  @Field(() => Int, { description: 'How many sellers have asked.' })
  requestedCount!: number;

  @Field(() => DecimalScalar, { description: 'What is due to others who have an account.' })
  due!: string;

  @Field(() => Int, { description: 'How many these are.' })
  dueCount!: number;

  @Field(() => Int, { description: 'How many sellers are due money and have given no account for it.' })
  withoutAccount!: number;

  @Field(() => DecimalScalar, { description: 'What is in batches and not decided.' })
  sent!: string;

  @Field(() => DateScalar, { description: 'When the next batch is planned.' })
  nextBatchOn!: string;
}

@ObjectType({ description: 'How a report of transfers differs from a batch.' })
export class PayoutDifference {
  @Field(() => TransferDifference, { description: 'How.' })
  kind!: TransferDifference;

  @Field({ description: 'The number of the payout, as the report or the batch has it.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'The number of the transfer.' })
  reference!: string | null;

  @Field(() => DecimalScalar, { description: 'BDT of the transfer; of the payout where there is no transfer.' })
  amount!: string;
}

@ObjectType({ description: 'What `reconcilePayoutBatch` did.' })
export class ReconcilePayoutBatchPayload {
  batchId!: string;

  @Field(() => Int, { description: 'Payouts of the batch that the report agrees with; they are PAID.' })
  agreed!: number;

  @Field(() => [PayoutDifference], { description: 'What has to be looked at; nothing was changed by it.' })
  differences!: PayoutDifference[];
}

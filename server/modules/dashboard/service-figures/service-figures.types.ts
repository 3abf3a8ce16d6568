import { Field, Int, ObjectType } from 'type-graphql';
import { refundDays } from '../../../../schema/values/orders/order-money';
import { LONGEST_RESPONSE, serviceFigures } from '../../../../schema/values/market/service-figures';

const { days, leastResponses, leastDelivered, leastRefunds, openHours } = serviceFigures;

export const RESPONSE_HOURS = `Half of the first responses to orders (confirmed, declined, fee named) and public questions of the last ${days} days came within so many hours, rounded up; above ${LONGEST_RESPONSE} it is ${days * 24}. Orders that expired and questions that are open for more than ${openHours} hours count with their wait. Null below ${leastResponses} responses.`;
export const PROBLEM_PERCENT = `How many of 100 orders delivered in the last ${days} days had a problem that was accepted, or decided for the buyer: whole up to 5, above in steps of 5. Null below ${leastDelivered} delivered orders.`;
export const REFUNDS_IN_TIME_PERCENT = `How many of 100 refunds that the seller owed in the last ${days} days were given within ${refundDays.due} days, in steps of 5; 100 only where each was. Null below ${leastRefunds} refunds.`;

@ObjectType({ description: "A seller's own figures of the service: exact ones, and what everyone sees of them. Counted every hour." })
export class ServiceFigures {
  @Field(() => Int, { description: `First responses of the last ${days} days, and what got none in time.` })
  responses!: number;

  @Field(() => Int, { nullable: true, description: 'The median of how long they took, minutes; null where there is none.' })
  responseMinutes!: number | null;

  @Field(() => Int, { nullable: true, description: RESPONSE_HOURS })
  responseHours!: number | null;

  @Field(() => Int, { description: `Orders delivered in the last ${days} days.` })
  delivered!: number;

  @Field(() => Int, { description: 'How many of them had a problem that was accepted, or decided for the buyer.' })
  problems!: number;

  @Field(() => Int, { nullable: true, description: PROBLEM_PERCENT })
  problemPercent!: number | null;

  @Field(() => Int, {
    description: `Refunds that the seller owed in the last ${days} days and that were given, or whose ${refundDays.due} days are over. One that the buyer denied counts once an admin has decided.`,
  })
  refunds!: number;

  @Field(() => Int, { description: `How many of them were given within ${refundDays.due} days.` })
  refundsInTime!: number;

  @Field(() => Int, { nullable: true, description: REFUNDS_IN_TIME_PERCENT })
  refundsInTimePercent!: number | null;

  @Field(() => Date, { nullable: true, description: 'When they were counted; null before the first time.' })
  countedAt!: Date | null;
}

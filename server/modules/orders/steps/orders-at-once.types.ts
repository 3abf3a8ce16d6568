import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../../../schema/values/api/error-codes';
import type { MessageKey } from '../../../../schema/messages/text';
import { ConflictState } from '../../../platform/graphql/conflict-state.types';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import type { MessageParams } from '../../../platform/errors/app-error';
import { Order } from '../orders/order.entity';

/** Why an order could not take the step. */
export interface StepError {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

@ObjectType({ description: 'What became of one of several orders that were to take the same step.' })
export class OrderStepResult {
  @Field(() => ID, { description: 'The order, as the request named it.' })
  orderId!: string;

  @Field({ description: 'True: the order took the step. False: it is as it was, `code` and `message` say why.' })
  isDone!: boolean;

  @Field(() => String, { nullable: true, description: 'The error code, as in `extensions.code`; null where it is done.' })
  code!: ErrorCode | null;

  @Field(() => Order, { nullable: true, description: 'The order after its step; null where it took none.' })
  order!: Order | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day on whose lists the order is now (`sellerDay`); null where it took no step.',
  })
  dueDay!: string | null;

  @Field(() => ConflictState, { nullable: true, description: 'What the order is now, where that is why it took no step; else null.' })
  current!: ConflictState | null;

  error!: StepError | null;
}

/** A step writes about ten times what reading an order takes. */
const STEP_COST = 10;

/** This is the complexity of one entry: the mutation multiplies it by the number of orders. */
const results = {
  complexity: ({ childComplexity }: { childComplexity: number }) => STEP_COST + childComplexity,
  description: 'One for each order that was named, in that sequence.',
};

@ObjectType({ description: 'What `confirmOrders` did.' })
export class ConfirmOrdersPayload {
  @Field(() => [OrderStepResult], results)
  results!: OrderStepResult[];
}

@ObjectType({ description: 'What `shipOrders` did.' })
export class ShipOrdersPayload {
  @Field(() => [OrderStepResult], results)
  results!: OrderStepResult[];
}

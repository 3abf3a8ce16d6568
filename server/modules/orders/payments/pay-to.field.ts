import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import '../enums/order.enums';
import { dueOf } from '../account/order-money';
import { Order } from '../orders/order.entity';
import { isToBePaidBy, OrderPayeesService } from './order-payees.service';
import type { OrderPayeeRow } from '../account/order-payees.store';

@ObjectType({ description: 'Where the buyer of a confirmed order sends its mobile money.' })
export class PayTo {
  @Field(() => PaymentMethod, { description: 'BKASH, NAGAD or ROCKET.' })
  method!: PaymentMethod;

  @Field({ description: 'The number to send it to, as the seller had given it when the order was confirmed.' })
  number!: string;

  @Field({ description: 'In whose name the number is.' })
  holder!: string;

  @Field(() => DecimalScalar, { description: 'How much, BDT: what is still to be paid of the order, as `OrderMoney.due`.' })
  amount!: string;

  @Field({ description: 'What to write as reference: the tracking number.' })
  reference!: string;

  @Field(() => Date, { description: 'Until when; both parties are reminded afterwards, and the seller may cancel.' })
  payBy!: Date;
}

@injectable()
@Resolver(() => Order)
export class PayToField {
  constructor(private readonly payees: OrderPayeesService) {}

  @FieldResolver(() => PayTo, {
    nullable: true,
    description:
      'For the buyer of a confirmed order that is to be paid by mobile money: where to. Null for everyone else, once it is reported, and where the seller gave no account.',
  })
  async payTo(@Root() order: Order, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<PayTo | null> {
    if (!isToBePaidBy(viewer, order) || order.status === 'PLACED') return null;
    const payee = await loader<string, OrderPayeeRow>('order-payee', (ids) => this.payees.findForOrders(ids)).load(order.id);
    if (!payee || payee.method !== order.paymentMethod || payee.number === null || payee.holder === null) return null;
    return { ...payee, number: payee.number, holder: payee.holder, amount: dueOf(order), reference: order.trackingNumber };
  }
}

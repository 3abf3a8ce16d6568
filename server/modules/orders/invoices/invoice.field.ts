import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Order } from '../orders/order.entity';
import { Invoice } from './invoice.types';
import { InvoicesService } from './invoices.service';

@injectable()
@Resolver(() => Order)
export class InvoiceField {
  constructor(private readonly invoices: InvoicesService) {}

  @FieldResolver(() => Invoice, { nullable: true, description: 'Its invoice; null until it is sent for the first time.' })
  invoice(@Root() { id }: Order, @Context() { loader }: RequestContext): Promise<Invoice | null> {
    return loader<string, Invoice>('order-invoices', (ids) => this.invoices.findForOrders(ids)).load(id);
  }
}

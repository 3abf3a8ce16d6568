/** Numbers of invoices: an order has one from the first time it is sent. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { monthAt } from '../../../../schema/values/money/months';
import type { Invoice } from './invoice.types';
import { invoicesOfOrders, issueInvoices } from './invoices.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class InvoicesService {
  constructor(private readonly db: DataSource) {}

  /** For orders that are sent in this transaction; those that have an invoice retain it. */
  async issue(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    await issueInvoices(tx, orderIds, Number(monthAt(new Date()).slice(0, 4)));
  }

  /**
   * In the order requested; null for an order that was never sent. For callers that have asserted that the viewer may
   * see the orders.
   */
  async findForOrders(orderIds: readonly string[]): Promise<(Invoice | null)[]> {
    const invoicesByOrder = new Map((await invoicesOfOrders(this.db, orderIds)).map((invoice) => [invoice.orderId, invoice]));
    return orderIds.map((id) => {
      const invoice = invoicesByOrder.get(id);
      return invoice ? { number: `${invoice.year}-${String(invoice.sequence).padStart(5, '0')}`, issuedAt: invoice.issuedAt } : null;
    });
  }
}

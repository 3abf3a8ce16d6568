/**
 * Orders of all sellers as CSV, as the admin's list shows them: the same filter, headings in the admin's language. Read
 * in portions.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { OrderState } from '../../../../schema/values/orders/order-states';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate, csvPhone } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { accountColumns } from '../account/account-columns';
import { ClaimedCashService } from '../account/claimed-cash.service';
import { amountsOf, type OrderAmounts } from '../account/order-money';
import { type AdminOrders, AdminOrdersService } from './admin-orders.service';
import { commissionsOf, namesOf } from './admin-orders.store';
import type { Order } from '../orders/order.entity';

interface AdminOrderRow {
  readonly order: Order;
  readonly seller: string;
  readonly commission: string | null;
  readonly amounts: OrderAmounts;
  readonly paymentKey: MessageKey;
}

const COLUMNS: CsvColumns<AdminOrderRow> = {
  'csv.tracking': ({ order }) => order.trackingNumber,
  'csv.orderDate': ({ order }) => csvDate(order.placedAt),
  'csv.status': ({ order }, language) => text(stateKey(order.state), language),
  'csv.seller': ({ seller }) => seller,
  'csv.buyer': ({ order }) => order.contactName,
  'csv.phone': ({ order }) => csvPhone(order.contactPhone),
  'csv.quantity': ({ order }) => order.quantity,
  'csv.items': ({ order }) => order.subtotal,
  'csv.fee': ({ order }) => order.deliveryFee,
  'csv.discount': ({ order }) => order.discount,
  'csv.total': ({ order }) => order.total,
  'csv.commission': ({ commission }) => commission,
  'csv.payment': ({ order }, language) => text(`csv.method.${order.paymentMethod}`, language),
  'csv.paid': ({ paymentKey }, language) => text(paymentKey, language),
  ...accountColumns,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AdminOrdersCsvService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: AdminOrdersService,
    private readonly cash: ClaimedCashService,
  ) {}

  async make(viewer: Viewer, language: Language, filter: AdminOrders | null): Promise<CsvFile> {
    const { nodes, totalCount } = await this.orders.list(viewer, filter, { first: serverLimits.csvRows });
    const sellers = [...new Set(nodes.map(({ sellerId }) => sellerId))];
    const [names, commissions] = [
      await namesOf(this.db, sellers),
      await commissionsOf(
        this.db,
        nodes.map(({ id }) => id),
      ),
    ];
    const paymentKeys = await this.cash.paymentKeys(nodes);
    const file = await writeColumns({
      columns: COLUMNS,
      language,
      items: nodes,
      rowOf: (order): AdminOrderRow => ({
        order,
        seller: names.get(order.sellerId) ?? '',
        commission: commissions.get(order.id) ?? null,
        amounts: amountsOf(order),
        paymentKey: paymentKeys.get(order.id) ?? `csv.paymentStatus.${order.paymentStatus}`,
      }),
    });
    return { name: `all-orders-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}

/** A cancelled order is marked as in a seller's file. */
function stateKey(state: OrderState): MessageKey {
  return state === 'CANCELLED' ? 'csv.progress.CANCELLED' : `csv.state.${state}`;
}

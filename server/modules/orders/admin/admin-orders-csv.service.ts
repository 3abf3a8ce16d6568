/**
 * Orders of all sellers as CSV, as the admin's list shows them: the same filter, headings in the admin's language. Four
 * statements.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { OrderState } from '../../../../schema/values/orders/order-states';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, csvPhone, writeCsv } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { accountCells, accountHead } from '../account/account-cells';
import { type AdminOrders, AdminOrdersService } from './admin-orders.service';
import { commissionsOf, namesOf } from './admin-orders.store';
import type { Order } from '../orders/order.entity';

const HEAD: readonly MessageKey[] = [
  'csv.tracking',
  'csv.orderDate',
  'csv.status',
  'csv.seller',
  'csv.buyer',
  'csv.phone',
  'csv.quantity',
  'csv.items',
  'csv.fee',
  'csv.discount',
  'csv.total',
  'csv.commission',
  'csv.payment',
  'csv.paid',
];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AdminOrdersCsvService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: AdminOrdersService,
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
    const head = [...HEAD.map((key) => text(key, language)), ...accountHead(language)];
    const file = await writeCsv(head, nodes, (order) =>
      rowOf(order, { seller: names.get(order.sellerId) ?? '', commission: commissions.get(order.id) ?? null }, language),
    );
    return { name: `all-orders-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}

interface Known {
  readonly seller: string;
  readonly commission: string | null;
}

function rowOf(order: Order, { seller, commission }: Known, language: Language): CsvCell[] {
  return [
    order.trackingNumber,
    csvDate(order.placedAt),
    text(stateKey(order.state), language),
    seller,
    order.contactName,
    csvPhone(order.contactPhone),
    order.quantity,
    order.subtotal,
    order.deliveryFee,
    order.discount,
    order.total,
    commission,
    text(`csv.method.${order.paymentMethod}`, language),
    text(`csv.paymentStatus.${order.paymentStatus}`, language),
    ...accountCells(order),
  ];
}

/** A cancelled order is marked as in a seller's file. */
function stateKey(state: OrderState): MessageKey {
  return state === 'CANCELLED' ? 'csv.progress.CANCELLED' : `csv.state.${state}`;
}

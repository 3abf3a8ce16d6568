/** Orders of all sellers as CSV, as the admin's list shows them: the same filter, headings in his language. Three statements. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../schema/messages/text';
import { limits } from '../../../schema/values/limits';
import type { OrderStatus } from '../../../schema/values/orders';
import type { Language } from '../../../schema/values/roles';
import type { CsvFile } from '../../platform/csv/csv-file';
import { type CsvCell, csvDate, writeCsv } from '../../platform/csv/write-csv';
import { rows } from '../../platform/db/sql';
import type { Viewer } from '../../platform/graphql/context';
import { type DeskOrders, OrderDeskService } from './order-desk.service';
import type { Order } from './order.entity';

const HEAD: readonly MessageKey[] = [
  ...(['csv.tracking', 'csv.orderDate', 'csv.status', 'csv.seller', 'csv.buyer', 'csv.phone', 'csv.quantity', 'csv.items'] as const),
  ...(['csv.fee', 'csv.discount', 'csv.total', 'csv.commission', 'csv.payment', 'csv.paid'] as const),
];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderDeskCsvService {
  constructor(
    private readonly db: DataSource,
    private readonly desk: OrderDeskService,
  ) {}

  async make(viewer: Viewer, language: Language, filter: DeskOrders | null): Promise<CsvFile> {
    const { nodes, totalCount } = await this.desk.list(viewer, filter, { first: limits.csvRows });
    const sellers = [...new Set(nodes.map(({ sellerId }) => sellerId))];
    const named = await rows<{ id: string; name: string }>(this.db, 'SELECT id, name FROM users WHERE id = ANY ($1::uuid[])', [sellers]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    const cells = nodes.map((order) => rowOf(order, names.get(order.sellerId) ?? '', language));
    const head = HEAD.map((key) => text(key, language));
    return { name: `all-orders-${csvDate(new Date())}.csv`, text: writeCsv(head, cells), rowCount: nodes.length, totalCount };
  }
}

function rowOf(order: Order, seller: string, language: Language): CsvCell[] {
  return [
    ...[order.trackingNumber, csvDate(order.placedAt), text(stateKey(order.status), language), seller],
    ...[order.contactName, order.contactPhone, order.quantity, order.subtotal, order.deliveryFee, order.discount],
    ...[order.total, order.commission],
    ...[text(`csv.method.${order.paymentMethod}`, language), text(`csv.paymentStatus.${order.paymentStatus}`, language)],
  ];
}

/** A cancelled order says so as in a seller's file. */
function stateKey(status: OrderStatus): MessageKey {
  return status === 'CANCELLED' ? 'csv.progress.CANCELLED' : `csv.state.${status}`;
}

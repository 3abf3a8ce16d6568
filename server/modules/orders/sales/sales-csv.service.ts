/**
 * A seller's orders as CSV, as the list shows them: the same filter, the same order, the headings in the seller's
 * language. Four statements at most.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import { progressOf } from '../../../../schema/values/orders/orders';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { OrderSort } from '../../../../schema/values/api/sort-options';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, csvPhone, writeCsv } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { itemText } from '../day/items-text';
import type { OrderLine } from '../orders/order-line.entity';
import { accountCells, accountHead } from '../account/account-cells';
import { OrderPartsService } from '../orders/order-parts.service';
import type { Order } from '../orders/order.entity';
import type { OrderListFilter } from '../orders/order-filter.query';
import { OrdersService } from '../orders/orders.service';

const HEAD: readonly MessageKey[] = [
  'csv.tracking',
  'csv.orderDate',
  'csv.status',
  'csv.products',
  'csv.quantity',
  'csv.items',
  'csv.fee',
  'csv.discount',
  'csv.earning',
  'csv.payment',
  'csv.paid',
  'csv.buyer',
  'csv.phone',
  'csv.address',
  'csv.note',
];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SalesCsvService {
  constructor(
    private readonly orders: OrdersService,
    private readonly parts: OrderPartsService,
    private readonly geography: GeographyService,
  ) {}

  async make(viewer: Viewer, language: Language, filter: OrderListFilter | null, sort: OrderSort): Promise<CsvFile> {
    const { nodes, totalCount } = await this.orders.sales(viewer, filter, sort, { first: serverLimits.csvRows });
    const lines = await this.parts.linesOf(nodes.map(({ id }) => id));
    const head = [...HEAD.map((key) => text(key, language)), ...accountHead(language)];
    const file = await writeCsv(head, nodes, (order, index) => this.row(order, lines[index] ?? [], language));
    return { name: `orders-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }

  private async row(order: Order, lines: readonly OrderLine[], language: Language): Promise<CsvCell[]> {
    const products = lines.map((line) => itemText(line, language)).join('; ');
    return [
      order.trackingNumber,
      csvDate(order.placedAt),
      text(`csv.progress.${progressOf(order.status)}`, language),
      products,
      order.quantity,
      order.subtotal,
      order.deliveryFee,
      order.discount,
      order.total,
      text(`csv.method.${order.paymentMethod}`, language),
      text(`csv.paymentStatus.${order.paymentStatus}`, language),
      order.contactName,
      csvPhone(order.contactPhone),
      await this.placeOf(order, language),
      order.note,
      ...accountCells(order),
    ];
  }

  private async placeOf({ address, upazilaId }: Order, language: Language): Promise<string> {
    return [address, await this.geography.placeName(upazilaId, language)].filter(Boolean).join(', ');
  }
}

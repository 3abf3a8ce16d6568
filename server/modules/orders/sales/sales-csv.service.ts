/**
 * A seller's orders as CSV, as the list shows them: the same filter, the same order, the headings in the seller's
 * language. Read in portions.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import { progressOf } from '../../../../schema/values/orders/orders';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { OrderSort } from '../../../../schema/values/api/sort-options';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate, csvPhone } from '../../../platform/csv/write-csv';
import { mapInPortions } from '../../../platform/paging/portions';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { itemText } from '../day/items-text';
import type { OrderLine } from '../orders/order-line.entity';
import { accountColumns } from '../account/account-columns';
import { ClaimedCashService } from '../account/claimed-cash.service';
import { amountsOf, type OrderAmounts } from '../account/order-money';
import { OrderPartsService } from '../orders/order-parts.service';
import type { Order } from '../orders/order.entity';
import type { OrderListFilter } from '../orders/order-filter.query';
import { OrdersService } from '../orders/orders.service';

interface SaleRow {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  /** The name of the upazila that the order is brought to. */
  readonly place: string | null;
  readonly amounts: OrderAmounts;
  readonly paymentKey: MessageKey;
}

const COLUMNS: CsvColumns<SaleRow> = {
  'csv.tracking': ({ order }) => order.trackingNumber,
  'csv.orderDate': ({ order }) => csvDate(order.placedAt),
  'csv.status': ({ order }, language) => text(`csv.progress.${progressOf(order.status)}`, language),
  'csv.products': ({ lines }, language) => lines.map((line) => itemText(line, language)).join('; '),
  'csv.quantity': ({ order }) => order.quantity,
  'csv.items': ({ order }) => order.subtotal,
  'csv.fee': ({ order }) => order.deliveryFee,
  'csv.discount': ({ order }) => order.discount,
  'csv.earning': ({ order }) => order.total,
  'csv.payment': ({ order }, language) => text(`csv.method.${order.paymentMethod}`, language),
  'csv.paid': ({ paymentKey }, language) => text(paymentKey, language),
  'csv.buyer': ({ order }) => order.contactName,
  'csv.phone': ({ order }) => csvPhone(order.contactPhone),
  'csv.address': ({ order, place }) => [order.address, place].filter(Boolean).join(', '),
  'csv.note': ({ order }) => order.note,
  ...accountColumns,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SalesCsvService {
  constructor(
    private readonly orders: OrdersService,
    private readonly parts: OrderPartsService,
    private readonly geography: GeographyService,
    private readonly cash: ClaimedCashService,
  ) {}

  async make(viewer: Viewer, language: Language, filter: OrderListFilter | null, sort: OrderSort): Promise<CsvFile> {
    const { nodes, totalCount } = await this.orders.sales(viewer, filter, sort, { first: serverLimits.csvRows });
    const lines = await mapInPortions(nodes, (orders) => this.parts.linesOf(orders.map(({ id }) => id)));
    const paymentKeys = await this.cash.paymentKeys(nodes);
    const file = await writeColumns({
      columns: COLUMNS,
      language,
      items: nodes,
      rowOf: async (order, index): Promise<SaleRow> => ({
        order,
        lines: lines[index] ?? [],
        place: await this.geography.placeName(order.upazilaId, language),
        amounts: amountsOf(order),
        paymentKey: paymentKeys.get(order.id) ?? `csv.paymentStatus.${order.paymentStatus}`,
      }),
    });
    return { name: `orders-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}

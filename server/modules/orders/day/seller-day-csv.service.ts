/** A list of a seller's day as CSV, the headings in the seller's language. Four statements at most. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { DayList } from '../../../../schema/values/orders/seller-day';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumnsAs } from '../../../platform/csv/csv-columns';
import { csvPhone } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { amountsOf, type OrderAmounts } from '../account/order-money';
import type { OrderLine } from '../orders/order-line.entity';
import { OrderPartsService } from '../orders/order-parts.service';
import { type DayText, dayTexts } from './day-texts';
import { unitText } from '../../../../schema/values/catalogue/unit-text';
import { itemsText } from './items-text';
import { SellerDayService } from './seller-day.service';
import type { DayOrder, SellerDay } from './seller-day.types';

interface Table {
  readonly rowCount: number;
  readonly write: () => Promise<string>;
}

interface DueRow {
  readonly due: DayOrder;
  readonly lines: readonly OrderLine[];
}

/** An order on the way, with the name of its upazila and what is paid of it. */
interface RunRow extends DueRow {
  readonly place: string | null;
  readonly amounts: OrderAmounts;
}

type Heading = DayText | MessageKey;

const PICK_COLUMNS: CsvColumns<SellerDay['pickList'][number], Heading> = {
  'csv.product': ({ name }) => name,
  quantity: ({ quantity }) => quantity,
  'csv.unit': (row, language) => unitText(row, language),
  weight: ({ weightKg }) => weightKg,
  orders: ({ orderCount }) => orderCount,
};

const PACK_COLUMNS: CsvColumns<DueRow, Heading> = {
  'csv.tracking': ({ due }) => due.order.trackingNumber,
  day: ({ due }) => due.day,
  overdue: ({ due }, language) => overdueText(due, language),
  'csv.buyer': ({ due }) => due.order.contactName,
  items: ({ lines }, language) => itemsText(lines, language),
  weight: ({ due }) => due.weightKg,
  method: ({ due }, language) => dayTexts[language][due.order.deliveryMethod],
  window: ({ due }, language) => windowText(due, language),
  'csv.note': ({ due }) => due.order.note,
};

const RUN_COLUMNS: CsvColumns<RunRow, Heading> = {
  upazila: ({ place }) => place,
  'csv.address': ({ due }) => due.order.address,
  'csv.buyer': ({ due }) => due.order.contactName,
  'csv.phone': ({ due }) => csvPhone(due.order.contactPhone),
  'csv.tracking': ({ due }) => due.order.trackingNumber,
  day: ({ due }) => due.day,
  overdue: ({ due }, language) => overdueText(due, language),
  collect: ({ due }) => due.amountToCollect,
  weight: ({ due }) => due.weightKg,
  items: ({ lines }, language) => itemsText(lines, language),
  method: ({ due }, language) => dayTexts[language][due.order.deliveryMethod],
  window: ({ due }, language) => windowText(due, language),
  'csv.note': ({ due }) => due.order.note,
  // paid before, still to be paid in any way, and what goes back
  'csv.received': ({ amounts }) => amounts.received,
  'csv.due': ({ amounts }) => amounts.due,
  'csv.refundDue': ({ amounts }) => amounts.refundDue,
};

const NAMES: Readonly<Record<DayList, string>> = { PICK: 'pick-list', PACK: 'packing-list', RUN: 'run-sheet' };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellerDayCsvService {
  constructor(
    private readonly days: SellerDayService,
    private readonly parts: OrderPartsService,
    private readonly geography: GeographyService,
  ) {}

  /**
   * Makes the list of the day, '2026-11-25', or of today where none is given. `totalCount` is above `rowCount` where
   * the day has more orders than the list.
   */
  async make(viewer: Viewer, language: Language, list: DayList, date: string | null): Promise<CsvFile> {
    const day = await this.days.findForSeller(viewer, date);
    const { rowCount, write } = await this.table(day, list, language);
    const { counts, packingList } = day;
    const missing =
      counts.toPick + counts.toDeliver - packingList.length - day.runSheet.reduce((sum, { orders }) => sum + orders.length, 0);
    return { name: `${NAMES[list]}-${day.date}.csv`, text: await write(), rowCount, totalCount: rowCount + missing };
  }

  private table(day: SellerDay, list: DayList, language: Language): Table | Promise<Table> {
    if (list === 'PICK') return tableOf(PICK_COLUMNS, day.pickList, language);
    return list === 'PACK' ? this.packTable(day, language) : this.runTable(day, language);
  }

  private async packTable({ packingList }: SellerDay, language: Language): Promise<Table> {
    const lines = await this.linesOf(packingList);
    const rows = packingList.map((due, index): DueRow => ({ due, lines: lines[index] ?? [] }));
    return tableOf(PACK_COLUMNS, rows, language);
  }

  private async runTable({ runSheet }: SellerDay, language: Language): Promise<Table> {
    const orders = runSheet.flatMap((stop) => stop.orders);
    const lines = await this.linesOf(orders);
    const places = await Promise.all(orders.map(({ order }) => this.geography.placeName(order.upazilaId, language)));
    const rows = orders.map((due, index): RunRow => {
      return { due, lines: lines[index] ?? [], place: places[index] ?? null, amounts: amountsOf(due.order) };
    });
    return tableOf(RUN_COLUMNS, rows, language);
  }

  private linesOf(orders: readonly DayOrder[]): Promise<OrderLine[][]> {
    return this.parts.linesOf(orders.map(({ order }) => order.id));
  }
}

function tableOf<Row>(columns: CsvColumns<Row, Heading>, rows: readonly Row[], language: Language): Table {
  const list = { columns, language, items: rows, rowOf: (row: Row) => row };
  return { rowCount: rows.length, write: () => writeColumnsAs(list, (heading) => headingOf(heading, language)) };
}

const headingOf = (heading: Heading, language: Language): string =>
  isDayText(heading) ? dayTexts[language][heading] : text(heading, language);

const isDayText = (heading: Heading): heading is DayText => heading in dayTexts.en;

const overdueText = ({ isOverdue }: DayOrder, language: Language): string | null => (isOverdue ? dayTexts[language].yes : null);

const windowText = ({ order }: DayOrder, language: Language): string | null =>
  order.preferredWindow && dayTexts[language][order.preferredWindow];

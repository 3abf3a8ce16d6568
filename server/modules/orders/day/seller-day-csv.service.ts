/** A list of a seller's day as CSV, the headings in the seller's language. Four statements at most. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { DayList } from '../../../../schema/values/orders/seller-day';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvPhone, writeCsv } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { amountsOf } from '../account/order-money';
import type { OrderLine } from '../orders/order-line.entity';
import { OrderPartsService } from '../orders/order-parts.service';
import { type DayText, dayTexts } from './day-texts';
import { unitText } from '../../../../schema/values/catalogue/unit-text';
import { itemsText } from './items-text';
import { SellerDayService } from './seller-day.service';
import type { DayOrder, SellerDay } from './seller-day.types';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

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
    const day = await this.days.ofSeller(viewer, date);
    const { head, rows } = await this.table(day, list, language);
    const { counts, packingList } = day;
    const missing =
      counts.toPick + counts.toDeliver - packingList.length - day.runSheet.reduce((sum, { orders }) => sum + orders.length, 0);
    const file = await writeCsv(head, rows, (row) => row);
    return { name: `${NAMES[list]}-${day.date}.csv`, text: file, rowCount: rows.length, totalCount: rows.length + missing };
  }

  private table(day: SellerDay, list: DayList, language: Language): Table | Promise<Table> {
    if (list === 'PICK') return pickTable(day, language);
    return list === 'PACK' ? this.packTable(day, language) : this.runTable(day, language);
  }

  private async packTable({ packingList }: SellerDay, language: Language): Promise<Table> {
    const lines = await this.linesOf(packingList);
    const rows = packingList.map((due, index): CsvCell[] => [
      due.order.trackingNumber,
      due.day,
      overdueText(due, language),
      due.order.contactName,
      itemsText(lines[index] ?? [], language),
      due.weightKg,
      ...handOverTexts(due, language),
      due.order.note,
    ]);
    const head = [
      ...headOf(language, ['csv.tracking', 'day', 'overdue', 'csv.buyer', 'items']),
      ...headOf(language, ['weight', 'method', 'window', 'csv.note']),
    ];
    return { head, rows };
  }

  private async runTable({ runSheet }: SellerDay, language: Language): Promise<Table> {
    const orders = runSheet.flatMap((stop) => stop.orders);
    const lines = await this.linesOf(orders);
    const places = await Promise.all(orders.map(({ order }) => this.geography.placeName(order.upazilaId, language)));
    const rows = orders.map((due, index): CsvCell[] => [
      places[index] ?? null,
      due.order.address,
      due.order.contactName,
      csvPhone(due.order.contactPhone),
      due.order.trackingNumber,
      due.day,
      overdueText(due, language),
      due.amountToCollect,
      due.weightKg,
      itemsText(lines[index] ?? [], language),
      ...handOverTexts(due, language),
      due.order.note,
      ...paidCells(due),
    ]);
    const head = [
      ...headOf(language, ['upazila', 'csv.address', 'csv.buyer', 'csv.phone', 'csv.tracking', 'day']),
      ...headOf(language, ['overdue', 'collect', 'weight', 'items', 'method', 'window', 'csv.note']),
      ...headOf(language, ['csv.received', 'csv.due', 'csv.refundDue']),
    ];
    return { head, rows };
  }

  private linesOf(orders: readonly DayOrder[]): Promise<OrderLine[][]> {
    return this.parts.linesOf(orders.map(({ order }) => order.id));
  }
}

function pickTable({ pickList }: SellerDay, language: Language): Table {
  const rows = pickList.map(({ name, quantity, weightKg, orderCount, ...unit }) => [
    name,
    quantity,
    unitText(unit, language),
    weightKg,
    orderCount,
  ]);
  return { head: headOf(language, ['csv.product', 'quantity', 'csv.unit', 'weight', 'orders']), rows };
}

const headOf = (language: Language, keys: readonly (DayText | MessageKey)[]): string[] =>
  keys.map((key) => (isDayText(key) ? dayTexts[language][key] : text(key, language)));

const isDayText = (key: DayText | MessageKey): key is DayText => key in dayTexts.en;

const overdueText = ({ isOverdue }: DayOrder, language: Language): string | null => (isOverdue ? dayTexts[language].yes : null);

const handOverTexts = ({ order }: DayOrder, language: Language): (string | null)[] => [
  dayTexts[language][order.deliveryMethod],
  order.preferredWindow && dayTexts[language][order.preferredWindow],
];

/** Returns what was paid before, what is still to be paid in any way, and what goes back. */
function paidCells({ order }: DayOrder): CsvCell[] {
  const { received, due, refundDue } = amountsOf(order);
  return [received, due, refundDue];
}

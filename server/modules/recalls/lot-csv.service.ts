/**
 * The trace of a lot as CSV, a row for each sale: the key data elements of harvesting, shipping, receiving and
 * transforming that FSMA 204 asks for. Before them a row for each lot, with what came into it and is left, and for each
 * that went on in another unit; after them one for each quantity that left a lot, which the reader may read, without a
 * sale, or was counted in again. It has no names of buyers who are no business, and no phones.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../schema/messages/text';
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import { type Language, roleLabels } from '../../../schema/values/accounts/roles';
import { gradeText } from '../../../schema/values/catalogue/grades';
import { LotRemovalCause } from '../../../schema/values/catalogue/lots';
import { textFor } from '../../../schema/values/catalogue/product-text';
import { unitText } from '../../../schema/values/catalogue/unit-text';
import { serverLimits } from '../../../schema/values/server-limits';
import type { CsvFile } from '../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../platform/csv/csv-columns';
import { csvDate } from '../../platform/csv/write-csv';
import { notFound } from '../../platform/errors/common-errors';
import { money } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { parseLabelCode } from '../catalogue/labels/labels.service';
import { GeographyService } from '../geography/geography.service';
import { type LotFileStep, traceFileSteps } from './lot-trace.query';
import { furthestOf, furthestUnitChangeOf, mayHold } from './lot.policy';
import { type LotRemovalRow, removalsOfLots, removalTotals } from './lot-removals.query';
import type { LotView } from './lot.types';
import { lotByCode, lotViewsByCodes } from './lots.query';
import { type LotUnitChange, unitChangesOf } from './unit-changes.query';

/** A sale has no cause, and a removal no seller's place, buyer or way; a lot that went on has neither. */
interface TraceRow {
  readonly direction: LotFileStep['direction'] | 'LOT' | 'NEW_UNIT' | 'REMOVED' | 'BACK';
  readonly quantity: LotFileStep['quantity'];
  readonly harvestedFrom: string | null;
  readonly harvestedUntil: string | null;
  readonly code: string;
  readonly product: string;
  readonly unit: string | null;
  readonly grade: string | null;
  readonly lot: LotView | null;
  readonly seller: string;
  readonly sale: LotFileStep | null;
  readonly sellerPlace: string | null;
  readonly removal: LotRemovalRow | null;
  readonly change: LotUnitChange | null;
}

const COLUMNS: CsvColumns<TraceRow> = {
  'csv.direction': ({ direction }, language) => text(`csv.trace.${direction}`, language),
  'csv.distance': ({ sale, change, lot }) => (change || lot ? 0 : sale && sale.distance),
  'csv.lot': ({ code }) => code,
  'csv.product': ({ product }) => product,
  'csv.quantity': ({ quantity }) => quantity,
  'csv.returned': ({ sale }) => sale && sale.returned,
  'csv.unit': ({ unit }) => unit,
  'csv.harvestedFrom': ({ harvestedFrom }) => harvestedFrom,
  'csv.harvestedUntil': ({ harvestedUntil }) => harvestedUntil,
  'csv.grade': ({ grade }) => grade,
  'csv.lotState': ({ lot }, language) => lot && text(`csv.lotState.${lot.state}`, language),
  'csv.lotLeft': ({ lot }) => lot && lot.remaining,
  'csv.seller': ({ seller }) => seller,
  'csv.sellerPlace': ({ sellerPlace }) => sellerPlace,
  'csv.buyer': ({ sale }, language) => sale && buyerText(sale, language),
  'csv.tracking': ({ sale }) => sale && sale.trackingNumber,
  'csv.shippedOn': ({ sale }) => sale && csvDate(sale.shippedAt),
  'csv.receivedOn': ({ sale }) => sale && csvDate(sale.deliveredAt),
  'csv.madeLots': ({ sale, change }) => (change ? change.code : sale && sale.madeLots),
  'csv.removedOn': ({ removal, change }) => (change ? csvDate(change.changedAt) : removal && csvDate(removal.createdAt)),
  'csv.cause': ({ removal, change }, language) => {
    const cause = change ? LotRemovalCause.NEW_UNIT : removal && isBack(removal) ? 'BACK' : removal?.cause;
    return cause ? text(`csv.cause.${cause}`, language) : null;
  },
};

/** A seller counted in again what was counted away. */
const isBack = ({ quantity }: LotRemovalRow): boolean => money(quantity).lt(0);

/** Buyers who are no business have no name in the file. */
const buyerText = ({ buyerRole, buyerName }: LotFileStep, language: Language): string | null =>
  isBusinessBuyer(buyerRole) ? buyerName : roleLabels[buyerRole][language];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotCsvService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  /** NOT_FOUND for another seller's lot and for what is no lot. */
  async make(viewer: Viewer, written: string, language: Language): Promise<CsvFile> {
    const lot = await lotByCode(this.db, parseLabelCode(written) ?? '');
    if (!lot) throw notFound();
    assertMay(mayHold(viewer, lot), 'NOT_FOUND');
    const steps = await traceFileSteps(this.db, lot.id, furthestOf(viewer), serverLimits.csvRows + 1);
    const changes = await unitChangesOf(this.db, lot.id, furthestUnitChangeOf(viewer));
    const codes = new Set([lot.code, ...changes.flatMap(({ fromCode, code }) => [fromCode, code]), ...steps.map(({ code }) => code)]);
    const readable = (await lotViewsByCodes(this.db, [...codes])).filter((one) => mayHold(viewer, one));
    const lots = new Map(readable.map((one) => [one.id, one]));
    const removals = await removalsOfLots(this.db, [...lots.keys()], serverLimits.csvRows + 1);
    const gone = removals.filter(({ cause }) => cause !== LotRemovalCause.NEW_UNIT);
    const totals = new Map((await removalTotals(this.db, [...lots.keys()])).map((one) => [one.lotId, one.quantity]));
    const lines = [...readable, ...changes, ...steps, ...gone];
    const rows = lines.slice(0, serverLimits.csvRows);
    const file = await writeColumns({
      columns: COLUMNS,
      language,
      items: rows,
      rowOf: (line) => {
        if ('fromCode' in line) return unitChangeRow(line, language);
        if ('ownerId' in line) return this.lotRow(line, totals.get(line.id) ?? '0', language);
        return 'cause' in line ? removalRow(lots.get(line.lotId) ?? lot, line, language) : this.saleRow(line, language);
      },
    });
    return { name: `lot-${lot.code}-${csvDate(new Date())}.csv`, text: file, rowCount: rows.length, totalCount: lines.length };
  }

  /** `removed`: what its quantity is without. */
  private async lotRow(lot: LotView, removed: string, language: Language): Promise<TraceRow> {
    const { code, quantity, harvestedFrom, harvestedUntil, grade, ownerName: seller } = lot;
    return {
      direction: 'LOT',
      code,
      quantity: money(quantity).plus(removed).toFixed(),
      harvestedFrom,
      harvestedUntil,
      grade: grade && gradeText(grade, language),
      lot,
      seller,
      product: textFor(language, lot.name, lot.secondName),
      unit: unitText(lot, language),
      sale: null,
      sellerPlace: await this.geography.placeName(lot.upazilaId, language),
      removal: null,
      change: null,
    };
  }

  private async saleRow(sale: LotFileStep, language: Language): Promise<TraceRow> {
    const { direction, code, quantity, harvestedFrom, harvestedUntil, sellerName: seller } = sale;
    return {
      direction,
      code,
      quantity,
      harvestedFrom,
      harvestedUntil,
      seller,
      product: textFor(language, sale.name, sale.secondName),
      unit: unitText(sale, language),
      grade: sale.grade && gradeText(sale.grade, language),
      lot: null,
      sale,
      sellerPlace: await this.geography.placeName(sale.upazilaId, language),
      removal: null,
      change: null,
    };
  }
}

function removalRow(lot: LotView, removal: LotRemovalRow, language: Language): TraceRow {
  const { code, harvestedFrom, harvestedUntil, grade, ownerName: seller } = lot;
  return {
    direction: isBack(removal) ? 'BACK' : 'REMOVED',
    code,
    quantity: money(removal.quantity).abs().toFixed(),
    harvestedFrom,
    harvestedUntil,
    grade: grade && gradeText(grade, language),
    seller,
    product: textFor(language, lot.name, lot.secondName),
    unit: unitText({ ...lot, secondUnitNote: null }, language),
    lot: null,
    sale: null,
    sellerPlace: null,
    removal,
    change: null,
  };
}

function unitChangeRow(change: LotUnitChange, language: Language): TraceRow {
  return {
    direction: 'NEW_UNIT',
    code: change.fromCode,
    quantity: change.fromQuantity,
    harvestedFrom: null,
    harvestedUntil: null,
    grade: null,
    seller: change.sellerName,
    product: textFor(language, change.name, change.secondName),
    unit: unitText({ unit: change.fromUnit, customUnitNote: change.fromCustomUnitNote, secondUnitNote: null }, language),
    lot: null,
    sale: null,
    sellerPlace: null,
    removal: null,
    change,
  };
}

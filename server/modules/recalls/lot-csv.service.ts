/**
 * The trace of a lot as CSV, a row for each sale: the key data elements of harvesting, shipping, receiving and
 * transforming that FSMA 204 asks for, a row for each lot that went on in another unit, and a row for each quantity
 * that left the lot without a sale. It has no names of buyers who are no business, and no phones.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../schema/messages/text';
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import { type Language, roleLabels } from '../../../schema/values/accounts/roles';
import { gradeText } from '../../../schema/values/catalogue/grades';
import { LotRemovalCause } from '../../../schema/values/catalogue/lots';
import { textFor } from '../../../schema/values/catalogue/product-text';
import { unitText } from '../../../schema/values/catalogue/unit-text';
import { serverLimits } from '../../../schema/values/server-limits';
import type { CsvFile } from '../../platform/csv/csv-file';
import { type CsvCell, csvDate, writeCsv } from '../../platform/csv/write-csv';
import { notFound } from '../../platform/errors/common-errors';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { parseLabelCode } from '../catalogue/labels/labels.service';
import { GeographyService } from '../geography/geography.service';
import { type LotFileStep, traceFileSteps } from './lot-trace.query';
import { furthestOf, mayHold } from './lot.policy';
import { type LotRemovalRow, removalsOfLots } from './lot-removals.query';
import type { LotView } from './lot.types';
import { lotByCode } from './lots.query';
import { type LotUnitChange, unitChangesOf } from './unit-changes.query';

const HEAD: readonly MessageKey[] = [
  'csv.direction',
  'csv.distance',
  'csv.lot',
  'csv.product',
  'csv.quantity',
  'csv.returned',
  'csv.unit',
  'csv.harvestedFrom',
  'csv.harvestedUntil',
  'csv.grade',
  'csv.seller',
  'csv.sellerPlace',
  'csv.buyer',
  'csv.tracking',
  'csv.shippedOn',
  'csv.receivedOn',
  'csv.madeLots',
  'csv.removedOn',
  'csv.cause',
];

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
    const removals = await removalsOfLots(this.db, [lot.id], serverLimits.csvRows + 1);
    const gone = removals.filter(({ cause }) => cause !== LotRemovalCause.NEW_UNIT);
    const lines = [...(await unitChangesOf(this.db, lot.id)), ...steps, ...gone];
    const rows = lines.slice(0, serverLimits.csvRows);
    const head = HEAD.map((key) => text(key, language));
    const file = await writeCsv(head, rows, (line) => {
      if ('fromCode' in line) return unitChangeRow(line, language);
      return 'cause' in line ? removalRow(lot, line, language) : this.row(line, language);
    });
    return { name: `lot-${lot.code}-${csvDate(new Date())}.csv`, text: file, rowCount: rows.length, totalCount: lines.length };
  }

  private async row(step: LotFileStep, language: Language): Promise<CsvCell[]> {
    const buyer = isBusinessBuyer(step.buyerRole) ? step.buyerName : roleLabels[step.buyerRole][language];
    return [
      text(`csv.trace.${step.direction}`, language),
      step.distance,
      step.code,
      textFor(language, step.name, step.secondName),
      step.quantity,
      step.returned,
      unitText(step, language),
      step.harvestedFrom,
      step.harvestedUntil,
      step.grade && gradeText(step.grade, language),
      step.sellerName,
      await this.geography.placeName(step.upazilaId, language),
      buyer,
      step.trackingNumber,
      csvDate(step.shippedAt),
      csvDate(step.deliveredAt),
      step.madeLots,
      null,
      null,
    ];
  }
}

function unitChangeRow(change: LotUnitChange, language: Language): CsvCell[] {
  const unit = { unit: change.fromUnit, customUnitNote: change.fromCustomUnitNote, secondUnitNote: null };
  return [
    ...[text('csv.trace.NEW_UNIT', language), 0, change.fromCode, textFor(language, change.name, change.secondName)],
    ...[change.fromQuantity, null, unitText(unit, language), null, null, null, change.sellerName],
    ...[null, null, null, null, null, change.code, csvDate(change.changedAt), text('csv.cause.NEW_UNIT', language)],
  ];
}

function removalRow(lot: LotView, { quantity, cause, createdAt }: LotRemovalRow, language: Language): CsvCell[] {
  const unit = unitText({ ...lot, secondUnitNote: null }, language);
  return [
    ...[text('csv.trace.REMOVED', language), null, lot.code, textFor(language, lot.name, lot.secondName), quantity, null, unit],
    ...[lot.harvestedFrom, lot.harvestedUntil, lot.grade, lot.ownerName, null, null, null, null, null, null],
    ...[csvDate(createdAt), text(`csv.cause.${cause}`, language)],
  ];
}

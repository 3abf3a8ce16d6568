/**
 * The records of a recall as CSV, a row for each lot of each line that somebody had: a list to call by, and what an
 * auditor asks for. For those who read them on the screen.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { type Language, roleLabels } from '../../../../schema/values/accounts/roles';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { unitText } from '../../../../schema/values/catalogue/unit-text';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, csvMoment, csvPhone, writeCsv } from '../../../platform/csv/write-csv';
import { notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { recalledLot } from '../recalled/recalled-sales.query';
import { countHolders, holdersOf, type RecallHolderRow } from './recall-holders.query';
import { RecallHoldersService, shownTo } from './recall-holders.service';

const HEAD: readonly MessageKey[] = [
  ...(['csv.lot', 'csv.product', 'csv.seller', 'csv.tracking', 'csv.buyer', 'csv.role', 'csv.receiver', 'csv.phone'] as const),
  ...(['csv.unit', 'csv.recalled', 'csv.passedOn', 'csv.found', 'csv.missing', 'csv.outcome', 'csv.statedAt', 'csv.statedBy'] as const),
  ...(['csv.notifiedAt', 'csv.readAt', 'csv.sms', 'csv.smsAt', 'csv.recallRefund', 'csv.complaints'] as const),
];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallCsvService {
  constructor(
    private readonly db: DataSource,
    private readonly holders: RecallHoldersService,
  ) {}

  /** NOT_FOUND for another seller's lot, and for one that was not recalled. */
  async make(viewer: Viewer, written: string, language: Language): Promise<CsvFile> {
    const readable = await this.holders.readable(viewer, written);
    if (!readable || !(await recalledLot(this.db, readable.lot.id))) throw notFound();
    const { lot, sellerId } = readable;
    const rows = await holdersOf(this.db, { lotId: lot.id, sellerId, after: null, limit: serverLimits.csvRows });
    const head = HEAD.map((key) => text(key, language));
    const file = await writeCsv(head, rows, (row) => rowOf(shownTo(viewer, row), language));
    const totalCount = await countHolders(this.db, lot.id, sellerId);
    return { name: `recall-${lot.code}-${csvDate(new Date())}.csv`, text: file, rowCount: rows.length, totalCount };
  }
}

function rowOf(row: RecallHolderRow, language: Language): CsvCell[] {
  const stater = [row.statedByRole && roleLabels[row.statedByRole][language], row.statedByName].filter(Boolean).join(', ');
  return [
    ...[row.lotCode, textFor(language, row.name, row.secondName), row.sellerName, row.trackingNumber, row.buyerName],
    ...[
      roleLabels[row.buyerRole][language],
      row.contactName,
      csvPhone(row.contactPhone),
      unitText({ ...row, secondUnitNote: null }, language),
    ],
    ...[row.quantity, row.passedOn, row.found, row.missing, row.outcome && text(`csv.outcome.${row.outcome}`, language)],
    ...[csvMoment(row.statedAt), stater || null, csvMoment(row.notifiedAt), csvMoment(row.readAt)],
    ...[text(`csv.sms.${row.sms}`, language), csvMoment(row.smsSentAt), row.refunded],
    row.problems.map((kind) => text(`csv.problem.${kind}`, language)).join('; ') || null,
  ];
}

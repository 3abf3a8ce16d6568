/**
 * The records of a recall as CSV, a row for each lot of each line that somebody had: a list to call by, and what an
 * auditor asks for. For those who read them on the screen.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { type Language, roleLabels } from '../../../../schema/values/accounts/roles';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { unitText } from '../../../../schema/values/catalogue/unit-text';
import { serverLimits } from '../../../../schema/values/server-limits';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { csvDate, csvMoment, csvPhone } from '../../../platform/csv/write-csv';
import { notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { recalledLot } from '../recalled/recalled-sales.query';
import { countHolders, holdersOf, type RecallHolderRow } from './recall-holders.query';
import { RecallHoldersService, shownTo } from './recall-holders.service';

const COLUMNS: CsvColumns<RecallHolderRow> = {
  'csv.lot': ({ lotCode }) => lotCode,
  'csv.product': ({ name, secondName }, language) => textFor(language, name, secondName),
  'csv.seller': ({ sellerName }) => sellerName,
  'csv.tracking': ({ trackingNumber }) => trackingNumber,
  'csv.status': ({ orderState }, language) =>
    text(orderState === 'CANCELLED' ? 'csv.progress.CANCELLED' : `csv.state.${orderState}`, language),
  'csv.buyer': ({ buyerName }) => buyerName,
  'csv.role': ({ buyerRole }, language) => roleLabels[buyerRole][language],
  'csv.receiver': ({ contactName }) => contactName,
  'csv.phone': ({ contactPhone }) => csvPhone(contactPhone),
  'csv.unit': (row, language) => unitText({ ...row, secondUnitNote: null }, language),
  'csv.recalled': ({ quantity }) => quantity,
  'csv.passedOn': ({ passedOn }) => passedOn,
  'csv.found': ({ found: quantity }) => quantity,
  'csv.missing': ({ missing }) => missing,
  'csv.outcome': ({ outcome }, language) => outcome && text(`csv.outcome.${outcome}`, language),
  'csv.statedAt': ({ statedAt }) => csvMoment(statedAt),
  'csv.statedBy': ({ statedByRole, statedByName }, language) =>
    [statedByRole && roleLabels[statedByRole][language], statedByName].filter(Boolean).join(', ') || null,
  'csv.notifiedAt': ({ notifiedAt }) => csvMoment(notifiedAt),
  'csv.readAt': ({ readAt }) => csvMoment(readAt),
  'csv.sms': ({ sms }, language) => text(`csv.sms.${sms}`, language),
  'csv.smsAt': ({ smsSentAt }) => csvMoment(smsSentAt),
  'csv.refundState': ({ refund }, language) => text(`csv.refundState.${refund}`, language),
  'csv.recallRefund': ({ refunded }) => refunded,
  'csv.complaints': ({ problems }, language) => problems.map((kind) => text(`csv.problem.${kind}`, language)).join('; ') || null,
};

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
    const file = await writeColumns({ columns: COLUMNS, language, items: rows, rowOf: (row) => shownTo(viewer, row) });
    const totalCount = await countHolders(this.db, lot.id, sellerId);
    return { name: `recall-${lot.code}-${csvDate(new Date())}.csv`, text: file, rowCount: rows.length, totalCount };
  }
}

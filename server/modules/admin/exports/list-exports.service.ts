/**
 * Lists of the back office as CSV, as the screen shows them: the same filter, headings in the admin's language, every
 * file in the audit trail with what was asked for and how many rows left. Document numbers are never in a file. Cells
 * that a spreadsheet would run as a formula are made harmless (write-csv.ts).
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { auditActions, isAuditAction } from '../../../../schema/values/market/audit';
import { serverLimits } from '../../../../schema/values/server-limits';
import { type Language, roleLabels } from '../../../../schema/values/accounts/roles';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate, csvPhone } from '../../../platform/csv/write-csv';
import { inTransaction } from '../../../platform/db/transaction';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { SellersService } from '../../accounts/follows/sellers.service';
import { AuditService } from '../../audit/audit.service';
import { type ModeratedFilter, ModeratedProductsService } from '../../catalogue/admin/moderated-products.service';
import type { ModeratedProduct } from '../../catalogue/admin/moderated-product.types';
import type { AccountRow } from '../accounts/account-reviews.query';
import { type AccountFilter, AccountReviewsService } from '../accounts/account-reviews.service';
import { type AuditRequest, AuditTrailService } from '../audit-trail/audit-trail.service';
import type { AuditEntry } from '../audit-trail/audit-trail.types';

type Filter<T> = Omit<T, 'first' | 'after' | 'offset'>;

interface Export<T> {
  readonly list: 'users' | 'products' | 'audit';
  readonly filter: object;
  readonly page: Page<T>;
  readonly columns: CsvColumns<T>;
}

const all = { first: serverLimits.csvRows };

const USER_COLUMNS: CsvColumns<AccountRow> = {
  'csv.name': ({ name }) => name,
  'csv.role': ({ role }, language) => roleLabels[role][language],
  'csv.accountStatus': ({ status }, language) => text(`csv.account.${status}`, language),
  'csv.phone': ({ phone }) => csvPhone(phone),
  'csv.email': ({ email }) => email,
  'csv.business': ({ nameOfBusiness }) => nameOfBusiness,
  'csv.address': ({ address }) => address,
  'csv.registered': ({ createdAt }) => csvDate(createdAt),
};

const PRODUCT_COLUMNS: CsvColumns<ModeratedProduct & { readonly shop: string }> = {
  'csv.product': ({ product }) => product.name,
  'csv.standing': ({ standing }, language) => text(`csv.standing.${standing}`, language),
  'csv.seller': ({ shop }) => shop,
  'csv.price': ({ product }) => product.price,
  'csv.unit': ({ product }) => product.customUnitNote ?? product.unit,
  'csv.available': ({ product }) => product.available,
  'csv.added': ({ product }) => csvDate(product.createdAt),
  'csv.reason': ({ hiddenReason }) => hiddenReason,
};

const AUDIT_COLUMNS: CsvColumns<AuditEntry> = {
  'csv.when': ({ createdAt }) => createdAt.toISOString(),
  'csv.action': ({ action }, language) => (isAuditAction(action) ? auditActions[action][language] : action),
  'csv.by': ({ actorName }) => actorName,
  'csv.subject': ({ subjectType, subjectName }) => subjectName ?? subjectType,
  'csv.reason': ({ reason }) => reason,
};

@scoped(Lifecycle.ContainerScoped)
export class ListExportsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountReviewsService,
    private readonly products: ModeratedProductsService,
    private readonly sellers: SellersService,
    private readonly trail: AuditTrailService,
    private readonly audit: AuditService,
  ) {}

  /** Accounts, the filter of the users' list. */
  async users(admin: Viewer, language: Language, filter: Filter<AccountFilter>): Promise<CsvFile> {
    const page = await this.accounts.list(admin, { ...filter, ...all });
    return this.file(admin, language, {
      list: 'users',
      filter,
      page,
      columns: USER_COLUMNS,
    });
  }

  /** Products of all sellers, the filter of the products' list. */
  async productList(admin: Viewer, language: Language, filter: Filter<ModeratedFilter>): Promise<CsvFile> {
    const page = await this.products.list(admin, { ...filter, ...all });
    const businesses = await this.sellers.businessNames(page.nodes.map(({ product }) => product.seller.id));
    const nodes = page.nodes.map((row, index) => ({ ...row, shop: businesses[index] || row.product.seller.name }));
    return this.file(admin, language, {
      list: 'products',
      filter,
      page: { ...page, nodes },
      columns: PRODUCT_COLUMNS,
    });
  }

  /** The audit trail, the filter of its list. */
  async auditTrail(admin: Viewer, language: Language, filter: Filter<AuditRequest>): Promise<CsvFile> {
    const page = await this.trail.list(admin, { ...filter, ...all });
    return this.file(admin, language, {
      list: 'audit',
      filter,
      page,
      columns: AUDIT_COLUMNS,
    });
  }

  private async file<T>(admin: Viewer, language: Language, { list, filter, page, columns }: Export<T>): Promise<CsvFile> {
    const details = { list, filter, rowCount: page.nodes.length };
    const act = { action: 'list.exported', subjectType: 'list', subjectId: null } as const;
    await inTransaction(this.db, (tx) => this.audit.record(tx, { ...act, actorId: admin.id, details }));
    return {
      name: `${list}-${csvDate(new Date())}.csv`,
      text: await writeColumns({ columns, language, items: page.nodes, rowOf: (row) => row }),
      rowCount: page.nodes.length,
      totalCount: page.totalCount,
    };
  }
}

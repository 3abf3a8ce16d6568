/**
 * Lists of the back office as CSV, as the screen shows them: the same filter, headings in the admin's language, every
 * file in the audit trail with what was asked for and how many rows left. Document numbers are never in a file. Cells
 * that a spreadsheet would run as a formula are made harmless (write-csv.ts).
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { auditActions, isAuditAction } from '../../../../schema/values/market/audit';
import { serverLimits } from '../../../../schema/values/server-limits';
import { type Language, roleLabels } from '../../../../schema/values/accounts/roles';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, csvPhone, writeCsv } from '../../../platform/csv/write-csv';
import { inTransaction } from '../../../platform/db/transaction';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { SellersService } from '../../accounts/follows/sellers.service';
import { AuditService } from '../../audit/audit.service';
import { type ModeratedFilter, ModeratedProductsService } from '../../catalogue/admin/moderated-products.service';
import { type AccountFilter, AccountReviewsService } from '../accounts/account-reviews.service';
import { type AuditRequest, AuditTrailService } from '../audit-trail/audit-trail.service';

type Filter<T> = Omit<T, 'first' | 'after' | 'offset'>;

interface Export<T> {
  readonly list: 'users' | 'products' | 'audit';
  readonly filter: object;
  readonly head: readonly MessageKey[];
  readonly page: Page<T>;
  readonly cells: (row: T) => CsvCell[];
}

const all = { first: serverLimits.csvRows };

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
    const head = [
      'csv.name',
      'csv.role',
      'csv.accountStatus',
      'csv.phone',
      'csv.email',
      'csv.business',
      'csv.address',
      'csv.registered',
    ] as const;
    return this.file(admin, language, {
      list: 'users',
      filter,
      head,
      page,
      cells: (user) => [
        user.name,
        roleLabels[user.role][language],
        text(`csv.account.${user.status}`, language),
        csvPhone(user.phone),
        user.email,
        user.nameOfBusiness,
        user.address,
        csvDate(user.createdAt),
      ],
    });
  }

  /** Products of all sellers, the filter of the products' list. */
  async productList(admin: Viewer, language: Language, filter: Filter<ModeratedFilter>): Promise<CsvFile> {
    const page = await this.products.list(admin, { ...filter, ...all });
    const businesses = await this.sellers.businessNames(page.nodes.map(({ product }) => product.seller.id));
    const shops = new Map(page.nodes.map(({ product }, index) => [product.id, businesses[index] || product.seller.name]));
    const head = [
      'csv.product',
      'csv.standing',
      'csv.seller',
      'csv.price',
      'csv.unit',
      'csv.available',
      'csv.added',
      'csv.reason',
    ] as const;
    return this.file(admin, language, {
      list: 'products',
      filter,
      head,
      page,
      cells: ({ product, standing, hiddenReason }) => [
        product.name,
        text(`csv.standing.${standing}`, language),
        shops.get(product.id) ?? null,
        product.price,
        product.customUnitNote ?? product.unit,
        product.available,
        csvDate(product.createdAt),
        hiddenReason,
      ],
    });
  }

  /** The audit trail, the filter of its list. */
  async auditTrail(admin: Viewer, language: Language, filter: Filter<AuditRequest>): Promise<CsvFile> {
    const page = await this.trail.list(admin, { ...filter, ...all });
    const head = ['csv.when', 'csv.action', 'csv.by', 'csv.subject', 'csv.reason'] as const;
    return this.file(admin, language, {
      list: 'audit',
      filter,
      head,
      page,
      cells: ({ createdAt, action, actorName, subjectType, subjectName, reason }) => [
        createdAt.toISOString(),
        isAuditAction(action) ? auditActions[action][language] : action,
        actorName,
        subjectName ?? subjectType,
        reason,
      ],
    });
  }

  private async file<T>(admin: Viewer, language: Language, { list, filter, head, page, cells }: Export<T>): Promise<CsvFile> {
    const details = { list, filter, rowCount: page.nodes.length };
    const act = { action: 'list.exported', subjectType: 'list', subjectId: null } as const;
    await inTransaction(this.db, (tx) => this.audit.record(tx, { ...act, actorId: admin.id, details }));
    return {
      name: `${list}-${csvDate(new Date())}.csv`,
      text: await writeCsv(
        head.map((key) => text(key, language)),
        page.nodes,
        cells,
      ),
      rowCount: page.nodes.length,
      totalCount: page.totalCount,
    };
  }
}

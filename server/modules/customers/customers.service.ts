/**
 * A seller's customers: buyers with orders that were not cancelled, one statement a page with its total count. A
 * customer without a place is shown where the seller last delivered to them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { CustomerSort } from '../../../schema/values/api/sort-options';
import type { CsvFile } from '../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../platform/csv/csv-columns';
import { csvDate, csvPhone } from '../../platform/csv/write-csv';
import { notFound } from '../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { assertMay } from '../../platform/security/assert-policy';
import { GeographyService } from '../geography/geography.service';
import { customerPage, type CustomerListRequest } from './customer-list.query';
import { CustomerOrders } from './customer-orders.port';
import { maySeeCustomers } from './customer.policy';
import type { Customer, UnweighedProduct } from './customer.types';

const COLUMNS: CsvColumns<{ readonly customer: Customer; readonly place: string | null }> = {
  'csv.name': ({ customer }) => customer.name,
  'csv.phone': ({ customer }) => csvPhone(customer.phone),
  'csv.kg': ({ customer }) => customer.deliveredKg,
  'csv.unweighed': ({ customer }) => customer.deliveredUnweighed,
  'csv.orders': ({ customer }) => customer.orderCount,
  'csv.value': ({ customer }) => customer.deliveredValue,
  'csv.since': ({ customer }) => csvDate(customer.firstOrderedAt),
  'csv.lastOrder': ({ customer }) => csvDate(customer.lastOrderedAt),
  'csv.lastLogin': ({ customer }) => csvDate(customer.lastLoginAt),
  'csv.location': ({ place }) => place,
};

type CustomerQuery = Omit<CustomerListRequest, 'sellerId'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CustomersService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    private readonly orders: CustomerOrders,
  ) {}

  async list(viewer: Viewer, query: CustomerQuery, page: PageRequest): Promise<Page<Customer>> {
    assertMay(maySeeCustomers(viewer));
    return customerPage(this.db, { ...query, sellerId: viewer.id }, page);
  }

  /** A buyer who never ordered here and no user at all get the same response: NOT_FOUND. */
  async findById(viewer: Viewer, id: string): Promise<Customer> {
    const query = { filter: { ids: [id] }, sort: CustomerSort.NAME_ASC, language: viewer.language };
    const [customer] = (await this.list(viewer, query, { first: 1 })).nodes;
    if (!customer) throw notFound();
    return customer;
  }

  /** In the order requested: what each had delivered in units without a weight. */
  async unweighed(viewer: Viewer, buyerIds: readonly string[]): Promise<UnweighedProduct[][]> {
    const products = await this.orders.unweighed(viewer.id, buyerIds);
    return buyerIds.map((id) => products.filter(({ buyerId }) => buyerId === id));
  }

  /** The list as a file, the headings in the language of the viewer. */
  async csv(viewer: Viewer, query: CustomerQuery): Promise<CsvFile> {
    const { nodes, totalCount } = await this.list(viewer, query, { first: serverLimits.csvRows });
    const { language } = query;
    const file = await writeColumns({
      columns: COLUMNS,
      language,
      items: nodes,
      rowOf: async (customer) => ({ customer, place: await this.geography.placeName(customer.upazilaId, language) }),
    });
    return { name: `customers-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}

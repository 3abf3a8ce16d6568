/**
 * A seller's customers: buyers with orders that were not cancelled, one statement a page with its total count. A
 * customer without a place is shown where the seller last delivered to them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../schema/messages/text';
import { serverLimits } from '../../../schema/values/server-limits';
import { CustomerSort } from '../../../schema/values/api/sort-options';
import type { CsvFile } from '../../platform/csv/csv-file';
import { csvDate, csvPhone, writeCsv } from '../../platform/csv/write-csv';
import { notFound } from '../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { assertMay } from '../../platform/security/assert-policy';
import { GeographyService } from '../geography/geography.service';
import { customerPage, type CustomerListRequest } from './customer-list.query';
import { CustomerOrders } from './customer-orders.port';
import { maySeeCustomers } from './customer.policy';
import type { Customer, UnweighedProduct } from './customer.types';

const HEAD: readonly MessageKey[] = [
  'csv.name',
  'csv.phone',
  'csv.kg',
  'csv.unweighed',
  'csv.orders',
  'csv.value',
  'csv.since',
  'csv.lastOrder',
  'csv.lastLogin',
  'csv.location',
];

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
  async byId(viewer: Viewer, id: string): Promise<Customer> {
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
    const head = HEAD.map((key) => text(key, query.language));
    const file = await writeCsv(head, nodes, async (customer) => [
      customer.name,
      csvPhone(customer.phone),
      customer.deliveredKg,
      customer.deliveredUnweighed,
      customer.orderCount,
      customer.deliveredValue,
      csvDate(customer.firstOrderedAt),
      csvDate(customer.lastOrderedAt),
      csvDate(customer.lastLoginAt),
      await this.geography.placeName(customer.upazilaId, query.language),
    ]);
    return { name: `customers-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}

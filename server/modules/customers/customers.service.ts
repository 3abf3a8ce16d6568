/**
 * A seller's customers: those whose orders with him were not called off, one statement a page with its total count. The figures are kept by
 * the orders module in the transactions that change them; here they are only read.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../schema/messages/text';
import { limits } from '../../../schema/values/limits';
import { CustomerSort } from '../../../schema/values/sort-options';
import type { CsvFile } from '../../platform/csv/csv-file';
import { csvDate, writeCsv } from '../../platform/csv/write-csv';
import { rows } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import { type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { GeographyService } from '../geography/geography.service';
import { customerCursor, type CustomerListRequest, customerListSql, type CustomerRow } from './customer-list';
import { maySeeCustomers } from './customer.policy';
import type { Customer, UnweighedGoods } from './customer.types';

const UNWEIGHED = `
  SELECT o.buyer_id AS "buyerId", l.unit, l.custom_unit_note AS "customUnitNote", trim_scale(sum(l.quantity)) AS quantity
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.seller_id = $1 AND o.buyer_id = ANY($2::uuid[]) AND o.status = 'DELIVERED' AND l.quantity_kg = 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

const HEAD: readonly MessageKey[] = [
  ...(['csv.name', 'csv.phone', 'csv.kg', 'csv.unweighed', 'csv.orders', 'csv.value'] as const),
  ...(['csv.since', 'csv.lastOrder', 'csv.lastLogin', 'csv.location'] as const),
];

type Wish = Omit<CustomerListRequest, 'sellerId' | 'page'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CustomersService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  async list(viewer: Viewer, wish: Wish, page: PageRequest): Promise<Page<Customer>> {
    assertMay(maySeeCustomers(viewer));
    const { text: sql, params } = customerListSql({ ...wish, sellerId: viewer.id, page });
    const found = await rows<CustomerRow>(this.db, sql, params);
    const customers = found.filter(({ id }) => id !== null);
    return { ...pageOf(customers, page, customerCursor), totalCount: found[0]?.totalCount ?? 0 };
  }

  /** Somebody who never ordered here and nobody at all answer alike: NOT_FOUND. */
  async byId(viewer: Viewer, id: string): Promise<Customer> {
    const wish = { filter: { ids: [id] }, sort: CustomerSort.NAME_ASC, language: viewer.language };
    const [customer] = (await this.list(viewer, wish, { first: 1 })).nodes;
    if (!customer) throw notFound();
    return customer;
  }

  /** In the order asked for: what each had delivered that no scale knows. */
  async unweighed(viewer: Viewer, buyerIds: readonly string[]): Promise<UnweighedGoods[][]> {
    const found = await rows<UnweighedGoods & { buyerId: string }>(this.db, UNWEIGHED, [viewer.id, [...buyerIds]]);
    return buyerIds.map((id) => found.filter(({ buyerId }) => buyerId === id));
  }

  /** The list as a file, the headings in the reader's language. */
  async csv(viewer: Viewer, wish: Wish): Promise<CsvFile> {
    const { nodes, totalCount } = await this.list(viewer, wish, { first: limits.csvRows });
    const cells = await Promise.all(
      nodes.map(async (customer) => [
        ...[customer.name, customer.phone, customer.deliveredKg, customer.deliveredUnweighed, customer.orderCount, customer.deliveredValue],
        ...[csvDate(customer.firstOrderedAt), csvDate(customer.lastOrderedAt), csvDate(customer.lastLoginAt)],
        await this.geography.placeName(customer.upazilaId, wish.language),
      ]),
    );
    const head = HEAD.map((key) => text(key, wish.language));
    return { name: `customers-${csvDate(new Date())}.csv`, text: writeCsv(head, cells), rowCount: nodes.length, totalCount };
  }
}

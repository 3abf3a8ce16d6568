import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/roles';
import { CSV_COST, CsvFile } from '../../platform/csv/csv-file';
import { Authorized } from '../../platform/graphql/authorized';
import type { Page } from '../../platform/graphql/connection';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { OrderDeskCsvService } from './order-desk-csv.service';
import { DeskOrderFilter, DeskOrderPageArgs } from './order-desk.inputs';
import { OrderDeskService } from './order-desk.service';
import { Order } from './order.entity';
import { OrderConnection } from './order.types';

const which = { nullable: true, description: 'Which orders; all by default.' } as const;

@injectable()
@Resolver()
export class OrderDeskResolver {
  constructor(
    private readonly desk: OrderDeskService,
    private readonly csv: OrderDeskCsvService,
  ) {}

  @Authorized(Role.ADMIN)
  @Query(() => OrderConnection, { description: 'Admin: orders of all sellers, latest first.' })
  deskOrders(
    @CurrentViewer() viewer: Viewer,
    @Args(() => DeskOrderPageArgs) page: DeskOrderPageArgs,
    @Arg('filter', () => DeskOrderFilter, which) filter?: DeskOrderFilter | null,
  ): Promise<Page<Order>> {
    return this.desk.list(viewer, filter ?? null, page);
  }

  @Authorized(Role.ADMIN)
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'Admin: what deskOrders answers, as a file for a spreadsheet.' })
  deskOrdersCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => DeskOrderFilter, which) filter?: DeskOrderFilter | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, language, filter ?? null);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Order, { description: 'Admin: a note on an order, told to its buyer and its seller; it stays where it is.' })
  noteOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('note', () => String, { description: 'What is to be known of it.' }) note: string,
  ): Promise<Order> {
    return this.desk.note(viewer, id, note, key);
  }
}

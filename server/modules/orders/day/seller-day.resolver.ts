import { Arg, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { DayList } from '../../../../schema/values/orders/seller-day';
import { serverLimits } from '../../../../schema/values/server-limits';
import { CalendarFile } from '../../../platform/calendar/calendar-file';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { DeliveriesCalendarService } from './deliveries-calendar.service';
import { SellerDayCsvService } from './seller-day-csv.service';
import { SellerDayService } from './seller-day.service';
import { SellerDay, SellerDayCounts } from './seller-day.types';
import { Operation } from '../../../platform/graphql/operation';

const day = { nullable: true, description: 'The day; today in Bangladesh by default.' };

@injectable()
@Resolver()
export class SellerDayResolver {
  constructor(
    private readonly days: SellerDayService,
    private readonly csv: SellerDayCsvService,
    private readonly calendar: DeliveriesCalendarService,
  ) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => SellerDay, {
    complexity: ({ childComplexity }) => CSV_COST + childComplexity,
    description: "The viewer's orders that are due on a day: what to pick, to pack and to deliver.",
  })
  sellerDay(@CurrentViewer() viewer: Viewer, @Arg('date', () => DateScalar, day) date?: string | null): Promise<SellerDay> {
    return this.days.findForSeller(viewer, date ?? null);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => SellerDayCounts, { description: "How much work the viewer's orders are today." })
  sellerDayCounts(@CurrentViewer() viewer: Viewer): Promise<SellerDayCounts> {
    return this.days.counts(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'A list of sellerDay, as a file for a spreadsheet.' })
  sellerDayCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('list', () => DayList, { description: 'Which list.' }) list: DayList,
    @Arg('date', () => DateScalar, day) date?: string | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, language, list, date ?? null);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CalendarFile, {
    complexity: CSV_COST,
    description: "The viewer's open orders by the day on which they are due, as a file for a calendar application.",
  })
  deliveriesCalendar(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('dueFrom', () => DateScalar, { description: 'The first day.' }) dueFrom: string,
    @Arg('dueUntil', () => DateScalar, { description: `The last day, at most ${serverLimits.calendarDays} days in all.` }) dueUntil: string,
  ): Promise<CalendarFile> {
    return this.calendar.make(viewer, language, dueFrom, dueUntil);
  }
}

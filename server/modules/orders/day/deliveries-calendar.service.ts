/** A seller's deliveries and pickups as a calendar file, in the seller's language. Two statements. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { addDays } from '../../../../schema/rules/orders/delivery-days';
import { interpolate } from '../../../../schema/text/interpolate';
import type { Language } from '../../../../schema/values/accounts/roles';
import { windowHours } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { CalendarFile } from '../../../platform/calendar/calendar-file';
import { type CalendarEvent, writeCalendar } from '../../../platform/calendar/write-calendar';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import type { OrderLine } from '../orders/order-line.entity';
import { OrderPartsService } from '../orders/order-parts.service';
import { type DayText, dayTexts } from './day-texts';
import { itemsText } from './items-text';
import { SellerDayService } from './seller-day.service';
import type { DayOrder } from './seller-day.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DeliveriesCalendarService {
  constructor(
    private readonly days: SellerDayService,
    private readonly parts: OrderPartsService,
    private readonly geography: GeographyService,
  ) {}

  /**
   * Open orders alone: a cancelled one is not in the file. BAD_USER_INPUT where the days are in the wrong order or too
   * many.
   */
  async make(viewer: Viewer, language: Language, from: string, until: string): Promise<CalendarFile> {
    if (until < from || until >= addDays(from, serverLimits.calendarDays))
      throw invalidInput([{ field: 'dueUntil', key: 'error.badInput' }]);
    const { orders, totalCount } = await this.days.between(viewer, from, until);
    const lines = await this.parts.linesOf(orders.map(({ order }) => order.id));
    const events = await Promise.all(orders.map((due, index) => this.event(due, lines[index] ?? [], language)));
    const text = writeCalendar(dayTexts[language].calendar, events);
    return { name: `deliveries-${from}-${until}.ics`, text, eventCount: events.length, totalCount };
  }

  private async event(due: DayOrder, lines: readonly OrderLine[], language: Language): Promise<CalendarEvent> {
    const { order, day, amountToCollect } = due;
    const { id, version, updatedAt, trackingNumber, contactName, contactPhone, preferredWindow } = order;
    const fill = (key: DayText, params: Readonly<Record<string, string>>) => interpolate(dayTexts[language][key], (name) => params[name]);
    const isPickup = order.deliveryMethod === DeliveryMethod.PICKUP;
    const description = [
      fill('phone', { phone: contactPhone }),
      itemsText(lines, language),
      ...(money(amountToCollect).gt(0) ? [fill('toCollect', { amount: amountToCollect })] : []),
      ...(money(order.refundOwed).gt(0) ? [fill('toGiveBack', { amount: order.refundOwed })] : []),
      ...(order.note ? [order.note] : []),
    ];
    return {
      uid: `${id}@haatbar`,
      sequence: version,
      changedAt: updatedAt,
      day,
      hours: preferredWindow && windowHours[preferredWindow],
      summary: fill(isPickup ? 'handOver' : 'deliver', { order: trackingNumber, name: contactName }),
      location: isPickup ? null : [order.address, await this.geography.placeName(order.upazilaId, language)].filter(Boolean).join(', '),
      description: description.join('\n'),
    };
  }
}

/**
 * Announces the days of recurring orders: from the morning of the day before, the buyer is notified of the lines with
 * today's prices, whatever changed first. Nothing is ordered. Where none of the products is sold to the buyer any more
 * the recurring order is paused; a day that passed without a confirmation is left out.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { nextDayAfter } from '../../../schema/rules/orders/recurring-days';
import { NotificationType } from '../../../schema/values/market/notifications';
import { inTransaction } from '../../platform/db/transaction';
import { NotificationsService } from '../notifications/notifications.service';
import type { AnnouncedLine } from '../notifications/content/notification.types';
import type { Cart } from '../orders/pricing/cart.types';
import { PricingService } from '../orders/cart/pricing.service';
import { announceRecurring, type DueRecurring, dueRecurring, lateRecurring, moveLate, stopRecurring } from './recurring-days.store';

export const RECURRING_ORDERS_JOB = 'announce-recurring-orders';
/** From 9 in the morning until 9 in the evening in Bangladesh: no SMS at night. */
export const RECURRING_ORDERS_CRON = '20 3-15 * * *';

/** The line can be ordered, at another price than the last time. */
const isOfPrice = (kind: string): boolean => kind === 'PRICE_CHANGED' || kind === 'DEAL_LIMIT';
const GONE: readonly string[] = ['UNAVAILABLE', 'SELLER_AWAY', 'OWN_PRODUCT'];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecurringAnnouncementsService {
  constructor(
    private readonly db: DataSource,
    private readonly pricing: PricingService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * How many were announced or paused. Two processes announce a day once. One that fails stops no other; what failed is
   * thrown at the end, so that the job reports it.
   */
  async announceDue(): Promise<number> {
    const today = dayAt(new Date());
    await this.leaveLateOut(today);
    let announced = 0;
    const failures: unknown[] = [];
    for (const one of await dueRecurring(this.db, today, addDays(today, 1)))
      if (await this.announce(one).catch((error: unknown) => void failures.push(error))) announced += 1;
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} recurring orders were not announced`);
    return announced;
  }

  private async leaveLateOut(today: string): Promise<void> {
    const late = await lateRecurring(this.db, today);
    await moveLate(
      this.db,
      late.map(({ id, rhythm, monthDay, nextOn }) => ({ id, from: nextOn, to: nextDayAfter(rhythm, monthDay, nextOn, today) })),
    );
  }

  private async announce(one: DueRecurring): Promise<boolean> {
    const buyer = { id: one.buyerId, role: one.buyerRole };
    const wanted = one.lines.map((line) => ({ ...line, seenPrice: line.lastPrice, seenName: line.productName, seenUnit: line.unit }));
    const cart = await this.pricing.quote(wanted, buyer, { method: one.deliveryMethod, upazilaId: one.upazilaId });
    const lines = announcedLines(one, cart);
    return inTransaction(this.db, async (tx) => {
      const target = { userId: one.buyerId, type: NotificationType.RECURRING_ORDER, link: `/recurring/${one.id}` };
      const [first] = one.lines;
      if (lines.every(({ problem }) => problem === 'GONE')) {
        if (!(await stopRecurring(tx, one))) return false;
        const params = { product: first?.productName ?? '', secondProduct: first?.secondName ?? '', others: one.lines.length - 1 };
        await this.notifications.notify(tx, { ...target, textKey: 'recurringStopped', params });
        return true;
      }
      const prices = lines.flatMap(({ productId, price }) => (price === null ? [] : [{ productId, price }]));
      if (!(await announceRecurring(tx, one, prices))) return false;
      const hasChange = lines.some(({ problem, was }) => problem !== null || was !== null);
      const params = { day: one.nextOn, total: cart.total, lines: JSON.stringify(lines) };
      await this.notifications.notify(tx, { ...target, textKey: hasChange ? 'recurringDueChanged' : 'recurringDue', params });
      return true;
    });
  }
}

/** Returns the lines of the announcement, changed lines first. */
function announcedLines({ lines }: DueRecurring, cart: Cart): (AnnouncedLine & { readonly productId: string })[] {
  const now = new Map(cart.groups.flatMap((group) => group.lines.map((line) => [line.id, line])));
  const all = lines.map(({ productId, productName, secondName, quantity, unit, customUnitNote, secondUnitNote, lastPrice }) => {
    const line = now.get(productId);
    const kinds = line?.problems.map(({ kind }) => kind) ?? ['UNAVAILABLE'];
    const price = line?.unitPrice ?? null;
    const was = price !== null && kinds.some(isOfPrice) ? lastPrice : null;
    const notes = { note: customUnitNote, secondNote: secondUnitNote };
    return {
      productId,
      name: productName,
      secondName,
      quantity,
      unit,
      ...notes,
      price,
      was,
      problem: problemOf(kinds),
      left: leftOf(line),
    };
  });
  const isChanged = ({ problem, was }: AnnouncedLine) => problem !== null || was !== null;
  return [...all.filter(isChanged), ...all.filter((line) => !isChanged(line))];
}

function problemOf(kinds: readonly string[]): AnnouncedLine['problem'] {
  if (kinds.some((kind) => GONE.includes(kind))) return 'GONE';
  if (kinds.includes('OUT_OF_STOCK')) return 'SOLD_OUT';
  if (kinds.includes('LESS_STOCK')) return 'LESS';
  return kinds.some((kind) => !isOfPrice(kind)) ? 'QUANTITY' : null;
}

function leftOf(line: Cart['groups'][number]['lines'][number] | undefined): string | null {
  return line?.problems.find(({ kind }) => kind === 'LESS_STOCK')?.value ?? null;
}

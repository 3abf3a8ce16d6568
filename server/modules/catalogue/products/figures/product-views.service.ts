/**
 * Counts views of products, once a day for each user (or visitor's address). A view is only remembered while the page
 * is served; every few seconds, and when the server stops, all of them are written by one statement on a connection
 * that no request uses (ProductViewsStore).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { LateWriter } from '../../../../platform/jobs/late-writer';
import { Logger } from '../../../../platform/logging/logger';
import { DailyVisitors } from '../../../../platform/security/daily-visitors';
import { type DayViews, ProductViewsStore } from './product-views.store';

/** Views that wait while the database is away; more are not counted. */
const MOST_WAITING = 20_000;
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit', day: '2-digit' });

interface View {
  readonly productId: string;
  readonly day: string;
  readonly key: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductViewsService {
  private waiting: View[] = [];
  private readonly unwritten = new Map<string, DayViews>();
  private readonly writer = new LateWriter(() => this.write());

  constructor(
    private readonly store: ProductViewsStore,
    private readonly visitors: DailyVisitors,
    private readonly logger: Logger,
  ) {}

  /** Costs the request no statement and no waiting. `visitor` is the id of a user or the address of a visitor. */
  count(productId: string, visitor: string): void {
    const day = today();
    const key = `${productId}:${visitor}`;
    if (this.writer.isStopped || this.waiting.length >= MOST_WAITING || !this.visitors.isFirst(day, key)) return;
    this.waiting.push({ productId, day, key });
    this.writer.schedule();
  }

  /** Resolves once every view counted so far is written, or cannot be written now. */
  flush(): Promise<void> {
    return this.writer.flush();
  }

  /** Writes what is left; later views are not counted. */
  stop(): Promise<void> {
    return this.writer.stop();
  }

  private async write(): Promise<void> {
    for (const view of await this.firstAmongAll(this.waiting.splice(0))) this.add(view);
    if (this.unwritten.size === 0) return;
    try {
      await this.store.add([...this.unwritten.values()]);
      this.unwritten.clear();
    } catch (error) {
      this.logger.warn('views could not be counted now', { error, products: this.unwritten.size });
      if (this.unwritten.size >= MOST_WAITING) this.unwritten.clear();
      this.writer.schedule();
    }
  }

  private async firstAmongAll(views: readonly View[]): Promise<View[]> {
    const isFirst = await this.visitors.areFirst(
      today(),
      views.map(({ key }) => key),
    );
    return views.filter((_, index) => isFirst[index]);
  }

  private add({ productId, day }: View): void {
    const place = `${productId} ${day}`;
    const views = (this.unwritten.get(place)?.views ?? 0) + 1;
    this.unwritten.set(place, { productId, day, views });
  }
}

function today(): string {
  return DAY.format(Date.now());
}

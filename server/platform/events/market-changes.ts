/**
 * Reports that what visitors see of the market has changed, so that pages which are stored rendered are made again: a service that withdraws, hides, edits or prices a
 * product calls it in the same transaction. What changes by itself all day (stock, views, ratings) is not reported; stored pages live for seconds.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../db/transaction';
import { EventBus } from './event-bus';
import { MARKET_CHANGED } from './topics';

@scoped(Lifecycle.ContainerScoped)
export class MarketChanges {
  private readonly reported = new WeakSet<EntityManager>();

  constructor(private readonly events: EventBus) {}

  /** Published once, after the commit of `tx`. */
  report(tx: EntityManager): void {
    if (this.reported.has(tx)) return;
    this.reported.add(tx);
    afterCommit(tx, () => this.events.publish(MARKET_CHANGED, null));
  }
}

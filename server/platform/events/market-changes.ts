/**
 * Reports that what visitors see of the market has changed, so that pages and responses which are stored are made
 * again: a service that changes it calls this in the same transaction. Published once, after the commit. Views are not
 * reported; whatever is stored lives for seconds only.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../db/transaction';
import { EventBus } from './event-bus';
import { FIGURES_CHANGED, MARKET_CHANGED } from './topics';

@scoped(Lifecycle.ContainerScoped)
export class MarketChanges {
  private readonly reported = new WeakSet<EntityManager>();
  private readonly figures = new WeakMap<EntityManager, Set<string>>();

  constructor(private readonly events: EventBus) {}

  /** Reports a change of what is on the market or at which price: any list may change. */
  report(tx: EntityManager): void {
    if (this.reported.has(tx)) return;
    this.reported.add(tx);
    afterCommit(tx, () => this.events.publish(MARKET_CHANGED, null));
  }

  /** Stock, ratings, followers or the name of these products or sellers: only what shows one of them changes. */
  reportFigures(tx: EntityManager, ids: readonly string[]): void {
    const recorded = this.figures.get(tx);
    const changed = recorded ?? new Set<string>();
    for (const id of ids) changed.add(id);
    if (recorded || changed.size === 0) return;
    this.figures.set(tx, changed);
    afterCommit(tx, () => this.events.publish(FIGURES_CHANGED, [...changed]));
  }

  /** The same for a statement that is a transaction of its own, once it has ended. */
  figuresChanged(ids: readonly string[]): void {
    this.events.publish(FIGURES_CHANGED, ids);
  }
}

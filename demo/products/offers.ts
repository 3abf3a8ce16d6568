/** Offers of sellers, and the row of the sell post that puts one on the market. */
import { unitFacts } from '../../schema/values/catalogue/units';
import type { ProductKind } from '../data/product-kinds';
import type { DemoUser, StockItem } from '../market';
import type { ProductRow, SellPostRow } from '../rows';
import type { SeedClock } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import { termsOf } from '../trade/trade-terms';
import { latestHarvest } from './harvests';

/** When the demo producer's scheduled product comes to the market. */
export const SCHEDULED_IN_DAYS = 3.3;

export interface Offer {
  readonly seller: DemoUser;
  readonly kind: ProductKind;
  readonly price: number;
  readonly at: Date;
  readonly forBusinesses: boolean;
  readonly source: StockItem | null;
  readonly pull: number;
  /** When an ended offer ended; drawn where it is not given. */
  readonly until?: Date;
  /** It is on sale, or it was never, is no longer or not yet: paused, over by its window, deleted, in some days. */
  readonly fate: 'OFFERED' | 'UNOFFERED' | 'PAUSED' | 'ENDED' | 'DELETED' | 'SCHEDULED';
}

interface PostOfOffer {
  readonly clock: SeedClock;
  readonly random: SeedRandom;
  readonly row: ProductRow;
  readonly offer: Offer;
  readonly openedAt: Date;
  readonly until: Date | null;
}

/** Draws the terms of the post as well, in the order in which the seed has always drawn them. */
export function sellPostRow({ clock, random, row, offer, openedAt, until }: PostOfOffer): SellPostRow {
  const { seller, kind, price, fate, forBusinesses, source } = offer;
  const terms = termsOf(kind.unit, price, forBusinesses);
  const isScheduled = fate === 'SCHEDULED';
  const isFresh = !isScheduled && fate !== 'ENDED' && unitFacts[kind.unit].kgFactor !== null && !source && random.chance(0.6);
  const harvestedOn = isFresh ? latestHarvest(kind, clock, random.next()) : null;
  const laterOn = fate === 'OFFERED' && random.chance(0.08) ? clock.daysAhead(random.int(6, 40)) : null;
  const ends = fate === 'ENDED' ? until : laterOn;
  const isOver = fate === 'ENDED' || fate === 'DELETED';
  return {
    id: random.id(openedAt),
    product_id: row.id,
    seller_id: seller.row.id,
    state: fate === 'OFFERED' || isScheduled ? 'OPEN' : isOver ? 'ENDED' : 'PAUSED',
    audience: row.audience,
    min_quantity: terms.minQuantity,
    step: terms.step,
    tiers_for_baskets: false,
    available_from: isScheduled ? clock.daysAhead(SCHEDULED_IN_DAYS) : null,
    available_until: ends,
    is_scheduled: isScheduled,
    harvested_on: harvestedOn,
    sold_quantity: '0',
    sold_count: 0,
    opened_at: openedAt,
    ended_at: isOver ? until : null,
    created_at: openedAt,
    updated_at: until ?? openedAt,
  };
}

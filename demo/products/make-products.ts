/** Makes the products that sellers grow and that traders offer again, with images, post, tiers and first stock. */
import { productSearchWords } from '../../server/modules/catalogue/words/product-words';
import { productSearchText } from '../../server/modules/catalogue/words/search-text';
import { productKinds } from '../data/kinds.data';
import type { ProductKind } from '../data/product-kinds';
import { firstSeen } from '../data/seasons.data';
import { demoPhones } from '../users/make-users';
import { toDecimal, type StockItem, type Market, type DemoUser } from '../market';
import { VARIANTS } from '../art/product-image-files';
import { drawGrade } from './grades';
import type { DemoImages } from './images';
import { type Offer, SCHEDULED_IN_DAYS, sellPostRow } from './offers';
import { productTexts } from './product-texts';
import type { ProductRow, SellPostRow } from '../rows';
import { daysBetween, hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import { seasonOf, type Season } from './seasons';
import { drawLot, roundPrice } from '../trade/trade-terms';

const kindByKey = new Map(productKinds.map((one) => [one.key, one]));

function kindNamed(key: string): ProductKind {
  const kind = kindByKey.get(key);
  if (!kind) throw new Error(`No such kind of product: ${key}.`);
  return kind;
}

const demoFates: ReadonlyMap<number, Offer['fate']> = new Map([
  [3, 'ENDED'],
  [5, 'PAUSED'],
  [7, 'UNOFFERED'],
]);

/** The market runs so long, and so do the first products of each seller: no month of their dashboards is empty. */
const YEAR_DAYS = 374;
const STAPLES = 3;

/** The demo producer's that comes to the market some days from now. */
const scheduledKey = 'lau';

export class ProductMaker {
  private readonly random: SeedRandom;
  private readonly gradeRandom: SeedRandom;
  /** How many products, of a kind and of all, show each look of a drawing first. */
  private readonly shown = new Map<string, number>();

  constructor(
    private readonly market: Market,
    private readonly imageList: DemoImages,
  ) {
    this.random = market.random.fork('goods');
    this.gradeRandom = market.random.fork('grades');
  }

  /** Everything the approved sellers grow or make themselves. */
  makeOwn(): void {
    for (const seller of this.market.sellers) {
      const keys = seller.facts?.sells.split(' ').filter(Boolean) ?? [];
      keys.forEach((key, index) => this.makeOne(seller, key, index));
    }
  }

  /** A trader offers received items again, at a higher price, with their provenance. */
  relist(seller: DemoUser, source: StockItem, at: Date): StockItem {
    const price = roundPrice(Number(source.row.price) * this.random.between(1.12, 1.26));
    const pull = source.pull * (seller.facts?.pull ?? 1) * 0.8;
    const season = seasonOf(source.kind.key, this.market.clock);
    const isOver = season !== null && (!season.isNow || at < season.begins);
    const until = isOver ? this.market.clock.pastOf(hoursAfter(at, 24 * this.random.between(3, 12))) : undefined;
    return this.offer({
      seller,
      kind: source.kind,
      price,
      at,
      forBusinesses: false,
      source,
      pull,
      fate: isOver ? 'ENDED' : 'OFFERED',
      until,
    });
  }

  private makeOne(seller: DemoUser, key: string, index: number): void {
    const { clock } = this.market;
    const forBusinesses = key.startsWith('!');
    const kind = kindNamed(key.replace('!', ''));
    const since = daysBetween(seller.row.created_at, clock.today);
    const isNew = firstSeen.has(kind.key) && this.market.products.every((product) => product.kind !== kind);
    const season = seasonOf(kind.key, clock);
    const usualDays = isNew ? this.random.between(0.3, 20) : this.random.between(120, YEAR_DAYS);
    const usual = clock.daysAgo(Math.min(since - 1, seller.facts?.phone && index < STAPLES ? YEAR_DAYS : usualDays));
    const at = season ? this.seasonStart(season, usual, since) : usual;
    const isOver = season !== null && !season.isNow;
    const until = isOver ? clock.pastOf(new Date(Math.max(season.ends.getTime(), hoursAfter(at, 24).getTime()))) : undefined;
    const price = roundPrice(kind.price * this.random.between(0.92, 1.1) * (forBusinesses ? 0.88 : 1));
    const pull = this.random.logNormal() * (seller.facts?.pull ?? 1) * (kind.price > 20_000 ? 0.15 : 1);
    this.offer({
      seller,
      kind,
      price,
      at,
      forBusinesses,
      source: null,
      pull,
      fate: seller.leftAt ? 'PAUSED' : isOver ? 'ENDED' : this.fateOf(seller, kind, index),
      until: seller.leftAt ? undefined : until,
    });
  }

  /** Comes to the market in the first days of its season, or with its seller where that is later. */
  private seasonStart(season: Season, usual: Date, sellerSince: number): Date {
    const { clock } = this.market;
    const first = hoursAfter(season.begins, 24 * this.random.between(0.2, 12));
    const joined = clock.daysAgo(sellerSince - 1);
    const latest = [first, joined, ...(season.isNow ? [usual] : [])].reduce((one, other) => (other > one ? other : one));
    return clock.pastOf(latest);
  }

  private fateOf(seller: DemoUser, kind: ProductKind, index: number): Offer['fate'] {
    const isDemo = seller.facts?.phone !== undefined;
    // the demo producer has some of each, whatever the random choice
    if (seller.facts?.phone === demoPhones.producer && kind.key === scheduledKey) return 'SCHEDULED';
    if (isDemo) return demoFates.get(index % 9) ?? 'OFFERED';
    const chance = this.random.next();
    // whatever the random choice, no category stays empty
    if (!this.market.products.some(({ row }) => row.category_slug === kind.category && row.is_published && row.audience === 'EVERYONE'))
      return 'OFFERED';
    return chance < 0.04 ? 'UNOFFERED' : chance < 0.09 ? 'PAUSED' : chance < 0.105 ? 'DELETED' : 'OFFERED';
  }

  private offer(offer: Offer): StockItem {
    const { rows, clock } = this.market;
    const { seller, kind, at, fate, forBusinesses, price } = offer;
    const leftAt = offer.until ?? seller.leftAt ?? clock.daysAgo(this.random.between(1, 14));
    const until = fate === 'PAUSED' || fate === 'ENDED' || fate === 'DELETED' ? leftAt : null;
    const openedAt = fate === 'SCHEDULED' ? clock.daysAgo(0.5) : clock.pastOf(hoursAfter(at, this.random.between(0.1, 2)));
    const from = fate === 'SCHEDULED' ? clock.daysAhead(SCHEDULED_IN_DAYS) : openedAt;
    const row = this.productRow(offer, openedAt, until);
    const post = fate === 'UNOFFERED' ? null : sellPostRow({ clock, random: this.random, row, offer, openedAt, until });
    const product: StockItem = {
      row,
      post,
      kind,
      seller,
      source: offer.source,
      pull: offer.pull,
      from,
      until,
      onHand: 0,
      reserved: 0,
      sold: 0,
      offered: [from.getTime(), until?.getTime() ?? Infinity],
      tiers: this.tiersOf(post, price, forBusinesses),
      lot: drawLot(this.random, kind.unit, price),
    };
    rows.products.push(row);
    if (post) {
      rows.sell_posts.push(post);
      rows.sell_post_tiers.push(
        ...product.tiers.map((tier) => ({ sell_post_id: post.id, min_quantity: tier.minQuantity, price: tier.price })),
      );
    }
    if (row.is_published && row.audience === 'EVERYONE') seller.row.published_count += 1;
    this.market.products.push(product);
    return product;
  }

  private productRow({ seller, kind, price, at, forBusinesses, source, fate }: Offer, openedAt: Date, until: Date | null): ProductRow {
    const words = productTexts(this.random, seller, kind, source);
    const named = { name: `${words.name} ${words.second_name}`, categorySlug: kind.category };
    const images = this.imagesOf(seller, kind, at);
    const id = this.random.id(at);
    this.market.rows.product_images.push(...images.map((image, position) => ({ product_id: id, position, image_id: image })));
    return {
      id,
      seller_id: seller.row.id,
      source_product_id: source?.row.id ?? null,
      ...words,
      category_slug: kind.category,
      unit: kind.unit,
      grade: drawGrade(this.gradeRandom, kind.category, source),
      price: `${price}.00`,
      main_image_id: images[0] ?? null,
      search_text: productSearchText(named),
      search_words: productSearchWords(named),
      is_published: fate === 'OFFERED',
      published_at: fate === 'UNOFFERED' || fate === 'SCHEDULED' ? null : openedAt,
      audience: forBusinesses ? 'BUSINESSES' : 'EVERYONE',
      division_id: seller.place.divisionId,
      district_id: seller.place.districtId,
      upazila_id: seller.place.upazilaId,
      rating_sum: 0,
      rating_count: 0,
      sold_quantity: '0',
      sold_count: 0,
      version: 1,
      created_at: at,
      updated_at: until ?? at,
      deleted_at: fate === 'DELETED' ? until : null,
    };
  }

  /** One to three arrangements; lists show the first, so it is one that others show least. */
  private imagesOf(seller: DemoUser, kind: ProductKind, at: Date): string[] {
    const first = this.leastShown(kind);
    const all = [first.variant, ...kind.variants.filter((variant) => variant !== first.variant)];
    const shown = this.random.chance(0.55) ? all : all.slice(0, 1);
    return shown.map((variant, position) =>
      this.imageList.findOrDraw(seller.row.id, kind.subject, variant, position === 0 ? first.look : 0, at),
    );
  }

  /** The drawing, and its look, that fewest products of the kind show first; of these, fewest of any kind. */
  private leastShown({ key, subject, variants }: ProductKind): { readonly variant: number; readonly look: number } {
    const times = (name: string) => this.shown.get(name) ?? 0;
    const choices = variants.flatMap((variant) =>
      Array.from({ length: VARIANTS }, (_, look) => ({
        variant,
        look,
        ofKind: `${key} ${variant}/${look}`,
        ofAll: `${subject} ${variant}/${look}`,
      })),
    );
    const [least] = choices.toSorted((one, other) => times(one.ofKind) - times(other.ofKind) || times(one.ofAll) - times(other.ofAll));
    if (!least) throw new Error(`${key} has no drawing.`);
    for (const name of [least.ofKind, least.ofAll]) this.shown.set(name, times(name) + 1);
    return least;
  }

  private tiersOf(post: SellPostRow | null, price: number, forBusinesses: boolean): StockItem['tiers'] {
    if (!post || price < 20 || !(forBusinesses || this.random.chance(0.22))) return [];
    const least = Number(post.min_quantity) * 1_000;
    const steps = forBusinesses ? ([2, 5] as const) : ([20, 60] as const);
    return steps.map((times, index) => {
      const tierPrice = Math.max(1, Math.round(price * (index === 0 ? 0.95 : 0.9)));
      return { minQuantity: toDecimal(least * times), price: `${tierPrice}.00` };
    });
  }
}

/** Makes the goods sellers offer of their own, and what a trader offers again: product, pictures, sell post, tiers and the first stock. */
import { unitFacts } from '../../../schema/values/units';
import { productSearchText } from '../../modules/catalogue/search-text';
import { productKinds } from './data/kinds.data';
import type { ProductKind } from './data/product-kinds';
import { deliverySentences } from './data/sentences.data';
import { demoPhones, isBangla } from './make-people';
import { toDecimal, type Goods, type Market, type Person } from './market';
import type { Pictures } from './pictures';
import type { ProductRow, SellPostRow } from './rows';
import { daysBetween, hoursAfter } from './seed-clock';
import type { SeedRandom } from './seed-random';
import { drawLot, roundPrice, termsOf } from './trade-terms';

/** Each came to the market lately at its first seller's: what the storefront shows first. */
const isFirstSeen = new Set(
  (
    'fulkopi roma komola sundarban-modhu ilish jamdani kataribhog mixed-fruit bagda palong khejur-gur dab sabri nakshi gajor ghee cha apple-red ' +
    'lomba-begun anaros farm-egg mushroom golap fuldani chinigura sosa hill-ginger dudh shital-pati gom'
  ).split(' '),
);

const kindByKey = new Map(productKinds.map((one) => [one.key, one]));

export function kindNamed(key: string): ProductKind {
  const found = kindByKey.get(key);
  if (!found) throw new Error(`No such kind of goods: ${key}.`);
  return found;
}

interface Offer {
  readonly seller: Person;
  readonly kind: ProductKind;
  readonly price: number;
  readonly at: Date;
  readonly forBusinesses: boolean;
  readonly source: Goods | null;
  readonly pull: number;
  /** Never on the market, paused lately, over by its window, or deleted lately, or on the market in some days; else on sale. */
  readonly fate: 'OFFERED' | 'UNOFFERED' | 'PAUSED' | 'ENDED' | 'DELETED' | 'SCHEDULED';
}

const demoFates: ReadonlyMap<number, Offer['fate']> = new Map([
  [3, 'ENDED'],
  [5, 'PAUSED'],
  [7, 'UNOFFERED'],
]);

/** The demo producer's that comes to the market some days from now. */
const scheduledKey = 'lau';
const scheduledInDays = 3.3;

export class GoodsMaker {
  private readonly random: SeedRandom;

  constructor(
    private readonly market: Market,
    private readonly pictures: Pictures,
  ) {
    this.random = market.random.fork('goods');
  }

  /** Everything the approved sellers grow or make themselves. */
  makeOwn(): void {
    for (const seller of this.market.sellers) {
      const keys = seller.facts?.sells.split(' ').filter(Boolean) ?? [];
      keys.forEach((key, index) => this.makeOne(seller, key, index));
    }
  }

  /** What a trader received he offers again, dearer, with its origin told. */
  relist(seller: Person, source: Goods, at: Date): Goods {
    const price = roundPrice(Number(source.row.price) * this.random.between(1.12, 1.26));
    const pull = source.pull * (seller.facts?.pull ?? 1) * 0.8;
    return this.offer({ seller, kind: source.kind, price, at, forBusinesses: false, source, pull, fate: 'OFFERED' });
  }

  private makeOne(seller: Person, key: string, index: number): void {
    const { clock } = this.market;
    const forBusinesses = key.startsWith('!');
    const kind = kindNamed(key.replace('!', ''));
    const since = daysBetween(seller.row.created_at, clock.today);
    const isNew = isFirstSeen.has(kind.key) && this.market.goods.every((goods) => goods.kind !== kind);
    const at = clock.daysAgo(isNew ? this.random.between(0.3, 20) : Math.min(since - 1, this.random.between(120, 374)));
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
      fate: seller.leftAt ? 'PAUSED' : this.fateOf(seller, kind, index),
    });
  }

  private fateOf(seller: Person, kind: ProductKind, index: number): Offer['fate'] {
    const isDemo = seller.facts?.phone !== undefined;
    // the demo producer has some of each, whatever chance says
    if (seller.facts?.phone === demoPhones.producer && kind.key === scheduledKey) return 'SCHEDULED';
    if (isDemo) return demoFates.get(index % 9) ?? 'OFFERED';
    const chance = this.random.next();
    // whatever chance says, no category stays empty
    if (!this.market.goods.some(({ row }) => row.category_slug === kind.category && row.is_published && row.audience === 'EVERYONE'))
      return 'OFFERED';
    return chance < 0.04 ? 'UNOFFERED' : chance < 0.09 ? 'PAUSED' : chance < 0.105 ? 'DELETED' : 'OFFERED';
  }

  private offer(offer: Offer): Goods {
    const { rows, clock } = this.market;
    const { seller, kind, at, fate, forBusinesses, price } = offer;
    const leftAt = seller.leftAt ?? clock.daysAgo(this.random.between(1, 14));
    const until = fate === 'PAUSED' || fate === 'ENDED' || fate === 'DELETED' ? leftAt : null;
    const openedAt = fate === 'SCHEDULED' ? clock.daysAgo(0.5) : hoursAfter(at, this.random.between(0.1, 2));
    const from = fate === 'SCHEDULED' ? clock.daysAhead(scheduledInDays) : openedAt;
    const row = this.productRow(offer, openedAt, until);
    const post = fate === 'UNOFFERED' ? null : this.postRow(row, offer, openedAt, until);
    const goods: Goods = {
      ...{ row, post, kind, seller, source: offer.source, pull: offer.pull, from, until, onHand: 0, reserved: 0, sold: 0 },
      offered: [from.getTime(), until?.getTime() ?? Infinity],
      tiers: this.tiersOf(post, price, forBusinesses),
      lot: drawLot(this.random, kind.unit, price),
    };
    rows.products.push(row);
    if (post) {
      rows.sell_posts.push(post);
      rows.sell_post_tiers.push(
        ...goods.tiers.map((tier) => ({ sell_post_id: post.id, min_quantity: tier.minQuantity, price: tier.price })),
      );
    }
    if (row.is_published && row.audience === 'EVERYONE') seller.row.published_count += 1;
    this.market.goods.push(goods);
    return goods;
  }

  private productRow({ seller, kind, price, at, forBusinesses, source, fate }: Offer, openedAt: Date, until: Date | null): ProductRow {
    const { name, description } = this.words(seller, kind, source);
    const images = this.imagesOf(seller, kind, at);
    const id = this.random.id(at);
    this.market.rows.product_images.push(...images.map((image, position) => ({ product_id: id, position, image_id: image })));
    return {
      ...{ id, seller_id: seller.row.id, source_product_id: source?.row.id ?? null, name, description, category_slug: kind.category },
      ...{
        unit: kind.unit,
        custom_unit_note: kind.note,
        price: `${price}.00`,
        on_hand: '0',
        reserved: '0',
        main_image_id: images[0] ?? null,
      },
      search_text: productSearchText({ name, categorySlug: kind.category }),
      ...{ is_published: fate === 'OFFERED', published_at: fate === 'UNOFFERED' || fate === 'SCHEDULED' ? null : openedAt },
      audience: forBusinesses ? 'BUSINESSES' : 'EVERYONE',
      ...{ division_id: seller.place.divisionId, district_id: seller.place.districtId, upazila_id: seller.place.upazilaId },
      ...{ rating_sum: 0, rating_count: 0, sold_quantity: '0', sold_count: 0, view_count: 0, version: 1 },
      ...{ created_at: at, updated_at: until ?? at, deleted_at: fate === 'DELETED' ? until : null },
    };
  }

  /** A seller writes in his own script; half of them in both. */
  private words(seller: Person, kind: ProductKind, source: Goods | null): { name: string; description: string } {
    const first = isBangla(seller.row.name) || this.random.chance(0.12) ? 1 : 0;
    const second = first === 1 ? 0 : 1;
    const both = this.random.chance(0.22);
    const name = both ? `${kind.name[first]} (${kind.name[second]})` : kind.name[first];
    const sentence = this.random.pick(deliverySentences);
    const about = [first, ...(this.random.chance(0.6) ? [second] : [])].map((language) => {
      const place = language === 0 ? seller.place.en : seller.place.bn;
      const whom = seller.facts?.business ?? seller.row.name;
      const origin = source ? source.seller : null;
      const from = language === 0 ? `From ${whom}, ${place.upazila}, ${place.district}.` : `${whom}, ${place.upazila}, ${place.district}।`;
      const grown = origin && (language === 0 ? ` Grown in ${origin.place.en.district}.` : ` ফলেছে ${origin.place.bn.district} জেলায়।`);
      return `${kind.about[language]} ${from}${grown ?? ''} ${sentence[language]}`;
    });
    return { name: name ?? kind.key, description: about.join('\n\n') };
  }

  /** One to three, the best fitting arrangement first. */
  private imagesOf(seller: Person, kind: ProductKind, at: Date): string[] {
    const variants = this.random.chance(0.5) ? [...kind.variants] : [...kind.variants].reverse();
    const shown = this.random.chance(0.55) ? variants : variants.slice(0, 1);
    return shown.map((variant) => this.pictures.of(seller.row.id, kind.subject, variant, at));
  }

  private postRow(
    row: ProductRow,
    { seller, kind, price, fate, forBusinesses, source }: Offer,
    openedAt: Date,
    until: Date | null,
  ): SellPostRow {
    const { clock } = this.market;
    const terms = termsOf(kind.unit, price, forBusinesses);
    const isScheduled = fate === 'SCHEDULED';
    const isFresh = !isScheduled && unitFacts[kind.unit].kgFactor !== null && !source && this.random.chance(0.6);
    const harvestedOn = isFresh ? clock.dayOf(clock.daysAgo(this.random.between(0.5, 12))) : null;
    const laterOn = fate === 'OFFERED' && this.random.chance(0.08) ? clock.daysAhead(this.random.int(6, 40)) : null;
    const ends = fate === 'ENDED' ? until : laterOn;
    const isOver = fate === 'ENDED' || fate === 'DELETED';
    return {
      ...{ id: this.random.id(openedAt), product_id: row.id, seller_id: seller.row.id },
      state: fate === 'OFFERED' || isScheduled ? 'OPEN' : isOver ? 'ENDED' : 'PAUSED',
      ...{ audience: row.audience, min_quantity: terms.minQuantity, step: terms.step },
      ...{ available_from: isScheduled ? clock.daysAhead(scheduledInDays) : null, available_until: ends, is_scheduled: isScheduled },
      ...{ harvested_on: harvestedOn, views: 0, sold_quantity: '0', sold_count: 0 },
      ...{ opened_at: openedAt, ended_at: isOver ? until : null, created_at: openedAt, updated_at: until ?? openedAt },
    };
  }

  private tiersOf(post: SellPostRow | null, price: number, forBusinesses: boolean): Goods['tiers'] {
    if (!post || price < 20 || !(forBusinesses || this.random.chance(0.22))) return [];
    const least = Number(post.min_quantity) * 1_000;
    const steps = forBusinesses ? ([2, 5] as const) : ([20, 60] as const);
    return steps.map((times, index) => {
      const tierPrice = Math.max(1, Math.round(price * (index === 0 ? 0.95 : 0.9)));
      return { minQuantity: toDecimal(least * times), price: `${tierPrice}.00` };
    });
  }
}

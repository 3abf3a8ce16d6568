/** The products of the demo market in each week of a year, also in the first days of a season. */
import { emptyRows } from '../../../demo/market';
import { DemoImages } from '../../../demo/products/images';
import { ProductMaker } from '../../../demo/products/make-products';
import { SeedClock } from '../../../demo/simulation/seed-clock';
import { SeedRandom } from '../../../demo/simulation/seed-random';
import { makeUsers } from '../../../demo/users/make-users';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2027-01-01T00:30:00+06:00');

function productsOn(now: Date) {
  const clock = new SeedClock(now);
  const random = new SeedRandom(clock.dayNumber);
  const rows = emptyRows();
  const market = { clock, random, rows, ...makeUsers(rows, clock, random.fork('people'), { demo: 'x', locked: 'x' }), products: [] };
  const images = new DemoImages(rows, random.fork('pictures'), { put: () => Promise.resolve() } as never);
  new ProductMaker(market, images).makeOwn();
  return rows;
}

it('none was made or put on the market later than now', () => {
  const days = Array.from({ length: 52 }, (_, week) => new Date(FIRST + week * 7 * DAY_MS));
  const late = days.filter((now) => {
    const { products, sell_posts: posts } = productsOn(now);
    expect(products.length).toBeGreaterThan(100);
    return [...products.flatMap((one) => [one.created_at, one.published_at]), ...posts.map((one) => one.opened_at)].some(
      (time) => time && time > now,
    );
  });
  expect(late.map((now) => now.toISOString())).toEqual([]);
});

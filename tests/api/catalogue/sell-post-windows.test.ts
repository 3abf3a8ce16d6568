/**
 * These tests verify how time opens and ends sell posts, who is notified, and that posts for businesses stay hidden
 * from others.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { SELL_POST_WINDOWS_JOB, SellPostWindowsService } from '../../../server/modules/catalogue/sell-posts/sell-post-windows.service';
import type { GraphileJobQueue } from '../../../server/platform/jobs/graphile-job-queue';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { sellPostApi } from './support/sell-posts';

let app: TestApp;
let transport: ReturnType<typeof sellPostApi>;

beforeAll(async () => {
  app = await startTestApp();
  transport = sellPostApi(app);
});
afterAll(() => app.stop());

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const move = (at?: Date) => app.container.resolve(SellPostWindowsService).moveDue(at);
const notified = async (account: TestAccount): Promise<string[]> => {
  const found: { text_key: string }[] = await app.db.query(
    'SELECT text_key FROM notifications WHERE user_id = $1 ORDER BY created_at, id',
    [account.id],
  );
  return found.map(({ text_key }) => text_key);
};
const follow = (follower: TestAccount, whom: TestAccount) =>
  app.db.query('INSERT INTO follows (follower_id, seller_id) VALUES ($1, $2)', [follower.id, whom.id]);
const publishedOf = async (owner: TestAccount) =>
  (await app.db.query('SELECT published_count AS count FROM users WHERE id = $1', [owner.id]))[0] as { count: number };
const press = (name: string, owner: TestAccount, ids: string[]) =>
  app.gql(`mutation ($ids: [ID!]!) { ${name}(productIds: $ids) { products { id } } }`, { ids }, { token: owner.token });

describe('windows', () => {
  it('opens a post at the start of its window and ends it at the end, and notifies the seller [A3 N2]', async () => {
    const owner = await approvedProducer(app);
    const { id } = await product(app, owner);
    const window = { availableFrom: later(2).toISOString(), availableUntil: later(5).toISOString() };
    expect((await transport.publish(owner, id, window)).data.publishSellPost).toMatchObject({ state: 'OPEN', isScheduled: true });
    expect([await move(later(1)), await publishedOf(owner), await notified(owner)]).toEqual([{ opened: 0, ended: 0 }, { count: 0 }, []]);
    expect([await move(later(3)), await publishedOf(owner), await notified(owner)]).toEqual([
      { opened: 1, ended: 0 },
      { count: 1 },
      ['productApproved'],
    ]);
    expect(await move(later(4))).toEqual({ opened: 0, ended: 0 });
    expect([await move(later(5)), await publishedOf(owner), await notified(owner)]).toEqual([
      { opened: 0, ended: 1 },
      { count: 0 },
      ['productApproved', 'postEnded'],
    ]);
    expect(await move(later(6))).toEqual({ opened: 0, ended: 0 });
    const [ended] = (await transport.mine(owner, { filter: { state: 'ENDED' } })).nodes;
    expect(ended).toMatchObject({ isScheduled: false, product: { id, addToSellPost: false } });
  });

  it('ends each post once in however many processes [A3]', async () => {
    const owner = await approvedProducer(app);
    for (let index = 0; index < 60; index++) {
      const { id } = await publishedProduct(app, owner, { imageIds: [] });
      await app.db.query('UPDATE sell_posts SET available_until = $2 WHERE product_id = $1', [id, later(1)]);
    }
    const moved = await Promise.all([move(later(2)), move(later(2)), move(later(2))]);
    // what another process holds is passed over and found the next minute
    const rest = await move(later(2));
    expect([...moved, rest].reduce((sum, { ended }) => sum + ended, 0)).toBe(60);
    expect([(await notified(owner)).filter((key) => key === 'postEnded').length, await publishedOf(owner)]).toEqual([60, { count: 0 }]);
  });

  it('is a job that the queue knows [A3]', async () => {
    const owner = await approvedProducer(app);
    const { id } = await publishedProduct(app, owner);
    await app.db.query("UPDATE sell_posts SET available_until = now() - interval '1 second' WHERE product_id = $1", [id]);
    const jobs = resolvePort(app.container, JobQueue) as GraphileJobQueue;
    await jobs.add(app.db, SELL_POST_WINDOWS_JOB, {});
    await jobs.runDue();
    expect(await app.db.query('SELECT state FROM sell_posts WHERE product_id = $1', [id])).toEqual([{ state: 'ENDED' }]);
  });

  it('posting what is over begins a new post before the job has come round [A3]', async () => {
    const owner = await approvedProducer(app);
    const { id } = await publishedProduct(app, owner, { audience: 'BUSINESSES' });
    await app.db.query("UPDATE sell_posts SET available_until = now() - interval '1 second' WHERE product_id = $1", [id]);
    await press('postForSell', owner, [id]);
    expect(await app.db.query('SELECT state, audience FROM sell_posts WHERE product_id = $1 ORDER BY created_at', [id])).toEqual([
      { state: 'ENDED', audience: 'BUSINESSES' },
      { state: 'OPEN', audience: 'BUSINESSES' },
    ]);
  });
});

describe('followers', () => {
  it('hear of a new post once, and not again when it is resumed within a day [N2]', async () => {
    const [owner, fan] = [await approvedProducer(app, { name: 'Karim' }), await consumer(app)];
    await follow(fan, owner);
    const { id } = await publishedProduct(app, owner);
    await press('stopSelling', owner, [id]);
    await press('postForSell', owner, [id]);
    const [post] = (await transport.mine(owner)).nodes;
    await transport.end(owner, post?.id ?? '');
    await transport.publish(owner, id);
    expect(await notified(fan)).toEqual(['newPost']);
    const [note] = await app.db.query('SELECT params, link FROM notifications WHERE user_id = $1', [fan.id]);
    expect(note).toEqual({
      params: { seller: 'Karim', product: 'Potato', secondProduct: '', price: '30.00', unit: 'KG', secondUnit: '' },
      link: `/product/${id}`,
    });
    await press('stopSelling', owner, [id]);
    await app.db.query("UPDATE products SET announced_at = now() - interval '25 hours' WHERE id = $1", [id]);
    await press('postForSell', owner, [id]);
    expect(await notified(fan)).toEqual(['newPost', 'newPost']);
  });

  it('are not notified of what only businesses may see [N2]', async () => {
    const [owner, guest, trader] = [await approvedProducer(app), await consumer(app), await seller(app, 'WHOLESALER')];
    for (const fan of [guest, trader]) await follow(fan, owner);
    await transport.publish(owner, (await product(app, owner)).id, { audience: 'BUSINESSES' });
    expect([await notified(guest), await notified(trader)]).toEqual([[], ['newPost']]);
  });

  it('are notified in as many statements, one or many [N2]', async () => {
    const statementsWith = async (followers: number) => {
      const owner = await approvedProducer(app);
      for (let index = 0; index < followers; index++) await follow(await consumer(app), owner);
      const { id } = await product(app, owner);
      return (await countSql(app.db, () => transport.publish(owner, id))).length;
    };
    expect(await statementsWith(8)).toBe(await statementsWith(1));
  });
});

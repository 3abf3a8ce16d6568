/**
 * Loops that an account or an admin runs against one number, and those of a shared basket: each ends in a budget of the
 * number, and no one is invited by SMS.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { basketMarket } from '../baskets/basket-market';

const { own, market, perPair, collecting } = serverLimits.smsBudgets;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.db.query('DELETE FROM sms_outbox; DELETE FROM taken_places'));

const sentTo = ({ phone }: TestAccount) =>
  rows<{ purpose: string; budget: string }>(app.db, 'SELECT purpose, budget FROM sms_outbox WHERE phone = $1', [phone]);

it('a payout account that changes again and again is reported six times an hour, and once that more has happened', async () => {
  const seller = await approvedProducer(app);
  const change = 'mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { method } }';
  for (let at = 0; at < 12; at += 1) {
    const input = { method: 'NAGAD', number: `018111111${10 + at}`, holder: 'Abdul Karim' };
    expect((await app.gql(change, { input }, { token: seller.token })).code).toBeNull();
  }
  expect(await sentTo(seller)).toHaveLength(own.hour + collecting.hour);
});

it('an admin who suspends and reinstates again and again reports it ten times an hour', async () => {
  const [judge, seller] = [await admin(app), await approvedProducer(app)];
  const step = (name: string) =>
    app.gql(`mutation ($id: ID!) { ${name}(id: $id, reason: "Tried out") { id } }`, { id: seller.id }, { token: judge.token });
  for (let at = 0; at < 7; at += 1) for (const name of ['suspendAccount', 'reinstateAccount']) expect((await step(name)).code).toBeNull();
  expect(await sentTo(seller)).toHaveLength(market.hour + collecting.hour);
});

it('a shared basket whose price changes again and again reports it three times an hour to each neighbour', async () => {
  await rows(app.db, "DELETE FROM platform_settings WHERE key = 'order_limits'");
  const { organiser, neighbour, third, confirmed, confirm, setTier, run } = await basketMarket(app);
  const basket = await confirmed(['10', '5', '5']);
  for (let price = 26; price < 34; price += 1) {
    await setTier(String(price));
    await app.db.query("UPDATE shared_baskets SET priced_at = now() - interval '1 hour' WHERE id = $1", [basket.id]);
    await run();
    for (const person of [organiser, neighbour, third]) await confirm(person, basket);
  }
  for (const person of [neighbour, third]) {
    const sent = await sentTo(person);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThanOrEqual(perPair.hour + collecting.hour);
  }
});

it('whoever is asked to join a basket, joins and is removed again and again, is sent nothing', async () => {
  const { organiser, neighbour, shared, join, act } = await basketMarket(app);
  const basket = await shared(['10']);
  for (let at = 0; at < 5; at += 1) {
    const joined = await join(neighbour, basket.token);
    const mine = joined.data.joinSharedBasket.participants.find(({ isOrganiser }) => !isOrganiser);
    await act(organiser, 'removeSharedBasketParticipant', `id: "${basket.id}", participantId: "${mine?.id}"`);
  }
  expect(await rows(app.db, 'SELECT 1 FROM sms_outbox')).toEqual([]);
});

/**
 * Sellers give the accounts that receive their money; a change needs the password, is reported, and decides what buyers
 * may choose.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { rows } from '../../support/sql';

const FIELDS = 'method number holder bankName branch';
const SET = `mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { ${FIELDS} } }`;

interface Account {
  method: string;
  number: string;
  holder: string;
  bankName: string | null;
  branch: string | null;
}

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const bkash = { method: 'BKASH', number: '01712345678', holder: 'Rahima Begum' };
const set = (by: TestAccount, input: object) => app.gql<{ setPayoutAccount: Account }>(SET, { input }, { token: by.token });
const mine = async (by: TestAccount) =>
  (await app.gql<{ myPayoutAccounts: Account[] }>(`{ myPayoutAccounts { ${FIELDS} } }`, {}, { token: by.token })).data.myPayoutAccounts;
const fieldsOf = (response: { body: unknown }) =>
  (response.body as { errors: { extensions: { code: string; fields?: { field: string }[] } }[] }).errors.flatMap(({ extensions }) =>
    (extensions.fields ?? []).map(({ field }) => field),
  );

describe('a payout account', () => {
  it('is added, replaced by method and removed', async () => {
    expect((await set(seller, { ...bkash, number: '+88 01712-345678' })).data.setPayoutAccount).toEqual({
      ...bkash,
      bankName: null,
      branch: null,
    });
    await set(seller, { method: 'BANK', number: '০১২৩৪৫৬৭৮৯', holder: 'Rahima Begum', bankName: 'Sonali Bank', branch: 'Bogura' });
    await set(seller, { ...bkash, number: '01900000001' });
    expect(await mine(seller)).toEqual([
      { ...bkash, number: '01900000001', bankName: null, branch: null },
      { method: 'BANK', number: '0123456789', holder: 'Rahima Begum', bankName: 'Sonali Bank', branch: 'Bogura' },
    ]);
    const removed = await app.call('removePayoutAccount', { method: 'BKASH' }, 'removedMethod', { token: seller.token });
    expect(removed.data).toEqual({ removePayoutAccount: { removedMethod: 'BKASH' } });
    expect((await app.call('removePayoutAccount', { method: 'BKASH' }, 'removedMethod', { token: seller.token })).code).toBe('NOT_FOUND');
  });

  it.each([
    ['a number that is too short', { ...bkash, number: '0171234567' }, 'number'],
    ['a number of twelve digits that is not of Rocket', { ...bkash, number: '017123456789' }, 'number'],
    ['a bank number of letters', { method: 'BANK', number: 'ABCDEF', holder: 'Rahima', bankName: 'Sonali Bank' }, 'number'],
    ['no bank', { method: 'BANK', number: '123456789', holder: 'Rahima' }, 'bankName'],
    ['no holder', { ...bkash, holder: ' ' }, 'holder'],
    ['a link as holder', { ...bkash, holder: 'www.pay.example' }, 'holder'],
  ])('is rejected with %s', async (_what, input, field) => {
    const response = await set(seller, input);
    expect([response.code, fieldsOf(response)]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('is changed only within ten minutes of proving the password', async () => {
    const by = await approvedProducer(app);
    await app.db.query("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [by.id]);
    expect((await set(by, bkash)).code).toBe('REAUTHENTICATION_REQUIRED');
    expect(await mine(by)).toEqual([]);
  });

  it('is reported to its seller in the app and by SMS, without the whole number', async () => {
    const by = await approvedProducer(app);
    await set(by, bkash);
    expect(await rows(app.db, "SELECT params FROM notifications WHERE user_id = $1 AND type = 'PAYOUT_ACCOUNT'", [by.id])).toEqual([
      { params: { method: 'BKASH', end: '678' } },
    ]);
    const [sms] = await rows<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [by.phone]);
    expect(sms?.body).toContain('the number that receives your money was changed');
    expect(sms?.body).not.toContain('01712345678');
  });
});

describe('what a cart may be paid with', () => {
  const methods = async (lines: { productId: string; quantity: string }[]) => {
    const query = 'query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { paymentMethods } }';
    return (await app.gql<{ quoteCart: { paymentMethods: string[] } }>(query, { lines })).data.quoteCart.paymentMethods;
  };

  it('is cash, and mobile money that every seller takes', async () => {
    const [one, other] = [await approvedProducer(app), await approvedProducer(app)];
    await payoutAccount(app, one, 'BKASH');
    await payoutAccount(app, one, 'NAGAD');
    await payoutAccount(app, one, 'BANK', '123456789');
    await payoutAccount(app, other, 'NAGAD');
    const [ofOne, ofOther] = [await listedProduct(app, one), await listedProduct(app, other)].map(({ id }) => ({
      productId: id,
      quantity: '2',
    }));
    expect(await methods([ofOne!])).toEqual(['CASH_ON_DELIVERY', 'BKASH', 'NAGAD']);
    expect(await methods([ofOne!, ofOther!])).toEqual(['CASH_ON_DELIVERY', 'NAGAD']);
  });

  it('is shown of a seller to everyone', async () => {
    const by = await account(app, 'WHOLESALER');
    await payoutAccount(app, by, 'ROCKET');
    const query = 'query ($id: ID!) { seller(id: $id) { acceptsPayments } }';
    const read = async () => (await app.gql<{ seller: { acceptsPayments: string[] } }>(query, { id: by.id })).data.seller.acceptsPayments;
    expect(await read()).toEqual(['CASH_ON_DELIVERY', 'ROCKET']);
    await set(by, bkash);
    expect(await read()).toEqual(['CASH_ON_DELIVERY', 'BKASH', 'ROCKET']);
  });

  it('is not the account of another: a consumer has none', async () => {
    const by = await consumer(app);
    expect((await set(by, bkash)).code).toBe('FORBIDDEN');
  });
});

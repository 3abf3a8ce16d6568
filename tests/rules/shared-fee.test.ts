/** The delivery of a shared parcel: shares in proportion to the weights, exact to the paisa. */
import fc from 'fast-check';
import { closedAccountName } from '../../schema/values/accounts/closing';
import { firstNameOf, publicNameOf } from '../../schema/text/first-name';
import { shareFee } from '../../server/modules/orders/basket-checkout/shared-fee';

const paisa = (amount: string) => Math.round(Number(amount) * 100);

describe('the shares of a delivery fee', () => {
  it('add up to the fee, follow the weights, and leave less than a paisa each to the one at the rest', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, fc.nat(), (fee, grams, index) => {
        const rest = index % grams.length;
        const shares = shareFee(
          (fee / 100).toFixed(2),
          grams.map((weight) => (weight / 1000).toFixed(3)),
          rest,
        ).map(paisa);
        const whole = grams.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(fee);
        for (const [at, share] of shares.entries()) {
          const exact = (fee * (grams[at] ?? 0)) / whole;
          expect(share).toBeGreaterThanOrEqual(Math.floor(exact - 1e-6));
          expect(share).toBeLessThan(exact + (at === rest ? grams.length : 1e-6));
        }
      }),
    );
  });

  it('are all the one’s at the rest without any weight', () => {
    expect(shareFee('70', ['0', '0', '0'], 1)).toEqual(['0.00', '70.00', '0.00']);
    expect(shareFee('0', ['1', '2'], 0)).toEqual(['0.00', '0.00']);
    expect(shareFee('100', ['1', '1', '1'], 2)).toEqual(['33.33', '33.33', '33.34']);
  });
});

describe('the first name', () => {
  it.each([
    ['Md. Rahim Uddin', 'Rahim'],
    ['Karima Begum', 'Karima'],
    ['মোঃ আব্দুল করিম', 'আব্দুল'],
    ['মোছাঃ সালমা খাতুন', 'সালমা'],
    ['Md.', 'Md.'],
    ['  Salma  ', 'Salma'],
    ['Rahman Traders', 'Rahman'],
  ])('of %s is %s', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});

describe('the name that strangers read', () => {
  it.each([
    ['Ayesha Yasmin', 'Ayesha Y.'],
    ['Md. Rahim Uddin', 'Rahim U.'],
    ['মোছাঃ শিরিন সুলতানা', 'শিরিন সু.'],
    ['Salma', 'Salma'],
    ['Md. Salma', 'Salma'],
    ['Md.', 'Md.'],
    [closedAccountName, closedAccountName],
  ])('for %s is %s', (name, shown) => {
    expect(publicNameOf(name)).toBe(shown);
  });
});

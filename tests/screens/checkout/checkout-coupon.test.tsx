import { screen, waitFor } from '@testing-library/react';
import { claimedCoupon } from '../../../client/platform/device/claimed-coupon';
import { cart } from '../support/market';
import { clearToasts } from '../support/toasts';
import { box, open, sent, toReview } from './open-checkout';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  clearToasts();
  claimedCoupon.forget();
});

describe('a coupon at the checkout', () => {
  it('a coupon is looked at before it is spent: what it takes off, or why nothing [S6]', async () => {
    const coupon = (more: object) => (args: { couponCode?: string | null }) =>
      cart(
        undefined,
        args.couponCode ? { coupon: { code: args.couponCode, discount: '0.00', problem: null, ...more }, total: '60.00' } : {},
      );
    const { user, server } = open('/checkout', { cart: coupon({ problem: { kind: 'BELOW_MINIMUM', value: '500.00' } }) });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'I have a coupon' }));
    await user.type(await box('Coupon'), 'SAVE30');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This coupon needs a purchase of at least 500 Tk.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    server.answer('cart', coupon({ discount: '27.50' }));
    await user.type(await box('Coupon'), 'SAVE31');
    await user.click(screen.getByRole('button', { name: 'Place order' })); // typed but not applied: its effect is shown first
    expect(await screen.findByText('You save 27.50 Tk with this coupon.')).toBeInTheDocument();
    expect(await screen.findByText('Coupon applied: the new total is 60 Tk. Press “Place order” again.')).toBeInTheDocument();
    expect(sent(server)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ couponCode: 'SAVE31', expectedTotal: '60.00' }));
  }, 30_000);

  it('the coupon claimed on this device is filled in, can be left out and taken again, and is forgotten once it is used [S1 S6]', async () => {
    const coupon = ({ couponCode }: { couponCode?: string | null }) =>
      cart(undefined, couponCode ? { coupon: { code: couponCode, discount: '27.50', problem: null }, total: '60.00' } : {});
    const keep = (days: number) =>
      claimedCoupon.keep({ code: 'HBMINE', expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() });
    keep(-1);
    const late = open('/checkout', { cart: coupon });
    await toReview(late.user);
    expect(screen.getByRole('button', { name: 'I have a coupon' })).toBeInTheDocument(); // it has run out
    late.unmount();
    keep(7);
    const { user, server } = open('/checkout', { cart: coupon });
    await toReview(user);
    expect(await box('Coupon')).toHaveValue('HBMINE');
    expect(await screen.findByText('You save 27.50 Tk with this coupon.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    expect(await box('Coupon')).toHaveValue('');
    expect(claimedCoupon.wanted()).toBe('');
    await user.type(await box('Coupon'), claimedCoupon.code());
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('You save 27.50 Tk with this coupon.');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ couponCode: 'HBMINE', expectedTotal: '60.00' }));
    await waitFor(() => expect(claimedCoupon.code()).toBe(''));
  }, 30_000);

  it('a code that no coupon has is never said to be applied', async () => {
    const problem = { kind: 'UNKNOWN', value: null };
    const { user, server } = open('/checkout', {
      cart: ({ couponCode }: { couponCode?: string | null }) =>
        cart(undefined, couponCode ? { coupon: { code: couponCode, discount: '0.00', problem } } : {}),
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'I have a coupon' }));
    await user.type(await box('Coupon'), 'ABCD');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('We do not recognise this coupon. Check the code.')).toBeInTheDocument();
    expect(await screen.findByText(/^This coupon was not applied: the total is still [\d.]+ Tk\./)).toBeInTheDocument();
    expect(screen.queryByText(/Coupon applied/)).not.toBeInTheDocument();
    expect(sent(server)).toHaveLength(0);
  }, 30_000);

  it('is out at once when its field is emptied, and the order goes through with one press', async () => {
    const coupon = ({ couponCode }: { couponCode?: string | null }) =>
      cart(undefined, couponCode ? { coupon: { code: couponCode, discount: '0.00', problem: { kind: 'UNKNOWN', value: null } } } : {});
    const { user, server } = open('/checkout', { cart: coupon });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'I have a coupon' }));
    await user.type(await box('Coupon'), 'SAVE100');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('We do not recognise this coupon. Check the code.');
    await user.clear(await box('Coupon'));
    await waitFor(() => expect(screen.queryByText('We do not recognise this coupon. Check the code.')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ couponCode: null }));
  }, 30_000);

  it("the buyer's own coupon that saves most is in the total by itself, from any device, and stays out once it is removed", async () => {
    const coupon = ({ couponCode }: { couponCode?: string | null }) =>
      cart(undefined, couponCode ? { coupon: { code: couponCode, discount: '27.50', problem: null }, total: '60.00' } : {});
    const own = (code: string, more: object) => ({
      code,
      percent: 10,
      maxDiscount: '200.00',
      minSubtotal: '0.00',
      isUsed: false,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      ...more,
    });
    const myCoupons = [
      own('HBSMALL', {}),
      own('HBBEST', { percent: 30 }),
      own('HBUSED', { percent: 90, isUsed: true }),
      own('HBOVER', { percent: 90, expiresAt: '2026-01-01T00:00:00.000Z' }),
      own('HBDEAR', { percent: 90, minSubtotal: '5000.00' }),
    ];
    const { user, server, unmount } = open('/checkout', { cart: coupon, myCoupons });
    await toReview(user);
    expect(await box('Coupon')).toHaveValue('HBBEST');
    expect(await screen.findByText('You save 27.50 Tk with this coupon.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ couponCode: null }));
    unmount();
  }, 30_000);
});

import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { clearToasts } from '../support/toasts';
import { box, open, placed, sent, toReview } from './open-checkout';

beforeEach(() => window.sessionStorage.clear());
afterEach(clearToasts);

const unverified = errorResponse('PHONE_UNVERIFIED', 'Verify your phone number to place your first order.');

describe('a first order with an unverified phone', () => {
  it('asks for the code in place, and the order goes out by itself once it is right', async () => {
    let verified = false;
    const { user, server, address } = open('/checkout', {
      placeOrder: () => (verified ? placed : unverified),
      requestPhoneCode: { isSent: true },
      verifyPhone: () => {
        verified = true;
        return { id: 'account-1', phoneVerifiedAt: new Date().toISOString() };
      },
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify your phone number' });
    expect(dialog).toBeInTheDocument();
    await screen.findByText(/We sent a 6-digit code/);
    await user.type(await box('Code from the SMS'), '১২৩ ৪৫৬'.replace(' ', ''));
    await user.click(screen.getByRole('button', { name: 'Verify and order' }));
    await waitFor(() => expect(address()).toContain('/order'));
    expect(sent(server)).toHaveLength(2);
    expect(sent(server)[0]).toEqual(sent(server)[1]);
    expect(server.calls.find(({ field }) => field === 'verifyPhone')?.args).toEqual({ code: '123456' });
  }, 30_000);

  it('closed, it leaves the checkout as it was, and shows why nothing was ordered', async () => {
    const { user, server } = open('/checkout', { placeOrder: unverified, requestPhoneCode: { isSent: true } });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByRole('dialog', { name: 'Verify your phone number' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect((await screen.findAllByText('Verify your phone number to place your first order.')).length).toBeGreaterThan(0);
    expect(sent(server)).toHaveLength(1);
  }, 30_000);
});

/** In the checkout each seller has a method, a day and a time of the day of its own. */
import { screen, waitFor, within } from '@testing-library/react';
import { cart, cartLine, delivery, product } from '../support/market';
import { clearToasts } from '../support/toasts';
import { open, sent, toReview } from './open-checkout';

beforeEach(() => window.sessionStorage.clear());
afterEach(clearToasts);

const seller = (id: string, name: string) => ({ ...product().seller, id, name });
const line = (id: string) => cartLine({ id, product: product({ id }) });
const group = (id: string, name: string, more: Record<string, unknown> = {}) => ({
  subtotal: '87.50',
  deliveryFee: '40.00',
  seller: seller(id, name),
  lines: [line(`of-${id}`)],
  delivery: delivery(more),
});

interface Asked {
  readonly deliveries?: readonly { readonly sellerId: string; readonly method: string }[] | null;
}
/** A cart of two sellers that quotes the method it is asked for. */
const two = ({ deliveries }: Asked) => {
  const methodOf = (id: string) => deliveries?.find(({ sellerId }) => sellerId === id)?.method ?? 'DELIVERY';
  const part = (id: string, name: string) => group(id, name, { method: methodOf(id), fee: methodOf(id) === 'PICKUP' ? '0.00' : '40.00' });
  return cart([line('of-a'), line('of-b')], { groups: [part('a', 'Karim'), part('b', 'Rahima')], deliveryFee: '80.00' });
};
const change = (name: string) => screen.findByRole('button', { name: `Change delivery by ${name}` });
const of = async (name: string) => within(await screen.findByRole('group', { name }));

it('sends a method, a day and a time for each seller, as they were chosen', async () => {
  const { user, server } = open('/checkout', { cart: two });
  await toReview(user);
  await user.click(await change('Rahima'));
  await user.click(await change('Karim'));
  await user.selectOptions((await of('Rahima')).getByRole('combobox', { name: 'How you get it' }), 'Pickup');
  await waitFor(async () => expect((await of('Rahima')).getByText('Free')).toBeInTheDocument());
  await user.selectOptions((await of('Karim')).getByRole('combobox', { name: 'Preferred day' }), 'Thursday, 26 Nov');
  await user.selectOptions((await of('Karim')).getByRole('combobox', { name: 'Preferred time' }), 'Evening (4–8)');
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]?.input).toMatchObject({
    deliveries: [
      { sellerId: 'a', method: 'DELIVERY', preferredDay: '2026-11-26', preferredWindow: 'EVENING' },
      { sellerId: 'b', method: 'PICKUP', preferredDay: null, preferredWindow: null },
    ],
  });
  expect(sent(server)[0]?.input).not.toHaveProperty('deliveryMethod');
});

it('the choices of several sellers are a line each, which a button opens and folds again with what was chosen', async () => {
  const { user } = open('/checkout', { cart: two });
  await toReview(user);
  expect((await of('Karim')).queryByRole('combobox')).not.toBeInTheDocument();
  expect((await of('Rahima')).getByText(/^Delivery · Any day, from .* · Any time$/)).toBeInTheDocument();
  await user.click(await change('Karim'));
  expect(await change('Karim')).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions((await of('Karim')).getByRole('combobox', { name: 'Preferred day' }), 'Thursday, 26 Nov');
  await user.selectOptions((await of('Karim')).getByRole('combobox', { name: 'Preferred time' }), 'Evening (4–8)');
  await user.click(await change('Karim'));
  expect((await of('Karim')).getByText('Delivery · Thursday, 26 Nov · Evening (4–8)')).toBeInTheDocument();
  expect((await of('Karim')).queryByRole('combobox')).not.toBeInTheDocument();
});

it('a choice that the seller does not offer any more is open by itself', async () => {
  const wrong = cart([line('of-a'), line('of-b')], {
    groups: [group('a', 'Karim', { problems: [{ kind: 'DAY_NOT_OFFERED' }] }), group('b', 'Rahima')],
  });
  const { user } = open('/checkout', { cart: wrong });
  await toReview(user);
  expect((await of('Karim')).getByRole('combobox', { name: 'Preferred day' })).toBeInTheDocument();
  expect((await of('Rahima')).queryByRole('combobox')).not.toBeInTheDocument();
});

it('who does not deliver to the place is picked up from, and the page shows it', async () => {
  const far = ({ deliveries }: Asked) =>
    cart([line('of-a')], {
      groups: [group('a', 'Karim', { methods: ['PICKUP'], method: deliveries?.[0]?.method ?? 'DELIVERY', fee: '0.00' })],
    });
  const { user, server } = open('/checkout', { cart: far });
  await toReview(user);
  expect((await of('Karim')).getByText('No delivery to your area, pickup only')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ deliveries: [{ sellerId: 'a', method: 'PICKUP' }] }));
});

it('who neither delivers to the place nor offers pickup is named, with the way to the cart', async () => {
  const none = cart([line('of-a')], {
    groups: [group('a', 'Karim', { methods: [], fee: null, problems: [{ kind: 'NOT_DELIVERED' }] })],
  });
  const { user } = open('/checkout', { cart: none });
  await toReview(user);
  expect(await screen.findByText('Karim does not deliver to your area or offer pickup.')).toBeInTheDocument();
});

it('a fee that is named later is in the sums and beside the total as such, with its reason', async () => {
  const later = cart([line('of-a')], {
    groups: [group('a', 'Karim', { fee: null, onConfirmation: true, reason: 'TOO_HEAVY' })],
    hasFeeOnConfirmation: true,
  });
  const { user } = open('/checkout', { cart: later });
  await toReview(user);
  expect((await of('Karim')).getByText(/A heavy order\./)).toBeInTheDocument();
  expect(screen.getByText('Delivery fees to follow')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Place order' });
  expect(button.parentElement).toHaveTextContent(/^Total 87\.50? Tk \+ open delivery fee/);
});

/**
 * Shared baskets: the page before and after the closing, as its organiser, as someone else in it and as who only has
 * the link; the list.
 */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const product = {
  id: 'p1',
  name: 'Potato',
  secondName: null,
  secondUnitNote: null,
  price: '30.00',
  unit: 'KG',
  customUnitNote: null,
  available: '100',
  sellable: '100',
  image: null,
  sellPost: { id: 's1', minQuantity: '1', step: '1' },
};
const line = (more: object = {}) => ({
  id: 'p1',
  quantity: '15',
  unitPrice: '30.00',
  listPrice: '30.00',
  nextTier: { minQuantity: '20', price: '25.00' },
  problems: [],
  product,
  ...more,
});
const delivery = {
  method: 'DELIVERY',
  methods: ['DELIVERY'],
  distance: 'SAME_UPAZILA',
  weightKg: '15',
  fee: '40.00',
  onConfirmation: false,
  reason: null,
  freeFrom: null,
  problems: [],
};
const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  isViewer: false,
  isOrganiser: false,
  hasConfirmed: false,
  lines: [{ productId: 'p1', quantity: '5' }],
  ...more,
});
const part = {
  subtotal: '300.00',
  deliveryFee: '26.67',
  total: '326.67',
  confirmedTotal: null,
  paymentMethod: null,
  hasProblem: false,
  lines: [],
};
const basket = (more: object = {}) => ({
  id: 'b1',
  token: 'T1',
  title: null as string | null,
  state: 'OPEN',
  closesAt: '2026-12-01T10:00:00Z',
  endsAt: '2026-12-02T10:00:00Z',
  organiserName: 'Rahim',
  isOrganiser: true,
  isParticipant: true,
  participantCount: 2,
  deliveryMethod: 'DELIVERY',
  address: 'Road 1',
  orderId: null,
  upazila: { id: 1, nameEn: 'Savar', nameBn: 'সাভার' },
  seller: { id: 'u1', name: 'Karim' },
  participants: [
    person('m1', 'Rahim', { isViewer: true, isOrganiser: true, lines: [{ productId: 'p1', quantity: '10' }] }),
    person('m2', 'Karima'),
  ],
  totals: { isFinal: true, paymentMethods: ['CASH_ON_DELIVERY', 'BKASH'], delivery, lines: [line()] },
  part,
  ...more,
});
const confirmedBy = (...names: string[]) => basket().participants.map((one) => ({ ...one, hasConfirmed: names.includes(one.name) }));
const render = (path: string, answers: object, language: 'en' | 'bn' = 'en') =>
  renderApp(path, { account: account('CONSUMER'), language, answers: { ...answers } });

it('shows what is missing to the lower price, who is in it, and the share of the delivery', async () => {
  render('/basket/T1', { sharedBasket: basket() });
  expect(await screen.findByRole('progressbar', { name: '5 KG more and everyone pays 25 Tk/KG' })).toHaveAttribute('value', '15');
  const people = within(screen.getByRole('region', { name: 'Who has joined' }));
  expect(people.getByText('Karima').closest('li')).toHaveTextContent('Potato 5 KG');
  expect(within(screen.getByRole('region', { name: 'Your part' })).getByText('326.67 Tk')).toBeInTheDocument();
  expect(screen.getByText(/Parcel to Road 1, Savar/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

it('is joined by its link', async () => {
  const invited = basket({ isOrganiser: false, isParticipant: false, participants: [], part: null, address: null });
  const { user, server } = render('/basket/T1', { sharedBasket: invited, joinSharedBasket: basket({ isOrganiser: false }) });
  expect(await screen.findByText('Rahim invites you to order together')).toBeInTheDocument();
  expect(screen.queryByText('Who has joined')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await findToast('You have joined. Choose what you want.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'joinSharedBasket')?.args).toEqual({ token: 'T1' });
});

it('confirms the total that it shows, with a way to pay', async () => {
  const closed = basket({ state: 'CONFIRMING', isOrganiser: false });
  const { user, server } = render('/basket/T1', { sharedBasket: closed, confirmSharedBasket: closed });
  await user.click(await screen.findByRole('radio', { name: 'bKash' }));
  await user.click(screen.getByRole('button', { name: 'Confirm 326.67 Tk' }));
  const input = { expectedTotal: '326.67', paymentMethod: 'BKASH' };
  expect(server.calls.find(({ field }) => field === 'confirmSharedBasket')?.args).toEqual({ id: 'b1', input });
});

it('asks for a confirmation of the higher total as soon as the page shows it', async () => {
  const raised = basket({
    state: 'CONFIRMING',
    isOrganiser: false,
    participants: confirmedBy('Rahim', 'Karima'),
    part: { ...part, confirmedTotal: '320.00', paymentMethod: 'BKASH' },
  });
  const { user, server } = render('/basket/T1', { sharedBasket: raised, confirmSharedBasket: raised });
  expect(await screen.findByText(/Your total was 320 Tk and is now 326.67 Tk/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'bKash' })).toBeChecked();
  expect(screen.getByText('You').closest('li')).toHaveTextContent('Not confirmed yet');
  await user.click(screen.getByRole('button', { name: 'Confirm 326.67 Tk' }));
  const input = { expectedTotal: '326.67', paymentMethod: 'BKASH' };
  expect(server.calls.find(({ field }) => field === 'confirmSharedBasket')?.args).toEqual({ id: 'b1', input });
});

it('is given a title by its organiser while it is open, which the others read', async () => {
  const { user, server, unmount } = render('/basket/T1', { sharedBasket: basket(), renameSharedBasket: basket({ title: 'Block C' }) });
  await user.click(await screen.findByRole('button', { name: 'Add a title' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Block C 01712345678');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Titles cannot contain links or phone numbers.')).not.toHaveLength(0);
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Block C');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Block C' })).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'renameSharedBasket')?.args).toEqual({ id: 'b1', title: 'Block C' });
  unmount();
  render('/basket/T1', { sharedBasket: basket({ title: 'Block C', isOrganiser: false }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Block C' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the title' })).not.toBeInTheDocument();
});

it('asks to wait for who has not confirmed, and cannot be confirmed while something is wrong', async () => {
  const short = line({ problems: [{ kind: 'LESS_STOCK', value: '12' }], nextTier: null });
  const totals = { ...basket().totals, isFinal: false, lines: [short] };
  render('/basket/T1', { sharedBasket: basket({ state: 'CONFIRMING', participants: confirmedBy('Rahim'), totals }) });
  expect(await screen.findByText('1 person has not confirmed yet. Wait, or remove them.')).toBeInTheDocument();
  expect(screen.getByText('Only 12 KG left in all')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirm / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Order for everyone' })).not.toBeInTheDocument();
});

it('reports that nothing was ordered where a price has changed', async () => {
  const all = basket({ state: 'CONFIRMING', participants: confirmedBy('Rahim', 'Karima'), part: { ...part, confirmedTotal: '326.67' } });
  const { user, server } = render('/basket/T1', { sharedBasket: all, orderSharedBasket: all });
  await user.click(await screen.findByRole('button', { name: 'Order for everyone' }));
  expect(await screen.findByText(/Nothing was ordered: a price or stock changed/)).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'orderSharedBasket')).toHaveLength(1);
});

it('removes someone only after a question', async () => {
  const { user, server } = render('/basket/T1', { sharedBasket: basket(), removeSharedBasketParticipant: basket() });
  await user.click(await screen.findByRole('button', { name: 'Remove Karima' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(server.calls.find(({ field }) => field === 'removeSharedBasketParticipant')?.args).toEqual({ id: 'b1', participantId: 'm2' });
});

it.each([
  ['ORDERED', 'Everything is ordered'],
  ['CANCELLED', 'The organiser cancelled it. Nothing was ordered.'],
  ['EXPIRED', 'It was not ordered in time. Nothing was ordered.'],
])('shows the end of one that is %s', async (state, text) => {
  render('/basket/T1', { sharedBasket: basket({ state, totals: null, part: null, orderId: state === 'ORDERED' ? 'o1' : null }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('lists the baskets in Bangla with its digits, and an empty list leads to the cart', async () => {
  const { id, token, title, closesAt, endsAt, organiserName, seller } = basket();
  const one = {
    id,
    token,
    title,
    closesAt,
    endsAt,
    organiserName,
    seller,
    state: 'CONFIRMING',
    isOrganiser: false,
    participantCount: 3,
    hasConfirmed: false,
  };
  const { unmount } = render('/baskets', { sharedBaskets: [one] }, 'bn');
  expect(await screen.findByText(/^৩ জন · নিশ্চিত করুন/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'আপনার অংশ নিশ্চিত করুন' })).toHaveAttribute('href', '/basket/T1');
  unmount();
  render('/baskets', { sharedBaskets: [] });
  expect(await screen.findByRole('link', { name: 'Go to the cart' })).toBeInTheDocument();
});

it('shows a visitor what is ordered together, and asks for the account where they join', async () => {
  renderApp('/basket/T1', {
    answers: { sharedBasket: basket({ isOrganiser: false, isParticipant: false, participants: [], part: null, address: null }) },
  });
  expect(await screen.findByRole('heading', { name: 'Rahim invites you to order together' })).toBeInTheDocument();
  expect(screen.getByText('Potato')).toBeInTheDocument();
  const next = encodeURIComponent('/basket/T1');
  expect(screen.getByRole('link', { name: 'Register and join' })).toHaveAttribute('href', expect.stringContaining(`next=${next}`));
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', expect.stringContaining(`next=${next}`));
  expect(screen.queryByRole('link', { name: 'My shared baskets' })).not.toBeInTheDocument();
});

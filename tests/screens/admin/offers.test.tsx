import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from './people';

const deal = (id: string, name: string, more: object = {}) => ({
  id,
  state: 'RUNNING',
  financedBy: 'SELLER',
  madeBy: 'ADMIN',
  percent: 20,
  priceBefore: '120.00',
  marketBudget: null,
  marketSpent: null,
  startsAt: ago(5),
  endsAt: ago(-48),
  endedAt: null,
  product: { id: `p-${id}`, name, unit: 'KG', customUnitNote: null, image: null, seller: { id: 's1', name: 'Karim' } },
  ...more,
});
const coupon = (id: string, code: string, more: object = {}) => ({
  id,
  code,
  source: 'ADMIN',
  state: 'RUNNING',
  percent: 10,
  maxDiscount: '100.00',
  minSubtotal: '500.00',
  startsAt: ago(5),
  expiresAt: ago(-48),
  endedAt: null,
  maxUses: 500,
  usedCount: 12,
  ...more,
});
const onSale = (id: string, name: string) => ({
  id,
  product: { id, name, price: '120.00', unit: 'KG', customUnitNote: null, seller: { id: 's1', name: 'Karim' } },
});
const show = async (path: string, responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    answers: {
      deals: listOf(deal('d1', 'Red potato'), deal('d2', 'Old mango', { state: 'ENDED', endedAt: ago(1) })),
      coupons: listOf(coupon('c1', 'EID10'), coupon('c2', 'HB••••XY', { source: 'POPUP', maxUses: 1, usedCount: 0 })),
      ...responses,
    },
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
/** The forms below send this of every deal. */
const made = { productId: 'p7', percent: 25, startsAt: null, reason: 'Eid week' };
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows deals; state, text and page come from the address, and only what has not ended can be ended [R11]', async () => {
  const { server, user, address } = await show('/admin/offers?q=potato&state=RUNNING&page=2');
  expect(await screen.findByRole('row', { name: /Red potato.*Karim.*Running.*20%.*before 120 Tk\/KG/ })).toBeInTheDocument();
  expect(asked(server, 'deals')[0]).toMatchObject({ search: 'potato', state: 'RUNNING', first: 20, offset: 20 });
  expect(screen.getAllByRole('button', { name: /^End now/ })).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Coupons' }));
  await waitFor(() => expect(address()).toBe('/admin/offers?show=coupons'));
});

it('ends a deal with a reason; a rejection stays in the form [R11]', async () => {
  const { user, server } = await show('/admin/offers', { endDeal: errorResponse('CONFLICT', 'This deal has already ended.') });
  await user.click(await screen.findByRole('button', { name: 'End now: Red potato' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the offer Red potato?' });
  const end = within(dialog).getByRole('button', { name: 'End now' });
  await user.click(end);
  expect((await within(dialog).findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A slip');
  await user.click(end);
  expect((await within(dialog).findAllByText('This deal has already ended.')).length).toBeGreaterThan(0);
  server.answer('endDeal', deal('d1', 'Red potato', { state: 'ENDED', endedAt: ago(0) }));
  await user.click(end);
  expect(await findToast('The offer Red potato has ended')).toBeInTheDocument();
  expect(asked(server, 'endDeal').at(-1)).toEqual({ id: 'd1', reason: 'A slip' });
});

it('makes a deal on a product found by its name, from and until as times of Bangladesh [R11]', async () => {
  const { user, server } = await show('/admin/offers', {
    moderatedProducts: listOf(onSale('p7', 'Diamond potato'), onSale('p8', 'Red potato')),
    createDeal: deal('d3', 'Diamond potato'),
  });
  await user.click(screen.getByRole('button', { name: 'New deal' }));
  const dialog = await screen.findByRole('dialog', { name: 'New deal' });
  await user.click(within(dialog).getByRole('button', { name: 'Create deal' }));
  expect((await within(dialog).findAllByText('Choose a product.')).length).toBeGreaterThan(0);
  await user.type(within(dialog).getByRole('searchbox', { name: 'Find the product' }), 'potato{Enter}');
  await user.click(await within(dialog).findByRole('radio', { name: /Diamond potato.*Karim, 120 Tk\/KG/ }));
  expect(asked(server, 'moderatedProducts')[0]).toMatchObject({ search: 'potato', standing: 'ON_MARKET' });
  await user.type(within(dialog).getByRole('textbox', { name: /Percent off/ }), '২৫');
  const until = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 11);
  fireEvent.change(within(dialog).getByLabelText(/^Ends/), { target: { value: `${until}18:00` } });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Eid week');
  await user.click(within(dialog).getByRole('button', { name: 'Create deal' }));
  expect(await findToast('The seller of Diamond potato can now accept or decline 25% off')).toBeInTheDocument();
  expect(asked(server, 'createDeal')).toEqual([
    { input: { ...made, financedBy: 'SELLER', marketBudget: null, endsAt: `${until}12:00:00.000Z` } },
  ]);
});

it('makes a deal that Haatbar pays for only with a budget, and lists how much of it was spent [R11]', async () => {
  const { user, server } = await show('/admin/offers', {
    deals: listOf(deal('d1', 'Red potato', { financedBy: 'PLATFORM', marketBudget: '100000.00', marketSpent: '3000.00' })),
    moderatedProducts: listOf(onSale('p7', 'Diamond potato')),
    createDeal: deal('d3', 'Diamond potato', { financedBy: 'PLATFORM', marketBudget: '25000.00', marketSpent: '0.00' }),
  });
  expect(await screen.findByRole('row', { name: /Red potato.*Haatbar\s*3,000 Tk of 1,00,000 Tk spent/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New deal' }));
  const form = within(await screen.findByRole('dialog', { name: 'New deal' }));
  await user.type(form.getByRole('searchbox', { name: 'Find the product' }), 'potato{Enter}');
  await user.click(await form.findByRole('radio', { name: /Diamond potato/ }));
  await user.type(form.getByRole('textbox', { name: /Percent off/ }), '25');
  const until = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 11);
  fireEvent.change(form.getByLabelText(/^Ends/), { target: { value: `${until}18:00` } });
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Eid week');
  expect(form.queryByRole('textbox', { name: /Budget/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: /Haatbar/ }));
  await user.click(form.getByRole('button', { name: 'Create deal' }));
  expect((await form.findAllByText('Enter an amount from 100 to 1,00,00,000 Tk.')).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /Budget/ }), '৫০');
  await user.click(form.getByRole('radio', { name: /Seller/ }));
  expect(form.queryByRole('textbox', { name: /Budget/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: /Haatbar/ }));
  await user.type(form.getByRole('textbox', { name: /Budget/ }), '২৫০০০');
  await user.click(form.getByRole('button', { name: 'Create deal' }));
  expect(await findToast('Diamond potato is sold at 25% off')).toBeInTheDocument();
  expect(asked(server, 'createDeal')).toEqual([
    { input: { ...made, financedBy: 'PLATFORM', marketBudget: '25000', endsAt: `${until}12:00:00.000Z` } },
  ]);
});

it('makes a coupon; a code that is taken is notified at its field [R11]', async () => {
  const { user, server } = await show('/admin/offers?show=coupons', {
    createCoupon: errorResponse('CONFLICT', 'Another coupon has this code.', [{ field: 'code', message: 'Another coupon has this code.' }]),
  });
  expect(asked(server, 'coupons')[0]).toMatchObject({ source: 'ADMIN' });
  await user.click(screen.getByRole('button', { name: 'New coupon' }));
  const dialog = await screen.findByRole('dialog', { name: 'New coupon' });
  const type = (name: RegExp, text: string) => user.type(within(dialog).getByRole('textbox', { name }), text);
  await type(/^Code/, 'eid10');
  await type(/Percent off/, '10');
  await type(/Maximum discount/, '99.50');
  await type(/Usage limit/, '300');
  await type(/Reason/, 'Eid');
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  fireEvent.change(within(dialog).getByLabelText(/^Ends/), { target: { value: `${day}T06:00` } });
  await user.click(within(dialog).getByRole('button', { name: 'Create coupon' }));
  expect(await within(dialog).findByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/Another coupon has this code/);
  server.answer('createCoupon', coupon('c3', 'EID10'));
  await user.click(within(dialog).getByRole('button', { name: 'Create coupon' }));
  expect(await findToast('The coupon EID10 is ready')).toBeInTheDocument();
  expect(asked(server, 'createCoupon').at(-1)).toMatchObject({
    input: { code: 'EID10', percent: 10, maxDiscount: '99.5', minSubtotal: null, maxUses: 300 },
  });
});

it('ends a coupon of the back office only after its code was typed [R11]', async () => {
  const { user, server } = await show('/admin/offers?show=coupons', { endCoupon: coupon('c1', 'EID10', { state: 'ENDED' }) });
  await user.click(await screen.findByRole('button', { name: 'End now: EID10' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the offer EID10?' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Budget');
  await user.click(within(dialog).getByRole('button', { name: 'End now' }));
  expect(asked(server, 'endCoupon')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /^Enter EID10/ }), 'EID10');
  await user.click(within(dialog).getByRole('button', { name: 'End now' }));
  expect(await findToast('The offer EID10 has ended')).toBeInTheDocument();
  expect(asked(server, 'endCoupon')).toEqual([{ id: 'c1', reason: 'Budget' }]);
});

it('is in Bangla, and shows a message when there is nothing [I1]', async () => {
  await show('/admin/offers?show=coupons', {}, 'bn');
  expect(await screen.findByRole('row', { name: /EID10.*অ্যাডমিন.*চলছে.*১০%.*১২ \/ ৫০০ বার/ })).toBeInTheDocument();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from '../admin/people';

const deal = (id: string, name: string, more: object = {}) => ({
  id,
  state: 'PROPOSED',
  financedBy: 'SELLER',
  madeBy: 'ADMIN',
  percent: 20,
  priceBefore: '120.00',
  dealPrice: '96.00',
  startsAt: ago(-1),
  endsAt: ago(-48),
  endedAt: null,
  reason: 'Eid week',
  product: { id: `p-${id}`, name, unit: 'KG', customUnitNote: null, image: null },
  ...more,
});
const show = async (responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/dashboard/producerDeals', {
    account: account('PRODUCER'),
    answers: {
      myDeals: listOf(
        deal('d1', 'Red potato'),
        deal('d2', 'Old mango', { state: 'RUNNING', financedBy: 'PLATFORM' }),
        deal('d3', 'Honey', { state: 'RUNNING', madeBy: 'SELLER', reason: null }),
      ),
      ...responses,
    },
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows what is proposed, who pays, and only what the seller may do', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Accept: Red potato' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline: Red potato' })).toBeInTheDocument();
  expect(screen.getByText(/Haatbar pays: you receive your regular price/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End now: Old mango' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End now: Honey' })).toBeInTheDocument();
});

it('accepts after a question that names both prices; a failure stays in the dialog', async () => {
  const { user, server } = await show({ acceptDeal: errorResponse('CONFLICT', 'This proposal is closed.') });
  await user.click(await screen.findByRole('button', { name: 'Accept: Red potato' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Accept the deal?' });
  expect(dialog).toHaveTextContent('96 Tk/KG instead of 120 Tk/KG');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await within(dialog).findByText('This proposal is closed.')).toBeInTheDocument();
  server.answer('acceptDeal', deal('d1', 'Red potato', { state: 'RUNNING' }));
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await findToast('The deal on Red potato is accepted')).toBeInTheDocument();
});

it('a deal that is used up may be ended, and the question names the product in the language of the reader', async () => {
  const product = { id: 'p-d4', name: 'Sweet pumpkin', secondName: 'মিষ্টি কুমড়া', unit: 'KG', customUnitNote: null, image: null };
  const usedUp = deal('d4', 'Sweet pumpkin', { state: 'USED_UP', financedBy: 'PLATFORM', product });
  const { user } = await show({ myDeals: listOf(usedUp), endMyDeal: { ...usedUp, state: 'ENDED' } }, 'bn');
  const end = await screen.findByRole('button', { name: /মিষ্টি কুমড়া/ });
  expect(screen.getByRole('article')).toHaveTextContent('আপাতত শেষ');
  await user.click(end);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('মিষ্টি কুমড়া');
  expect(dialog).not.toHaveTextContent('Sweet pumpkin');
});

it('makes a deal on a product on sale, in Bangla digits', async () => {
  const { user, server } = await show({
    myProducts: listOf({ id: 'p9', name: 'Diamond potato', price: '30.00', originalPrice: null, unit: 'KG', customUnitNote: null }),
    createMyDeal: deal('d9', 'Diamond potato', { state: 'RUNNING', madeBy: 'SELLER' }),
  });
  await user.click(screen.getByRole('button', { name: 'New deal' }));
  const dialog = await screen.findByRole('dialog', { name: 'New deal' });
  await within(dialog).findByRole('option', { name: /Diamond potato/ });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Product/ }), 'p9');
  await user.type(within(dialog).getByRole('textbox', { name: /Percent off/ }), '১৫');
  const until = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 11);
  fireEvent.change(within(dialog).getByLabelText(/^Ends/), { target: { value: `${until}18:00` } });
  await user.click(within(dialog).getByRole('button', { name: 'Create deal' }));
  expect(await findToast('Diamond potato is sold at 15% off')).toBeInTheDocument();
  const [call] = server.calls.filter(({ field }) => field === 'createMyDeal');
  expect(call?.args).toMatchObject({ input: { productId: 'p9', percent: 15 } });
});

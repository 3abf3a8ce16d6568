import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { order } from '../support/market';
import { account, renderApp } from '../support/render';

const refused = { state: 'RETURNED', status: 'CANCELLED', progress: 'CANCELLED', failure: 'REFUSED' };
const open = async (more: object, answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/orders/1', {
    account: account('CONSUMER'),
    language,
    answers: { order: order({ ...refused, ...more }), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('lets the buyer object to a reported refusal, and retains what was typed when the server rejects it', async () => {
  const { user, server } = await open({}, { contestRefusal: errorResponse('UNAVAILABLE', 'The market is closed for an hour.') });
  await user.click(await screen.findByRole('button', { name: 'That is not so' }));
  const dialog = screen.getByRole('dialog', { name: /Object for order/ });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findAllByText(/Write what happened/)).not.toHaveLength(0);
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'No one came');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('The market is closed for an hour.')).toBeInTheDocument();
  expect(field).toHaveValue('No one came');
  expect(server.calls.find(({ field: name }) => name === 'contestRefusal')?.args).toMatchObject({
    orderId: 'order-1',
    text: 'No one came',
  });
});

it.each([
  ['OPEN', null, 'You have objected: the market team decides. The refusal does not count in the meantime.'],
  ['DISMISSED', 'The driver was there', 'The market team counts the refusal: The driver was there'],
])('shows an objection that is %s, without the way to object again', async (state, reason, text) => {
  await open({ refusalContest: { id: 'c1', state, reason } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'That is not so' })).not.toBeInTheDocument();
});

it('of a failed delivery that was not refused there is nothing to object to', async () => {
  await open({ state: 'DELIVERY_FAILED', status: 'SHIPPED', progress: 'PENDING', failure: 'ABSENT' });
  expect(screen.queryByRole('button', { name: 'That is not so' })).not.toBeInTheDocument();
});

it('informs the buyer of a suspended seller, and offers to cancel', async () => {
  const waiting = { state: 'CONFIRMED', status: 'CONFIRMED', progress: 'PENDING', failure: null, sellerSuspended: true };
  await open({ ...waiting, actions: ['CANCEL'] });
  expect(await screen.findByText('This shop cannot sell at present')).toBeInTheDocument();
  expect(screen.getByText(/You can cancel the order; what you have paid is to be given back/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
});

it('says so in Bangla, and of what was sent without the way to cancel', async () => {
  const sent = { state: 'SHIPPED', status: 'SHIPPED', progress: 'PENDING', failure: null, sellerSuspended: true, actions: ['RECEIVE'] };
  await open(sent, {}, 'bn');
  expect(await screen.findByText('এই দোকান এখন বিক্রি করতে পারছে না')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'অর্ডার বাতিল করুন' })).not.toBeInTheDocument();
});

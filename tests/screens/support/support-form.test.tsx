import { screen } from '@testing-library/react';
import { account, renderApp } from '../support/render';

const order = { id: 'o1', trackingNumber: 'HB-100001', placedAt: '2026-11-01T06:00:00.000Z' };
const page = { totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } };

it('a visitor writes to support [R13]', async () => {
  const { user, server } = renderApp('/support', { answers: { sendSupportMessage: { isReceived: true } } });
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect((await screen.findAllByText('Write your message.')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Rahima');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '01712345678');
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'I cannot register');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message has arrived. We will call you back.')).toBeInTheDocument();
  const call = server.calls.find(({ field }) => field === 'sendSupportMessage');
  expect(call?.args).toEqual({ input: { name: 'Rahima', phone: '01712345678', orderId: null, body: 'I cannot register' } });
});

it('a user picks one of their orders [R13]', async () => {
  const { user, server } = renderApp('/support', {
    account: account('CONSUMER'),
    answers: { sendSupportMessage: { isReceived: true }, myOrders: { nodes: [order], ...page } },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /About an order/ }), 'o1');
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Where is it?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message has arrived. We will call you back.')).toBeInTheDocument();
  const call = server.calls.find(({ field }) => field === 'sendSupportMessage');
  expect(call?.args).toMatchObject({ input: { name: 'Rahim Uddin', orderId: 'o1' } });
});

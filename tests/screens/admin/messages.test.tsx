import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from './people';

const sms = (id: string, more: object = {}) => ({
  id,
  phone: '01712345678',
  body: 'Order HB-100001 was placed',
  purpose: 'new-order',
  status: 'SENT',
  attempts: 1,
  lastError: null,
  canResend: false,
  createdAt: ago(2),
  sentAt: ago(2),
  ...more,
});
const failed = sms('m2', { phone: '01899999999', status: 'FAILED', attempts: 6, lastError: 'HTTP 500', canResend: true, sentAt: null });
const codeGone = sms('m3', { body: 'Haatbar: •••••• is your code', purpose: 'password-reset', status: 'FAILED', sentAt: null });
const show = async (path = '/admin/messages', responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    answers: { smsMessages: listOf(sms('m1'), failed, codeGone), ...responses },
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows the short messages; state, phone and page come from the address [R11]', async () => {
  const { server, user, address } = await show('/admin/messages?status=FAILED&q=0189&page=2');
  expect(await screen.findByRole('row', { name: /01899999999.*Failed.*HTTP 500.*New order.*HB-100001.*6/ })).toBeInTheDocument();
  expect(asked(server, 'smsMessages')[0]).toEqual({ status: 'FAILED', phone: '0189', first: 20, offset: 20 });
  await user.click(screen.getByRole('link', { name: 'Sent' }));
  await waitFor(() => expect(address()).toContain('status=SENT'));
});

it('sends only what failed and still describes what it sent again; a rejection is notified [R11]', async () => {
  const { user, server } = await show('/admin/messages', { resendSms: { ...failed, status: 'PENDING', canResend: false } });
  expect(await screen.findByText('Code expired')).toBeInTheDocument();
  const [button, ...others] = screen.getAllByRole('button', { name: /^Send again to/ });
  expect(others).toEqual([]);
  await user.click(button!);
  expect(await findToast('The message to 01899999999 is on its way again')).toBeInTheDocument();
  expect(asked(server, 'resendSms')).toEqual([{ id: 'm2' }]);
  server.answer('resendSms', errorResponse('RATE_LIMITED', 'Too many tries.'));
  await user.click(await screen.findByRole('button', { name: /^Send again to/ }));
  expect(await findToast('Too many tries.')).toBeInTheDocument();
});

it('shows a message when nothing matches, and leads back [R11]', async () => {
  const { user, address } = await show('/admin/messages?status=FAILED', { smsMessages: listOf() });
  expect(await screen.findByRole('heading', { name: 'No message matches' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/admin/messages'));
});

it('speaks Bangla [I1]', async () => {
  await show('/admin/messages', {}, 'bn');
  expect(await screen.findByRole('row', { name: /০১৮৯৯৯৯৯৯৯৯.*পৌঁছায়নি.*নতুন অর্ডার/ })).toBeInTheDocument();
});

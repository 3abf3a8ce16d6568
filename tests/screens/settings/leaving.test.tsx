import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const open = (obstacles: string[], more: object = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/data', {
    account: account('CONSUMER'),
    language,
    answers: { accountClosing: { obstacles }, notificationPreferences: [], ...more },
  });

it('names in Bangla what must be over before the account is closed', async () => {
  open(['OPEN_ORDERS', 'REJECTED_PAYMENTS', 'ENDED_ORDERS', 'REFUNDS', 'HELD_GOODS'], {}, 'bn');
  const section = within(await screen.findByRole('region', { name: 'অ্যাকাউন্ট বন্ধ করুন' }));
  expect(await section.findByText(/^ফেরতের টাকা, যা এখনো পৌঁছায়নি/)).toBeInTheDocument();
  expect(section.getByText(/^যে পণ্য আটকে রাখা আছে/)).toBeInTheDocument();
  expect(section.getByText(/^গত ৩০ দিনে যে টাকা পাননি জানিয়েছেন/)).toBeInTheDocument();
  expect(section.getByText(/^গত ৩ দিনে বাতিল হওয়া মোবাইল পেমেন্টের অর্ডার/)).toBeInTheDocument();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

it('leads a seller from goods on hold to the lots', async () => {
  renderApp('/settings/data', {
    account: account('PRODUCER'),
    answers: { accountClosing: { obstacles: ['HELD_GOODS'] }, notificationPreferences: [] },
  });
  const section = within(await screen.findByRole('region', { name: 'Close account' }));
  expect(await section.findByText(/^Goods that are on hold, and recalled goods/)).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'See my lots' })).toHaveAttribute('href', '/dashboard/producerLots');
});

it('asks for the password, shows that it is wrong, and closes the account', async () => {
  const wrong = errorResponse('BAD_USER_INPUT', 'That password is incorrect.', [
    { field: 'password', message: 'That password is incorrect.' },
  ]);
  const { user, server, address } = open([], { closeAccount: wrong });
  const section = within(await screen.findByRole('region', { name: 'Close account' }));
  await user.click(await section.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account for good?' }));
  await user.type(dialog.getByLabelText(/Your password/), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'Close account for good' }));
  expect((await dialog.findAllByText('That password is incorrect.')).length).toBeGreaterThan(0);
  server.answer('closeAccount', { isClosed: true });
  await user.click(dialog.getByRole('button', { name: 'Close account for good' }));
  expect(await findToast('Your account is closed.')).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'closeAccount').at(-1)?.args).toEqual({ input: { password: 'secret123' } });
  expect(address()).toBe('/');
});

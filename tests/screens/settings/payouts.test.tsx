/** Where a seller receives money, in the settings. */
import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { settingsResponses } from './settings-responses';

afterEach(clearToasts);

const bkash = { method: 'BKASH', number: '01712345678', holder: 'Rahima Begum', bankName: null, branch: null };
const open = (responses: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/payments', { account: account('PRODUCER'), language, answers: { ...settingsResponses(), ...responses } });
const section = async (name = 'Where you receive money') => within(await screen.findByRole('region', { name }));

it('adds an account; what is wrong is shown, and what was typed stays when the server fails', async () => {
  const { user, server } = open({ setPayoutAccount: () => errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong.') });
  expect(await (await section()).findByText(/^No account yet/)).toBeInTheDocument();
  await user.click((await section()).getByRole('button', { name: 'Add an account' }));
  await user.type((await section()).getByRole('textbox', { name: /^Number/ }), '০১৭১২');
  await user.type((await section()).getByRole('textbox', { name: /^Account holder/ }), 'Rahima Begum');
  await user.click((await section()).getByRole('button', { name: 'Save account' }));
  expect((await (await section()).findAllByText(/^Enter the 11 digits of the number/)).length).toBeGreaterThan(0);
  await user.type((await section()).getByRole('textbox', { name: /^Number/ }), '345678');
  await user.click((await section()).getByRole('button', { name: 'Save account' }));
  expect(await (await section()).findByRole('alert')).toBeInTheDocument();
  expect((await section()).getByRole('textbox', { name: /^Account holder/ })).toHaveValue('Rahima Begum');
  server.answer('setPayoutAccount', bkash);
  server.answer('myPayoutAccounts', [bkash]);
  await user.click((await section()).getByRole('button', { name: 'Save account' }));
  expect(await findToast(/^Account saved/)).toBeInTheDocument();
  expect(await (await section()).findByText('bKash · 01712345678')).toBeInTheDocument();
  const input = { method: 'BKASH', number: '01712345678', holder: 'Rahima Begum', bankName: null, branch: null };
  expect(server.calls.filter(({ field }) => field === 'setPayoutAccount').at(-1)?.args).toEqual({ input });
});

it('asks for the bank of a bank account, and offers only kinds that are missing', async () => {
  const { user } = open({ myPayoutAccounts: [bkash] });
  await user.click(await (await section()).findByRole('button', { name: 'Add an account' }));
  expect((await section()).getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['NAGAD', 'ROCKET', 'BANK']);
  await user.click((await section()).getByRole('radio', { name: /^Bank/ }));
  await user.click((await section()).getByRole('button', { name: 'Save account' }));
  expect((await (await section()).findAllByText('Enter the name of the bank.')).length).toBeGreaterThan(0);
});

it('is removed after a question, in Bangla with Bangla digits', async () => {
  const { user, server } = open({ myPayoutAccounts: [bkash], removePayoutAccount: { removedMethod: 'BKASH' } }, 'bn');
  const own = () => section('কোথায় টাকা নেবেন');
  expect(await (await own()).findByText('বিকাশ · ০১৭১২৩৪৫৬৭৮')).toBeInTheDocument();
  await user.click((await own()).getByRole('button', { name: 'বিকাশ সরাবেন?' }));
  server.answer('myPayoutAccounts', []);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'সরান' }));
  expect(await findToast('অ্যাকাউন্ট সরানো হয়েছে।')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'removePayoutAccount')?.args).toEqual({ method: 'BKASH' });
});

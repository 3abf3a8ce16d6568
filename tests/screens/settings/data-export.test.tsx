import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(() => {
  clearToasts();
  jest.restoreAllMocks();
});

const file = (state: string, more: object = {}) => ({
  id: 'e1',
  state,
  bytes: 0,
  expiresAt: null,
  mayRequestAt: null,
  __typename: 'DataExport',
  ...more,
});
const ready = file('READY', { bytes: 2_621_440, expiresAt: '2026-12-03T05:00:00.000Z', mayRequestAt: '2026-11-27T05:00:00.000Z' });
const open = (dataExport: object | null, more: object = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/data', { account: account('CONSUMER'), language, answers: { dataExport, notificationPreferences: [], ...more } });
const section = async (name = 'Download my data') => within(await screen.findByRole('region', { name }));
const wrong = errorResponse('BAD_USER_INPUT', 'That password is incorrect.', [
  { field: 'password', message: 'That password is incorrect.' },
]);

it('requests the file with the password and shows that it is being made', async () => {
  const { user, server } = open(null, { requestDataExport: wrong });
  await user.click(await (await section()).findByRole('button', { name: 'Request my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request your data' }));
  await user.type(dialog.getByLabelText(/Your password/), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'Request my data' }));
  expect((await dialog.findAllByText('That password is incorrect.')).length).toBeGreaterThan(0);
  server.answer('requestDataExport', file('REQUESTED'));
  server.answer('dataExport', file('REQUESTED'));
  await user.click(dialog.getByRole('button', { name: 'Request my data' }));
  expect(await findToast('We will notify you when your file is ready.')).toBeInTheDocument();
  expect(await (await section()).findByText(/^We are making your file/)).toBeInTheDocument();
  expect((await section()).queryByRole('button')).not.toBeInTheDocument();
});

it('shows in Bangla how large the file is and until when, and downloads it by a link', async () => {
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(ready, { createDataExportLink: { path: '/my-data/abc' } }, 'bn');
  const part = await section('আমার তথ্য নামান');
  expect(await part.findByText('আপনার ফাইল তৈরি (২.৫ এমবি)। ৩ ডিসেম্বর ২০২৬ পর্যন্ত নামাতে পারবেন।')).toBeInTheDocument();
  expect(part.queryByRole('button', { name: 'আবার চাই' })).not.toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'নামান' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'আপনার তথ্য নামান' }));
  await user.type(dialog.getByLabelText(/আপনার পাসওয়ার্ড/), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'নামান' }));
  expect(await findToast('ফাইল নামা শুরু হয়েছে।')).toBeInTheDocument();
  expect(followed.mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'))).toEqual(['/my-data/abc']);
});

it.each([
  ['EXPIRED', 'Your last file was deleted after seven days.'],
  ['FAILED', 'Your file could not be made. Please request it again.'],
])('of a file that is %s shows so, and requests it again', async (state, text) => {
  open(file(state, state === 'EXPIRED' ? { expiresAt: '2026-11-20T05:00:00.000Z' } : {}));
  expect(await (await section()).findByText(text)).toBeInTheDocument();
  expect((await section()).getByRole('button', { name: 'Request it again' })).toBeInTheDocument();
});

it('has no such section for admins', async () => {
  const secondFactor = { confirmedAt: '2026-11-20T04:00:00.000Z', recoveryCodesLeft: 8, required: true };
  renderApp('/settings/data', { account: account('ADMIN'), answers: { secondFactor, notificationPreferences: [] } });
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  expect(screen.queryByRole('region', { name: 'Download my data' })).not.toBeInTheDocument();
});

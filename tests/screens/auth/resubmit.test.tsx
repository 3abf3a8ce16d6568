import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { places } from '../support/places';
import { documents, profile } from '../support/profiles';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const rejected = { status: 'REJECTED', statusReason: 'The NID cannot be read.' };
const open = (language: 'en' | 'bn' = 'en') =>
  renderApp('/waitForAdminApproval', {
    account: profile('PRODUCER', { ...rejected, language }),
    answers: { ...places, ...documents },
    language,
  });

afterEach(() => {
  clearToasts();
  window.localStorage.clear();
});

it('shows the reason and offers to correct and send again [L6]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your registration was not accepted' })).toBeInTheDocument();
  expect(screen.getByText('The NID cannot be read.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Correct and resend' })).toHaveAttribute('href', '/waitForAdminApproval?step=correct');
});

it('shows it in Bangla [L6]', async () => {
  open('bn');
  expect(await screen.findByRole('link', { name: 'ঠিক করে আবার পাঠান' })).toBeInTheDocument();
});

it('fills in what was given, sends it corrected and waits again [L6 W1]', async () => {
  const { user, server, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Correct and resend' }));
  const nid = await screen.findByRole('textbox', { name: /^NID number/ });
  expect(nid).toHaveValue('1985123453456');
  expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Rahim Uddin');
  expect(screen.getByRole('textbox', { name: /^Trade license number/ })).toHaveValue('TRAD0118');
  await waitFor(() => expect(screen.getByLabelText(/^Thana/)).toHaveValue('511'));
  expect(screen.getByText('The NID cannot be read.')).toBeInTheDocument();

  await user.clear(nid);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect((await screen.findAllByText('NID must be 10-17 digits.')).length).toBeGreaterThan(0);
  server.answer('resubmitAccount', errorResponse('RATE_LIMITED', 'Too many attempts. Please try again later.'));
  await user.type(nid, '1985123456789');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeInTheDocument();
  expect(nid).toHaveValue('1985123456789');

  server.answer('resubmitAccount', account('PRODUCER', { status: 'PENDING' }));
  server.answer('me', account('PRODUCER', { status: 'PENDING' }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for admin approval' })).toBeInTheDocument();
  await findToast('Sent. Please wait for an admin to look at it.');
  await waitFor(() => expect(address()).toBe('/waitForAdminApproval'));
  expect(server.calls.findLast(({ field }) => field === 'resubmitAccount')?.args).toEqual({
    input: {
      name: 'Rahim Uddin',
      email: 'rahim@example.com',
      nid: '1985123456789',
      tradeLicense: 'TRAD0118',
      divisionId: 5,
      districtId: 51,
      upazilaId: 511,
      address: 'House 1, Road 2',
    },
  });
});

it('shows live when the user is rejected while the page waits [W1 L6]', async () => {
  const { server } = renderApp('/waitForAdminApproval', { account: account('PRODUCER', { status: 'PENDING' }) });
  await screen.findByRole('heading', { level: 1, name: 'Waiting for admin approval' });
  server.answer('me', account('PRODUCER', rejected));
  expect(await screen.findByRole('alert')).toHaveTextContent('The NID cannot be read.');
  expect(screen.getByRole('heading', { level: 1, name: 'Your registration was not accepted' })).toBeInTheDocument();
});

it('is closed to a suspended user [L6]', async () => {
  renderApp('/waitForAdminApproval?step=correct', { account: account('PRODUCER', { status: 'SUSPENDED', statusReason: 'Fraud' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Correct and resend' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

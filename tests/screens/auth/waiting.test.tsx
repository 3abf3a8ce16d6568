import { act, screen, waitFor, within } from '@testing-library/react';
import { accountSuspended } from '../../../client/platform/account/session-events';
import { settingsResponses } from '../settings/settings-responses';
import { account, renderApp } from '../support/render';

const open = async (...args: Parameters<typeof renderApp>) => {
  const view = renderApp(...args);
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('waiting for approval', () => {
  it('asks the applicant to wait, and offers the message form and the way out [W1]', async () => {
    await open('/waitForAdminApproval', { account: account('PRODUCER', { status: 'PENDING' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Waiting for admin approval' })).toBeInTheDocument();
    expect(screen.getByText(/Please wait for an admin to approve your account/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/support');
    expect(screen.queryByRole('link', { name: /^Call / })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('an account that is suspended while it works is led to the reason, which outlives a reload', async () => {
    const view = await open('/settings', { account: account('PRODUCER'), answers: settingsResponses() });
    act(() => accountSuspended('Sold spoilt fish.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeInTheDocument();
    expect(screen.getByText('Sold spoilt fish.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Send us a message' })).toBeInTheDocument();
    view.unmount();
    await open('/waitForAdminApproval'); // reloaded: the session is over
    expect(screen.getByText('Sold spoilt fish.')).toBeInTheDocument();
  });

  it('moves on by itself when the account is approved [W1]', async () => {
    window.localStorage.setItem('approved', '0');
    const view = await open('/waitForAdminApproval', { account: account('PRODUCER', { status: 'PENDING' }) });
    view.server.answer('me', account('PRODUCER'));
    expect(await screen.findByRole('heading', { name: 'Your account is approved' })).toBeInTheDocument();
    expect(window.localStorage.getItem('approved')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard/producerDashboard');
    await waitFor(() => expect(view.address()).toBe('/dashboard/producerDashboard'));
  });

  it('asks at once on Check again and shows that nothing was decided [W1]', async () => {
    const { user, server } = await open('/waitForAdminApproval', { account: account('SUPERSALER', { status: 'PENDING' }) });
    const before = server.calls.filter((call) => call.field === 'me').length;
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Still waiting for a decision/)).toBeInTheDocument();
    expect(server.calls.filter((call) => call.field === 'me').length).toBeGreaterThan(before);
  });

  it('asks a visitor to log in [W1]', async () => {
    await open('/waitForAdminApproval');
    expect(await screen.findByText('Log in to see whether your account is approved.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  });
});

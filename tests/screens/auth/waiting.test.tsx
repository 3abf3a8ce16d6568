import { screen, waitFor } from '@testing-library/react';
import { account, renderApp } from '../support/render';

const open = async (...args: Parameters<typeof renderApp>) => {
  const view = renderApp(...args);
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
  return view;
};

afterEach(() => window.localStorage.clear());

describe('waiting for approval', () => {
  it('W1 tells to wait, to call or write, and offers the Login link', async () => {
    await open('/waitForAdminApproval', { account: account('PRODUCER', { status: 'PENDING' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Waiting for admin approval' })).toBeInTheDocument();
    expect(screen.getByText(/Please wait for an admin to approve your account/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  });

  it('W1 moves on by itself when the account is approved', async () => {
    window.localStorage.setItem('approved', '0');
    const view = await open('/waitForAdminApproval', { account: account('PRODUCER', { status: 'PENDING' }) });
    view.server.answer('me', account('PRODUCER'));
    expect(await screen.findByRole('heading', { name: 'Your account is approved' }, { timeout: 8000 })).toBeInTheDocument();
    expect(window.localStorage.getItem('approved')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard/producerDashboard');
    await waitFor(() => expect(view.address()).toBe('/dashboard/producerDashboard'), { timeout: 5000 });
  });

  it('W1 asks at once on Check again and says that nothing was decided', async () => {
    const { user, server } = await open('/waitForAdminApproval', { account: account('SUPERSALER', { status: 'PENDING' }) });
    const before = server.calls.filter((call) => call.field === 'me').length;
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Still waiting for a decision/)).toBeInTheDocument();
    expect(server.calls.filter((call) => call.field === 'me').length).toBeGreaterThan(before);
  });

  it('W1 asks a visitor to log in', async () => {
    await open('/waitForAdminApproval');
    expect(await screen.findByText('Log in to see whether your account is approved.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  });
});

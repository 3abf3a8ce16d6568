import { act, screen, waitFor } from '@testing-library/react';
import { setLanguage } from '../../../client/platform/language/language';
import { errorResponse } from '../support/fake-server';
import { frames } from '../support/frames';
import { account, renderApp } from '../support/render';

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) => renderApp(path, { extra: frames, ...options });

describe('guards', () => {
  it('sends a visitor to login and remembers the page asked for [R12]', async () => {
    const { address } = open('/frame/sellers?page=2');
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fframe%2Fsellers%3Fpage%3D2'));
  });

  it('shows the 403 screen to another role, with the ways on [R12]', async () => {
    const { address } = open('/frame/sellers', { account: account('CONSUMER') });
    expect(await screen.findByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
    expect(screen.getByText('This page is for: Producer, Supersaler. You are logged in as Consumer.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/consumer');
    expect(address()).toBe('/frame/sellers');
  });

  it('lets the right role in [R12]', async () => {
    open('/frame/sellers', { account: account('SUPERSALER') });
    expect(await screen.findByRole('heading', { name: 'Sellers only' })).toBeInTheDocument();
  });

  it('sends an account that waits for approval to the waiting screen [W2]', async () => {
    const { address } = open('/frame/sellers', { account: account('PRODUCER', { status: 'PENDING' }) });
    await waitFor(() => expect(address()).toBe('/waitForAdminApproval'));
  });

  it('asks the guard again when the session ended while the screen is open and no one logs in [R12]', async () => {
    const { server, address, user } = open('/frame/sellers', { account: account('PRODUCER') });
    await screen.findByRole('heading', { name: 'Sellers only' });
    server.answer('setLanguage', errorResponse('UNAUTHENTICATED', 'Unauthorized access'));
    act(() => setLanguage('bn'));
    await user.click(await screen.findByRole('button', { name: 'লগইন ছাড়া এগোন' }));
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fframe%2Fsellers'));
  });

  it.each([
    ['PRODUCER', '/dashboard/producerDashboard'],
    ['WHOLESALER', '/dashboard/wholesalerDashboard'],
    ['SUPERSALER', '/dashboard/supersellerDashboard'],
    ['CONSUMER', '/consumer'],
    ['ADMIN', '/admin'],
  ] as const)('the bare dashboard goes to the home of a %s [R6]', async (role, home) => {
    const { address } = open('/dashboard', { account: account(role) });
    await waitFor(() => expect(address()).toBe(home));
  });

  it('a shortcut of the installed application leads a visitor through the login to their own screen [R6]', async () => {
    const { address } = open('/dashboard?to=orders');
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fdashboard%3Fto%3Dorders'));
  });
});

describe('screens that could not be shown', () => {
  it('an unknown address gets the not-found screen with what was asked [R12]', async () => {
    open('/no/such/আলু');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText(/\/no\/such\/আলু/)).toBeInTheDocument();
    expect(document.title).toBe('Page not found · Haatbar');
  });

  it('a loader that finds nothing shows the not-found screen [R8]', async () => {
    open('/frame/missing');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it.each([
    ['a newer version where the server responds', () => Promise.resolve({ ok: true }), 'A new version is ready'],
    ['no connection where it does not', () => Promise.reject(new TypeError('Failed to fetch')), 'No connection'],
  ])('a screen whose code was removed shows %s', async (_what, responds, title) => {
    globalThis.fetch = responds as unknown as typeof fetch;
    open('/frame/gone');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('gives a code to read out when a screen breaks', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/frame/broken');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText(/code: [A-Z0-9]{6}$/)).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { NoConnection, errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = async (options: Options = {}, path = '/auth/login') => {
  const view = renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  return view;
};
const phone = () => screen.getByRole('textbox', { name: /Phone number/ });
const password = () => screen.getByLabelText(/^Password/);
const fill = async (user: Awaited<ReturnType<typeof open>>['user'], role = 'Producer') => {
  await user.click(screen.getByRole('radio', { name: role }));
  await user.type(phone(), '০১৭০০০০০০০১');
  await user.type(password(), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

afterEach(() => {
  act(() => visitorCart.clear());
  clearToasts();
  window.localStorage.clear();
});

describe('login', () => {
  it('offers the four roles, phone, password with show/hide, and links to Forgot Password and Register [L1]', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Producer',
      'Wholesaler',
      'Supersaler',
      'Consumer',
    ]);
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/auth/forgotPassword');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register');
  });

  it('anything missing is one message, and nothing is sent [L3]', async () => {
    const { user, server } = await open();
    await user.type(phone(), '01700000001');
    await user.type(password(), 'demo1234');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'All fields are required!' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose who you are' })).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'I am a' })).toBeRequired();
    expect(screen.getByRole('radiogroup', { name: 'I am a' })).toHaveAccessibleDescription('Choose who you are');
    await user.click(screen.getByRole('radio', { name: 'Consumer' }));
    await user.clear(password());
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Enter your password'));
    expect(screen.getAllByText('All fields are required!')).toHaveLength(1);
    const [inSummary, ...besideField] = screen.getAllByText('Enter your password');
    expect(inSummary?.closest('ul')).toHaveClass('beside-fields'); // read aloud, and seen on focus alone
    expect(besideField).toHaveLength(1);
    expect(phone()).toBeValid();
    expect(server.calls.map((call) => call.field)).not.toContain('login');
  });

  it.each([
    ['PRODUCER', '/dashboard/producerDashboard'],
    ['WHOLESALER', '/dashboard/wholesalerDashboard'],
    ['SUPERSALER', '/dashboard/supersellerDashboard'],
    ['CONSUMER', '/consumer'],
    ['ADMIN', '/admin'],
  ] as const)("'Login successful!' and after a second a %s goes to %s [L4]", async (role, home) => {
    const who = account(role);
    const { user, server, address } = await open({ answers: { login: () => (server.answer('me', who), { account: who }) } });
    await fill(user);
    expect(await findToast('Login successful!')).toBeInTheDocument();
    expect(address()).toBe('/auth/login');
    const sent = server.calls.find((call) => call.field === 'login');
    expect(sent?.args.input).toMatchObject({ role: 'PRODUCER', phone: '01700000001', password: 'demo1234' });
    await waitFor(() => expect(address()).toBe(home));
  });

  it('an admin, who has no card among the roles, logs in without one [L2]', async () => {
    const who = account('ADMIN');
    const { user, server, address } = await open({ answers: { login: () => (server.answer('me', who), { account: who }) } });
    await user.click(screen.getByRole('button', { name: 'I am an admin' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.type(phone(), '01700000000');
    await user.type(password(), 'demo1234');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(server.calls.find((call) => call.field === 'login')?.args.input).toMatchObject({ role: 'ADMIN' });
  });

  it('leads back to the page asked for [L4]', async () => {
    const who = account('PRODUCER');
    const { user, server, address } = await open(
      { answers: { login: () => (server.answer('me', who), { account: who }) } },
      '/auth/login?next=%2Fdashboard%2FproducerOrder%3Fpage%3D2',
    );
    await fill(user);
    await waitFor(() => expect(address()).toBe('/dashboard/producerOrder?page=2'));
  });

  it('another role than the user has is rejected with a message; what was typed stays [L2]', async () => {
    const message = 'This phone number is registered with another role. Choose that role and try again.';
    const { user, address } = await open({ answers: { login: errorResponse('WRONG_ROLE', message) } });
    await fill(user, 'Consumer');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(phone()).toHaveValue('01700000001');
    expect(password()).toHaveValue('demo1234');
    expect(screen.getByRole('radio', { name: 'Consumer' })).toBeChecked();
    expect(address()).toBe('/auth/login');
  });

  it("shows the server's message, else 'Login failed' [L5]", async () => {
    const { user, server } = await open({ answers: { login: errorResponse('LOGIN_FAILED', 'Phone number or password is incorrect.') } });
    await fill(user);
    expect((await screen.findAllByText('Phone number or password is incorrect.')).length).toBeGreaterThan(0);
    server.answer('login', new NoConnection());
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0);
    expect(password()).toHaveValue('demo1234');
  });

  it('an account that waits for approval goes to the waiting screen [L6]', async () => {
    const who = account('PRODUCER', { status: 'PENDING' });
    const { user, server, address } = await open({ answers: { login: () => (server.answer('me', who), { account: who }) } });
    await fill(user);
    await waitFor(() => expect(address()).toBe('/waitForAdminApproval'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for admin approval' })).toBeInTheDocument();
  });

  it('a rejected account sees the reason [L6]', async () => {
    const who = account('WHOLESALER', { status: 'REJECTED', statusReason: 'The NID cannot be read.' });
    const { user, server } = await open({ answers: { login: () => (server.answer('me', who), { account: who }) } });
    await fill(user, 'Wholesaler');
    expect(await screen.findByText('The NID cannot be read.')).toBeInTheDocument();
  });

  it("takes a visitor's cart into the consumer's own", async () => {
    const who = account('CONSUMER');
    act(() => visitorCart.set({ productId: 'product-1', quantity: '2' }));
    const { user, server } = await open({
      answers: {
        login: () => (server.answer('me', who), { account: who }),
        mergeCart: {
          lineCount: 1,
          groups: [],
          subtotal: '0.00',
          deliveryFee: null,
          hasFeeOnConfirmation: false,
          total: '0.00',
          hasProblems: false,
        },
      },
    });
    await fill(user, 'Consumer');
    await waitFor(() =>
      expect(server.calls.find((call) => call.field === 'mergeCart')?.args).toEqual({
        lines: [{ productId: 'product-1', quantity: '2' }],
      }),
    );
    await waitFor(() => expect(visitorCart.lines()).toEqual([]));
  });

  it('stores role and phone of the last login on the device, never the password', async () => {
    const who = account('PRODUCER');
    const { user, server, address, unmount } = await open({ answers: { login: () => (server.answer('me', who), { account: who }) } });
    await fill(user);
    await waitFor(() => expect(address()).toBe('/dashboard/producerDashboard'));
    unmount();
    await open();
    expect(screen.getByRole('radio', { name: 'Producer' })).toBeChecked();
    expect(phone()).toHaveValue('01700000001');
    expect(password()).toHaveValue('');
    expect(JSON.stringify(window.localStorage)).not.toContain('demo1234');
  });
});

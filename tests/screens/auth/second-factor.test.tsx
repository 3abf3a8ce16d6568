import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(() => {
  clearToasts();
  window.localStorage.clear();
});

const who = account('ADMIN');
const open = async (responses: Record<string, unknown>) => {
  const view = renderApp('/auth/login', { answers: responses });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  const { user } = view;
  await user.click(screen.getByRole('radio', { name: 'Producer' }));
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '01700000000');
  await user.type(screen.getByLabelText(/^Password/), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return view;
};

it('an admin is asked for the code after the password, in the same form, and comes in with it', async () => {
  const required = errorResponse('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');
  const { user, server, address } = await open({ login: required });
  const code = await screen.findByRole('textbox', { name: /Code from your authenticator app/ });
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // the next step, not a failure
  expect(screen.getByLabelText(/^Password/)).toHaveValue('demo1234');
  server.answer('login', () => (server.answer('me', who), { account: who }));
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(server.calls.filter(({ field }) => field === 'login').at(-1)?.args.input).toMatchObject({ code: '123456' });
});

it('an admin without an app scans, confirms, and sees the recovery codes before going on', async () => {
  const { user, server, address } = await open({
    login: errorResponse('SECOND_FACTOR_SETUP', 'Set up your authenticator app first.'),
    beginSecondFactor: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Haatbar', qrCode: 'data:image/png;base64,AAAA' },
  });
  server.answer('confirmSecondFactor', () => {
    server.answer('me', who);
    return { recoveryCodes: ['abcde-fgh23', 'bcdef-ghj34'], auth: { account: who } };
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up your second login step' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AAAA',
  );
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Code shown by the app/ }), '১২৩৪৫৬');
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  expect(await screen.findByText('abcde-fgh23')).toBeInTheDocument();
  expect(address()).toBe('/auth/login');
  const [sent] = server.calls.filter(({ field }) => field === 'confirmSecondFactor');
  expect(sent?.args.input).toMatchObject({ phone: '01700000000', password: 'demo1234', code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await findToast('Login successful!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/admin'));
});

it('a mistake is shown in the form alone, not in a toast over the button as well', async () => {
  await open({ login: errorResponse('LOGIN_FAILED', 'Phone number or password is incorrect.') });
  expect(await screen.findByText('Phone number or password is incorrect.')).toBeInTheDocument();
  expect(screen.getAllByText('Phone number or password is incorrect.')).toHaveLength(1);
});

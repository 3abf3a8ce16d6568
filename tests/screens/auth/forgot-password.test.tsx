import { act, screen, waitFor } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
import { renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = async (options: Options = {}) => {
  const view = renderApp('/auth/forgotPassword', {
    answers: { requestPasswordReset: { validMinutes: 5 }, resetPassword: { phone: '01700000001' } },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
  return view;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const phone = () => screen.getByRole('textbox', { name: /Phone number/ });
const code = () => screen.getByRole('textbox', { name: /Code from the SMS/ });
const passwords = () => [screen.getByLabelText(/^New password\b(?! again)/), screen.getByLabelText(/^New password again/)] as const;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const askFor = async (user: User) => {
  await user.type(phone(), '০১৭০০০০০০০১');
  await press(user, 'Send code');
  await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
};
const fill = async (user: User, again = 'secret2') => {
  await user.type(code(), '123456');
  await user.type(passwords()[0], 'secret2');
  await user.type(passwords()[1], again);
  await press(user, 'Change password');
};

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
  window.localStorage.clear();
});

describe('forgotten password', () => {
  it('phone, then code, new password and confirmation, then the login with a word about it [F1]', async () => {
    const { user, server, address } = await open();
    await askFor(user);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/If 01700000001 is registered/)).toBeInTheDocument();
    expect(address()).toBe('/auth/forgotPassword');
    await fill(user);
    expect(await findToast('Your password has been changed. Log in with the new one.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    expect(server.calls.filter(({ field }) => /Password|ResetCode/.test(field))).toEqual([
      { field: 'requestPasswordReset', args: { phone: '01700000001' } },
      {
        field: 'resetPassword',
        args: { input: { phone: '01700000001', code: '123456', password: 'secret2', confirmPassword: 'secret2' } },
      },
    ]);
  });

  it('the phone offers its code to the one field, which takes it pasted with a space [F1]', async () => {
    const { user, server } = await open();
    await askFor(user);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    await user.click(code());
    await user.paste(' 123 456 ');
    expect(code()).toHaveValue(' 123 456 ');
    for (const field of passwords()) expect(field).toHaveAttribute('autocomplete', 'new-password');
    for (const field of passwords()) await user.type(field, 'secret2');
    await press(user, 'Change password');
    await findToast('Your password has been changed. Log in with the new one.');
    expect(server.calls.find(({ field }) => field === 'resetPassword')?.args).toMatchObject({ input: { code: '123456' } });
  });

  it("'Please enter your phone number!', and nothing is sent [F2]", async () => {
    const { user, server } = await open();
    await press(user, 'Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your phone number!');
    expect(phone()).toHaveAccessibleDescription('Please enter your phone number!');
    expect(server.calls.map(({ field }) => field)).not.toContain('requestPasswordReset');
  });

  it("'All fields are required!', once, and nothing is sent [F2]", async () => {
    const { user, server } = await open();
    await askFor(user);
    await press(user, 'Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please correct theseAll fields are required!$/);
    for (const field of [code(), ...passwords()]) expect(field).toBeInvalid();
    expect(server.calls.map(({ field }) => field)).not.toContain('resetPassword');
  });

  it("'Passwords do not match!', and nothing is sent [F2]", async () => {
    const { user, server } = await open();
    await askFor(user);
    await fill(user, 'secret3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match!');
    expect(passwords()[1]).toBeInvalid();
    expect(passwords()[0]).toBeValid();
    expect(server.calls.map(({ field }) => field)).not.toContain('resetPassword');
  });

  it('a wrong code is shown at its field, and what was typed stays [F1]', async () => {
    const text = 'The code is wrong or has expired.';
    const { user, server } = await open();
    server.answer('resetPassword', errorResponse('OTP_INVALID', text, [{ field: 'code', message: text }]));
    await askFor(user);
    await fill(user);
    expect(await screen.findByRole('link', { name: text })).toBeInTheDocument();
    expect(code()).toHaveAccessibleDescription(text);
    expect(passwords()[0]).toHaveValue('secret2');
  });

  it('shows a message when no code could be asked for [F1]', async () => {
    const { user, server } = await open();
    server.answer('requestPasswordReset', errorResponse('RATE_LIMITED', 'Too many attempts. Please try again later.'));
    await user.type(phone(), '01700000001');
    await press(user, 'Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    server.answer('requestPasswordReset', new NoConnection());
    await press(user, 'Send code');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/No response from server/));
    expect(phone()).toHaveValue('01700000001');
  });

  it('another code may be asked for after 60 s, not before [F1]', async () => {
    jest.useFakeTimers();
    const { user, server } = await open({ timers: 'fake' });
    await askFor(user);
    expect(screen.getByRole('button', { name: 'Send the code again in 60 s' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole('button', { name: /again in \d s/ })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await user.type(code(), '12');
    await act(async () => {
      screen.getByRole('button', { name: 'Send the code again' }).click();
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(await screen.findByRole('button', { name: 'Send the code again in 60 s' })).toBeDisabled();
    expect(screen.getByText('A new code is on its way.', { selector: '.toast *' })).toBeInTheDocument();
    expect(code()).toHaveValue('12');
    expect(server.calls.filter(({ field }) => field === 'requestPasswordReset')).toHaveLength(2);
  });

  it('Back leads to the phone; the same phone within the minute asks for no second code, another one does [F1]', async () => {
    const { user, server, router } = await open();
    await askFor(user);
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
    await askFor(user);
    await press(user, 'Use another phone number');
    await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
    await user.type(phone(), '01700000002');
    await press(user, 'Send code');
    expect(await screen.findByText(/If 01700000002 is registered/)).toBeInTheDocument();
    const asked = server.calls.filter(({ field }) => field === 'requestPasswordReset').map(({ args }) => args.phone);
    expect(asked).toEqual(['01700000001', '01700000002']);
  });

  it('the link on the login screen leads here [F1]', async () => {
    const { user } = renderApp('/auth/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login');
  });

  it('speaks Bangla, digits too [I1]', async () => {
    const { user } = renderApp('/auth/forgotPassword', { language: 'bn', answers: { requestPasswordReset: { validMinutes: 5 } } });
    await screen.findByRole('heading', { level: 1, name: 'পাসওয়ার্ড ভুলে গেলে' });
    await user.type(screen.getByRole('textbox', { name: /ফোন নম্বর/ }), '01700000001');
    await press(user, 'কোড পাঠান');
    expect(await screen.findByText(/^০১৭০০০০০০০১ নম্বরে নিবন্ধন/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^৬০ সেকেন্ড পরে/ })).toBeDisabled();
  });
});

import '../support/device-storage';
import { screen, waitFor } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
import { account } from '../support/render';
import { findToast } from '../support/toasts';
import { called, field, fillAll, forgetEverything, go, open, summary, you } from './registration';

afterEach(forgetEverything);

describe('the code from the phone', () => {
  const required = { registrationRules: { codeRequired: true }, requestRegistrationCode: { isSent: true } };
  const code = () => screen.findByRole('textbox', { name: /Code from the SMS/ });
  const asked = (view: ReturnType<typeof open>) =>
    view.server.calls.filter((call) => call.field === 'requestRegistrationCode').map(({ args }) => args.phone);

  it('is asked for after a consumer has filled in the form, and registers them [G2]', async () => {
    const who = account('CONSUMER');
    const view = open('/auth/register?role=consumer', {
      answers: { ...required, register: () => (view.server.answer('me', who), { account: who }) },
    });
    await screen.findByText(/Step 2 of 3/);
    await you(view.user);
    await go(view.user);
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText(/Step 3 of 3/)).toBeInTheDocument();
    expect(await screen.findByText('We sent a 6-digit code to 01811111111. It expires in 5 minutes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send the code again in 60 s' })).toBeDisabled();
    await view.user.type(await code(), '১২৩৪৫৬');
    await go(view.user, 'Register');
    expect(await findToast('Registration successful!')).toBeInTheDocument();
    expect(called(view)[0]?.args.input).toMatchObject({ phone: '01811111111', password: 'secret-1', otp: '123456' });
    expect(asked(view)).toEqual(['01811111111']);
  });

  it('comes after the last look of the others; without it nothing is sent [G2]', async () => {
    const view = open('/auth/register?role=producer', { answers: required });
    await screen.findByText(/Step 2 of 6/);
    await fillAll(view.user, 'Continue');
    await go(view.user);
    await code();
    await go(view.user, 'Register');
    expect(await summary()).toEqual(['Enter the code we sent to your phone.']);
    expect(called(view)).toHaveLength(0);
  });

  it('a wrong code is shown at its field, and everything typed is retained [G7]', async () => {
    const text = 'The code is wrong or has expired.';
    const view = open('/auth/register?role=consumer', {
      answers: { ...required, register: errorResponse('OTP_INVALID', text, [{ field: 'otp', message: text }]) },
    });
    await you(view.user);
    await go(view.user);
    await view.user.type(await code(), '000000');
    await go(view.user, 'Register');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(text));
    await go(view.user, 'Back');
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toHaveValue('  Karim Mia ');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret-1');
  });

  it('going back and on again asks for no second code, another phone does, and the code of the first is cleared [G2]', async () => {
    const view = open('/auth/register?role=consumer', { answers: required });
    await you(view.user);
    await go(view.user);
    await view.user.type(await code(), '123456');
    await go(view.user, 'Back');
    await screen.findByRole('textbox', { name: /Full name/ });
    await go(view.user);
    expect(await code()).toHaveValue('123456');
    await go(view.user, 'Back');
    await view.user.type(await screen.findByRole('textbox', { name: /Phone number/ }), '2');
    await go(view.user);
    expect(await code()).toHaveValue('');
    expect(await screen.findByText(/^We sent a 6-digit code to 018111111112/)).toBeInTheDocument();
    expect(asked(view)).toEqual(['01811111111', '018111111112']);
  });

  it('shows why no code was sent, and sends one on asking again [G7]', async () => {
    const view = open('/auth/register?role=consumer', {
      answers: { ...required, requestRegistrationCode: errorResponse('RATE_LIMITED', 'Too many attempts. Please try again later.') },
    });
    await you(view.user);
    await go(view.user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    view.server.answer('requestRegistrationCode', { isSent: true });
    await go(view.user, 'Send code');
    expect(await screen.findByText(/^We sent a 6-digit code/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the step also comes when only the rejection asks for a code [G7]', async () => {
    const text = 'Enter the code we sent to your phone.';
    const view = open('/auth/register?role=consumer', {
      answers: {
        registrationRules: new NoConnection(),
        register: errorResponse('BAD_USER_INPUT', text, [{ field: 'otp', message: text }]),
      },
    });
    await you(view.user);
    await go(view.user, 'Register');
    expect(await code()).toHaveAccessibleDescription(text);
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('a market that asks for none shows no such step [G2]', async () => {
    const view = open('/auth/register?role=consumer&step=code');
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(asked(view)).toEqual([]);
  });

  it('speaks Bangla, digits too [I1]', async () => {
    const { user } = open('/auth/register?role=consumer', { language: 'bn', answers: required });
    await user.type(await screen.findByRole('textbox', { name: /পুরো নাম/ }), 'করিম');
    await user.type(field(/ফোন নম্বর/), '01811111111');
    await user.type(screen.getByLabelText(/^পাসওয়ার্ড/, { selector: 'input' }), 'secret-1');
    await go(user, 'এগিয়ে যান');
    expect(await screen.findByText(/^০১৮১১১১১১১১ নম্বরে ৬ সংখ্যার কোড পাঠিয়েছি/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^৬০ সেকেন্ড পরে/ })).toBeDisabled();
  });
});

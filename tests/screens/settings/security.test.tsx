import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import type { Responses } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { apiKey, otherDevice, here, preference, program, sessions, settingsResponses } from './settings-responses';

const open = async (responses: Responses = {}, language: 'en' | 'bn' = 'en', path = '/settings/security') => {
  const view = renderApp(path, {
    account: account('PRODUCER', { language }),
    language,
    answers: { ...settingsResponses(), ...responses },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const callsOf = (server: { calls: readonly { field: string; args: object }[] }, field: string) =>
  server.calls.filter((one) => one.field === field).map(({ args }) => args);

afterEach(clearToasts);

describe('sessions', () => {
  it('lists where one is logged in, this device marked and without a way to end it [X1]', async () => {
    await open();
    const rows = await section('Where you are logged in').findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.settings-row-name')?.firstChild?.textContent)).toEqual([
      'Chrome · Android',
      'Firefox · Windows',
      'A program',
    ]);
    expect(within(rows[0]!).getByText('This device')).toBeInTheDocument();
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(rows[1]!).getByText('Network 103.48.x.x')).toBeInTheDocument();
  });

  it('ends one and shows the list without it [X1]', async () => {
    const { user, server } = await open({ revokeSession: { endedId: 'ended' } });
    const button = await screen.findByRole('button', { name: 'Log out Firefox · Windows' });
    server.answer('sessions', sessions(here, program));
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Firefox · Windows')).not.toBeInTheDocument());
    expect(callsOf(server, 'revokeSession')).toEqual([{ id: 's2' }]);
    expect(await findToast('The device has been logged out.')).toBeInTheDocument();
  });

  it('ends all others after asking, and offers it only where there are others [X1]', async () => {
    const { user, server } = await open({ revokeOtherSessions: { endedSessions: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(callsOf(server, 'revokeOtherSessions')).toEqual([]);
    server.answer('sessions', sessions(here));
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await findToast('2 devices are logged out.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  it('shows in its own section that the list could not be loaded, and loads it on Retry [X1]', async () => {
    const { user, server } = await open({ sessions: errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong.') });
    expect(await section('Where you are logged in').findByText('The list of devices could not be loaded.')).toBeInTheDocument();
    server.answer('sessions', sessions(here, otherDevice));
    await user.click(section('Where you are logged in').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Firefox · Windows', { exact: false })).toBeInTheDocument();
  });
});

describe('password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], texts: readonly [string, string, string]) => {
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    const names = [/^Current password/, /^New password(?! again)/, /^New password again/];
    for (const [index, name] of names.entries())
      await user.type(section('Password').getByLabelText(name, { selector: 'input' }), texts[index]!);
    await user.click(section('Password').getByRole('button', { name: 'Save new password' }));
  };

  it('opens with the focus in its first field, sends the three texts, closes and confirms it [X1]', async () => {
    const { user, server } = await open({ changePassword: { endedSessions: 1 } });
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    expect(section('Password').getByLabelText(/^Current password/, { selector: 'input' })).toHaveFocus();
    await user.click(section('Password').getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(section('Password').getByRole('button', { name: 'Change password' })).toHaveFocus());
    await fill(user, ['secret-1', 'secret2', 'secret2']);
    expect(await findToast('Your password has been changed.')).toBeInTheDocument();
    expect(callsOf(server, 'changePassword')).toEqual([
      { input: { currentPassword: 'secret-1', newPassword: 'secret2', confirmPassword: 'secret2', endApiKeys: false } },
    ]);
    expect(section('Password').getByRole('button', { name: 'Change password' })).toBeInTheDocument();
  });

  it('offers to delete the API keys with it, only where there are any [X1]', async () => {
    const { user, server } = await open({ changePassword: { endedSessions: 1 }, apiKeys: [apiKey(), apiKey({ id: 'k2' })] });
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    await user.click(await section('Password').findByRole('checkbox', { name: 'Also delete my 2 API keys. Otherwise they keep working.' }));
    await user.click(section('Password').getByRole('button', { name: 'Cancel' }));
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    const tick = section('Password').getByRole('checkbox');
    expect(tick).not.toBeChecked();
    await user.click(tick);
    for (const name of [/^Current password/, /^New password(?! again)/, /^New password again/])
      await user.type(section('Password').getByLabelText(name, { selector: 'input' }), 'secret2');
    server.answer('apiKeys', []);
    await user.click(section('Password').getByRole('button', { name: 'Save new password' }));
    expect(await findToast('Your password has been changed.')).toBeInTheDocument();
    expect(callsOf(server, 'changePassword')).toMatchObject([{ input: { endApiKeys: true } }]);
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(section('Password').queryByRole('checkbox')).not.toBeInTheDocument());
  });

  it('shows what is wrong before asking the server, and at its field what the server rejected [X1]', async () => {
    const wrong = 'That password is incorrect. Enter the one you log in with.';
    const { user, server } = await open({
      changePassword: errorResponse('BAD_USER_INPUT', wrong, [{ field: 'currentPassword', message: wrong }]),
    });
    await fill(user, ['secret-1', 'secret2', 'secret3']);
    expect(await section('Password').findByRole('link', { name: 'Passwords do not match!' })).toBeInTheDocument();
    expect(callsOf(server, 'changePassword')).toEqual([]);
    const again = section('Password').getByLabelText(/^New password again/, { selector: 'input' });
    await user.clear(again);
    await user.type(again, 'secret2');
    await user.click(section('Password').getByRole('button', { name: 'Save new password' }));
    expect(await section('Password').findByRole('link', { name: wrong })).toHaveAttribute(
      'href',
      expect.stringContaining('currentPassword'),
    );
    expect(again).toHaveValue('secret2');
  });
});

describe('notifications', () => {
  it('switches one channel of notifications, and back when the server rejects [N1]', async () => {
    const { user, server } = await open(
      { setNotificationPreference: preference('ORDER_CHANGED', { sms: false }) },
      'en',
      '/settings/notifications',
    );
    const row = within(await screen.findByRole('row', { name: 'Updates on your orders' }));
    expect(row.getByText('Always in the app')).toBeInTheDocument();
    await user.click(row.getByRole('checkbox', { name: 'By SMS' }));
    await waitFor(() => expect(row.getByRole('checkbox', { name: 'By SMS' })).not.toBeChecked());
    expect(callsOf(server, 'setNotificationPreference')).toEqual([{ input: { type: 'ORDER_CHANGED', channel: 'SMS', enabled: false } }]);
    server.answer('setNotificationPreference', errorResponse('RATE_LIMITED', 'Too many tries.'));
    await user.click(row.getByRole('checkbox', { name: 'By SMS' }));
    expect(await findToast('Too many tries.')).toBeInTheDocument();
    expect(row.getByRole('checkbox', { name: 'By SMS' })).not.toBeChecked();
  });

  it('speaks Bangla [I1]', async () => {
    await open({}, 'bn', '/settings/notifications');
    const row = within(await screen.findByRole('row', { name: 'আপনার অনুসরণ করা বিক্রেতার নতুন পণ্য' }));
    expect(row.getByRole('checkbox', { name: 'অ্যাপে' })).toBeChecked();
    expect(row.queryByRole('checkbox', { name: 'এসএমএসে' })).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { setDeveloperTools } from '../../../client/platform/device/developer-tools';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';
import { apiKey, preference, settingsResponses } from './settings-responses';

afterEach(() => {
  clearToasts();
  act(() => setDeveloperTools(false));
});

const open = async (role: 'CONSUMER' | 'PRODUCER' | 'ADMIN', responses: object = {}, path = '/settings/security') => {
  const view = renderApp(path, { account: account(role), answers: { ...settingsResponses(), ...responses } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const developerTypes = ['WEBHOOK_DISABLED', 'KEYS_ENDED', 'ANNOUNCEMENT'].map((type) => preference(type));
const developerTexts = /API keys that stopped working|Webhooks that were switched off/;
const section = (name: string) => within(screen.getByRole('region', { name }));

it('a household sees nothing for developers, nor notifications about it', async () => {
  const { router } = await open('CONSUMER', { notificationPreferences: developerTypes });
  await screen.findByRole('region', { name: 'Password' });
  for (const name of ['For developers', 'API keys', 'Webhooks', 'Second login step']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
  await act(() => router.navigate('/settings/notifications'));
  expect(await screen.findByText('Haatbar announcements')).toBeInTheDocument();
  expect(screen.queryByText(developerTexts)).not.toBeInTheDocument();
});

it('a seller switches on what is for developers under Security, and hides it again', async () => {
  const { user, address, router } = await open('PRODUCER', { notificationPreferences: developerTypes });
  const contents = () => within(screen.getByRole('navigation', { name: 'Parts of the settings' }));
  expect(contents().queryByRole('link', { name: /^For developers/ })).not.toBeInTheDocument();
  await user.click(section('For developers').getByRole('link', { name: 'Show API keys and webhooks' }));
  expect(await screen.findByRole('region', { name: 'API keys' })).toBeInTheDocument();
  expect(address()).toBe('/settings/developers');
  await act(() => router.navigate('/settings/notifications'));
  expect(await screen.findAllByText(developerTexts)).toHaveLength(2);
  await user.click(contents().getByRole('link', { name: /^For developers/ }));
  await user.click(await screen.findByRole('button', { name: 'Hide what is for developers' }));
  await waitFor(() => expect(contents().queryByRole('link', { name: /^For developers/ })).not.toBeInTheDocument());
  expect(address()).toBe('/settings/security');
});

it('a new key asks for the password in place when it was entered long ago, and loses nothing', async () => {
  let proved = false;
  const { user, server } = await open('PRODUCER', {}, '/settings/developers');
  server.answer('createApiKey', () =>
    proved
      ? { secret: 'hbk_secret', apiKey: apiKey() }
      : errorResponse('REAUTHENTICATION_REQUIRED', 'Enter your password again to do this.'),
  );
  server.answer('confirmPassword', () => {
    proved = true;
    return { validMinutes: 10 };
  });
  await screen.findByText('You have no API keys.');
  await user.click(section('API keys').getByRole('button', { name: 'New API key' }));
  await user.type(section('API keys').getByLabelText(/^Name/), 'Till');
  await user.click(section('API keys').getByRole('checkbox', { name: /See products/ }));
  await user.click(section('API keys').getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  expect(section('API keys').getByLabelText(/^Name/)).toHaveValue('Till');
  expect(dialog.getByText(/^An API key gives lasting access/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Password/), 'demo1234');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('hbk_secret')).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'createApiKey')).toHaveLength(2);
});

it('an admin sees whether a second login step is set up, and how many recovery codes are left', async () => {
  await open('ADMIN', { secondFactor: { confirmedAt: '2026-11-20T04:00:00.000Z', recoveryCodesLeft: 8, required: true } });
  await waitFor(() => expect(section('Second login step').getByText(/8 recovery codes left/)).toBeInTheDocument());
  expect(section('Second login step').getByRole('button', { name: 'Use another app' })).toBeEnabled();
});

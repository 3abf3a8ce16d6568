import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../schema/values/accounts/roles';
import { setLanguage } from '../../../client/platform/language/language';
import { errorResponse } from '../support/fake-server';
import { places } from '../support/places';
import { documents, profile } from '../support/profiles';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const addresses: Record<string, string> = {
  PRODUCER: '/dashboard/producerProfile',
  SUPERSALER: '/dashboard/supersellerProfile',
  WHOLESALER: '/dashboard/wholesalerProfile',
  CONSUMER: '/account',
};

async function open(role: Role, more: object = {}, language: 'en' | 'bn' = 'en') {
  const view = renderApp(addresses[role] ?? '/', {
    account: profile(role, { language, ...more }),
    answers: { ...places, ...documents, addresses: [] },
    language,
  });
  await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'Personal Information' : 'ব্যক্তিগত তথ্য' });
  return view;
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const facts = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('.answer')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

afterEach(() => {
  clearToasts();
  act(() => setLanguage('en'));
});

it.each(['PRODUCER', 'SUPERSALER', 'WHOLESALER'] as const)(
  'shows a %s both cards with their labels and defaults [R7 R9 P1 P2]',
  async (role) => {
    await open(role);
    expect(facts('Personal Information')).toEqual([
      ['Name', 'Rahim Uddin'],
      ['NID', expect.stringContaining('ends in 3456')],
      ['Phone No', '01700000001'],
      ['Email', 'rahim@example.com'],
      ['Division', 'Rajshahi'],
      ['District', 'Natore'],
      ['Thana / Upazila', 'Singra'],
      ['Address', 'House 1, Road 2'],
    ]);
    expect(facts('Business Information')).toEqual([
      ['Name of the Business', 'Not Given'],
      ['Production', 'No Production Yet'],
      ['Production Type', 'No Production Yet'],
      ['Trade License', expect.stringContaining('ends in 0118')],
    ]);
    expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/settings');
  },
);

it('shows all of it in Bangla, digits too [P1 P2]', async () => {
  await open('PRODUCER', {}, 'bn');
  expect(facts('ব্যক্তিগত তথ্য').map(([label]) => label)).toEqual([
    'নাম',
    'জাতীয় পরিচয়পত্র',
    'ফোন নম্বর',
    'ইমেইল',
    'বিভাগ',
    'জেলা',
    'থানা / উপজেলা',
    'ঠিকানা',
  ]);
  expect(facts('ব্যক্তিগত তথ্য')).toContainEqual(['ফোন নম্বর', '০১৭০০০০০০০১']);
  expect(facts('ব্যক্তিগত তথ্য')).toContainEqual(['জেলা', 'নাটোর']);
  expect(facts('ব্যবসার তথ্য').slice(0, 3)).toEqual([
    ['ব্যবসার নাম', 'দেওয়া হয়নি'],
    ['উৎপাদন', 'এখনো কোনো উৎপাদন নেই'],
    ['উৎপাদনের ধরন', 'এখনো কোনো উৎপাদন নেই'],
  ]);
});

it('hides the NID until Show, and does not ask for it before [P1]', async () => {
  const { user, server } = await open('PRODUCER');
  expect(screen.queryByText('1985123453456')).not.toBeInTheDocument();
  expect(server.calls.map(({ field }) => field)).not.toContain('myDocuments');
  await user.click(screen.getByRole('button', { name: 'Show NID' }));
  expect(await screen.findByText('1985123453456')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide NID' }));
  expect(screen.queryByText('1985123453456')).not.toBeInTheDocument();
});

it('shows how complete the profile is and what is missing', async () => {
  await open('PRODUCER', { nameOfBusiness: 'Rahim Farm' });
  expect(screen.getByRole('progressbar', { name: 'Your profile is 80% complete' })).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByText(/Still missing: Production, Production Type/)).toBeInTheDocument();
});

it('Edit turns the card into a form; Save stores it, closes it and gives the focus back [P3]', async () => {
  const { user, server } = await open('PRODUCER');
  server.answer('updateProfile', ({ input }: { input: object }) => profile('PRODUCER', input));
  await user.click(screen.getByRole('button', { name: 'Edit Business Information' }));
  const name = await screen.findByRole('textbox', { name: 'Name of the Business' });
  expect(name).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Trade License/ })).toHaveValue('TRAD0118');
  await user.type(name, 'Rahim Farm');
  await user.type(screen.getByRole('textbox', { name: 'Production' }), 'Potato');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await findToast('Profile saved');
  expect(server.calls.find(({ field }) => field === 'updateProfile')?.args).toEqual({
    input: { nameOfBusiness: 'Rahim Farm', production: 'Potato', productionType: null, tradeLicense: 'TRAD0118' },
  });
  expect(facts('Business Information').slice(0, 2)).toEqual([
    ['Name of the Business', 'Rahim Farm'],
    ['Production', 'Potato'],
  ]);
  expect(screen.getByRole('button', { name: 'Edit Business Information' })).toHaveFocus();
});

it('Cancel drops what was typed [P3]', async () => {
  const { user, server } = await open('WHOLESALER');
  await user.click(screen.getByRole('button', { name: 'Edit Personal Information' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Somebody Else');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(facts('Personal Information')[0]).toEqual(['Name', 'Rahim Uddin']);
  expect(screen.getByRole('button', { name: 'Edit Personal Information' })).toHaveFocus();
  expect(server.calls.map(({ field }) => field)).not.toContain('updateProfile');
});

it('retains what was typed when the rules or the server reject it [P3]', async () => {
  const { user, server } = await open('PRODUCER');
  await user.click(screen.getByRole('button', { name: 'Edit Personal Information' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  const nid = screen.getByRole('textbox', { name: /^NID/ });
  await user.clear(nid);
  await user.type(nid, '123');
  await user.clear(screen.getByRole('textbox', { name: /^Address/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('NID must be 10-17 digits.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Address is required.').length).toBeGreaterThan(0);
  expect(server.calls.map(({ field }) => field)).not.toContain('updateProfile');

  server.answer(
    'updateProfile',
    errorResponse('BAD_USER_INPUT', 'Invalid email format.', [{ field: 'email', message: 'Invalid email format.' }]),
  );
  await user.clear(nid);
  await user.type(nid, '1985123456789');
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'House 9');
  await user.type(name, ' Mia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Invalid email format.')).length).toBeGreaterThan(0);
  expect(name).toHaveValue('Rahim Uddin Mia');
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('House 9');
});

it('another email asks for the password for the sake of the email', async () => {
  const { user, server } = await open('PRODUCER');
  server.answer('updateProfile', errorResponse('REAUTHENTICATION_REQUIRED', 'Enter your password again.'));
  await user.click(screen.getByRole('button', { name: 'Edit Personal Information' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Mia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^So that no one else changes your email/)).toBeInTheDocument();
});

it('with both cards open, asks before what was typed in either is lost [P3]', async () => {
  const { user, router, address } = await open('PRODUCER');
  await user.click(screen.getByRole('button', { name: 'Edit Personal Information' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Mia');
  await user.click(screen.getByRole('button', { name: 'Edit Business Information' }));
  await screen.findByRole('textbox', { name: 'Production' });
  await act(() => router.navigate('/settings'));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(address()).toBe('/dashboard/producerProfile');
  for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) await user.click(cancel);
  await act(() => router.navigate('/settings'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
});

it('requires a trade license of a supersaler with the message of registration, of a wholesaler none [P2]', async () => {
  for (const [role, wanted] of [
    ['SUPERSALER', true],
    ['WHOLESALER', false],
  ] as const) {
    const { user, server, unmount } = await open(role);
    server.answer('updateProfile', ({ input }: { input: object }) => profile(role, input));
    await user.click(screen.getByRole('button', { name: 'Edit Business Information' }));
    await user.clear(await screen.findByRole('textbox', { name: /^Trade License/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    if (wanted) expect((await screen.findAllByText('Trade license is required.')).length).toBeGreaterThan(0);
    else await findToast('Profile saved');
    unmount();
    clearToasts();
  }
});

it('a consumer has Personal Information without NID, no business, and their addresses [R13 P1]', async () => {
  const { user, server } = await open('CONSUMER', { email: null, division: null, district: null, upazila: null, address: null });
  expect(facts('Personal Information')).toEqual([
    ['Name', 'Rahim Uddin'],
    ['Phone No', '01700000001'],
    ['Email', 'Not Given'],
    ['Division', 'Not Given'],
    ['District', 'Not Given'],
    ['Thana / Upazila', 'Not Given'],
    ['Address', 'Not Given'],
  ]);
  expect(screen.queryByRole('region', { name: 'Business Information' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Delivery addresses' })).toBeInTheDocument();
  server.answer('updateProfile', ({ input }: { input: object }) => profile('CONSUMER', input));
  await user.click(screen.getByRole('button', { name: 'Edit Personal Information' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'r@example.com');
  await user.click(card('Personal Information').getByRole('button', { name: 'Save' }));
  await findToast('Profile saved');
  const sent = server.calls.find(({ field }) => field === 'updateProfile')?.args.input;
  expect(sent).toMatchObject({ email: 'r@example.com', divisionId: null });
  expect(sent).not.toHaveProperty('nid');
});

it('shows an error when the profile cannot be fetched, and fetches it again [P3]', async () => {
  const view = renderApp('/settings', { account: account('PRODUCER') });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  view.server.answer('me', new Error('down'));
  await act(() => view.router.navigate('/dashboard/producerProfile'));
  expect(await screen.findByText('Failed to fetch profile')).toBeInTheDocument();
  view.server.answer('me', profile('PRODUCER'));
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Personal Information' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Failed to fetch profile')).not.toBeInTheDocument());
});

it('shows an error when the response is of no kind of user it knows [P3]', async () => {
  const view = renderApp('/settings', { account: account('PRODUCER') });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  view.server.answer('me', { ...profile('PRODUCER'), role: 'ADMIN' });
  await act(() => view.router.navigate('/dashboard/producerProfile'));
  expect(await screen.findByText('Unknown user type in profile response.')).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { acting, startActing, stopActing } from '../../../client/platform/account/acting';
import { loadAnew } from '../../../client/platform/account/load-anew';
import type { GrantRight } from '../../../schema/values/accounts/grants';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

jest.mock('../../../client/platform/account/load-anew', () => ({ loadAnew: jest.fn() }));

const karim = account('PRODUCER', { id: 'p1', name: 'Abdul Karim' });
const agent = { id: 'a1', name: 'Rahima', phone: '01722222222', role: 'WHOLESALER' } as const;
const begin = (...rights: GrantRight[]) => startActing({ principalId: 'p1', name: 'Abdul Karim', rights, agent });

afterEach(() => {
  stopActing();
  clearToasts();
  jest.mocked(loadAnew).mockClear();
});

const grant = (more: object = {}) => ({
  __typename: 'Grant',
  id: 'g1',
  kind: 'STAFF',
  rights: ['ORDERS'],
  state: 'ACTIVE',
  isMineToAccept: false,
  endsOn: '2027-03-01',
  principal: { __typename: 'GrantParty', id: 'p1', name: 'Abdul Karim', phone: '01711111111' },
  agent: { __typename: 'GrantParty', id: 'a1', name: 'Rahima', phone: '01722222222' },
  ...more,
});

it('begins from an active grant alone, and loads the page anew', async () => {
  const paused = grant({
    id: 'g2',
    state: 'PAUSED',
    principal: { __typename: 'GrantParty', id: 'p2', name: 'Salma', phone: '01733333333' },
  });
  const { user } = renderApp('/settings/people', {
    account: account('CONSUMER'),
    answers: { myPrincipals: [grant(), paused], canActForGrowers: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Act for Abdul Karim' }));
  expect(acting()).toMatchObject({ principalId: 'p1', name: 'Abdul Karim', rights: ['ORDERS'], agent: { id: 'account-consumer' } });
  expect(loadAnew).toHaveBeenCalledWith('/dashboard');
  expect(screen.queryByRole('button', { name: 'Act for Salma' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Who acts for me' })).not.toBeInTheDocument();
});

it.each(['en', 'bn'] as const)('shows for whom, asks for nothing else, and stops [%s]', async (language) => {
  begin('ORDERS');
  const { user, server } = renderApp('/dashboard/producerDashboard', { account: karim, language });
  const name = language === 'en' ? 'You act for Abdul Karim' : 'আপনি Abdul Karim-এর হয়ে কাজ করছেন';
  await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(name));
  const menu = within(
    (await screen.findAllByRole('navigation', { name: language === 'en' ? 'Main menu' : 'প্রধান মেনু' }))[0] as HTMLElement,
  );
  expect(menu.getByRole('link', { name: language === 'en' ? 'Orders' : 'অর্ডার' })).toBeInTheDocument();
  expect(menu.getAllByRole('link')).toHaveLength(2);
  const asked = new Set(server.calls.map(({ field }) => field));
  expect([...asked]).toEqual(['me']);
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Stop' : 'থামুন' }));
  expect(acting()).toBeNull();
  expect(loadAnew).toHaveBeenCalledWith('/settings/people');
});

it.each(['/dashboard/producerAllProducts', '/settings', '/notifications', '/cart'])('says of %s that it is not allowed', async (path) => {
  begin('ORDERS');
  renderApp(path, { account: karim });
  expect(await screen.findByText('You were not given the right to this page.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('is over where the server says so at the start: the user is themselves again', async () => {
  begin('ORDERS');
  const self = account('CONSUMER', { id: 'a1', name: 'Rahima' });
  const me = () => (acting() ? errorResponse('FORBIDDEN', 'You do not act for this account.') : self);
  renderApp('/settings', { account: self, answers: { me } });
  expect(await findToast('You no longer act for Abdul Karim.')).toBeInTheDocument();
  expect(acting()).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(() => clearToasts());

const grant = (more: object = {}) => ({
  __typename: 'Grant',
  id: 'g1',
  kind: 'STAFF',
  rights: ['PRODUCTS', 'ORDERS'],
  state: 'ACTIVE',
  isMineToAccept: false,
  endsOn: '2027-03-01',
  principal: { __typename: 'GrantParty', id: 'p1', name: 'Abdul Karim', phone: '01711111111' },
  agent: { __typename: 'GrantParty', id: 'a1', name: 'Rahima', phone: '01722222222' },
  ...more,
});
const open = (role: 'PRODUCER' | 'CONSUMER', answers: object, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/people', {
    account: account(role),
    language,
    answers: { myAgents: [], myPrincipals: [], canActForGrowers: role === 'PRODUCER', ...answers },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows who acts for the user, what is allowed and until when; pauses and ends', async () => {
  const { user, server } = open('PRODUCER', {
    myAgents: [grant()],
    pauseGrant: grant({ state: 'PAUSED' }),
    endGrant: grant({ state: 'ENDED' }),
  });
  const mine = await section('Who acts for me');
  expect(await mine.findByText('Rahima', { exact: false })).toBeInTheDocument();
  expect(mine.getByText('works in your shop')).toBeInTheDocument();
  expect(mine.getByText('Products and stock · Orders')).toBeInTheDocument();
  expect(mine.getByText(/^until .*2027$/)).toBeInTheDocument();
  server.answer('myAgents', [grant({ state: 'PAUSED' })]);
  await user.click(mine.getByRole('button', { name: 'Pause' }));
  expect(await mine.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  server.answer('myAgents', []);
  await user.click(mine.getByRole('button', { name: 'End' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  expect(await findToast('Ended.')).toBeInTheDocument();
  expect(await mine.findByText('Nobody acts for you.')).toBeInTheDocument();
});

it('invites a phone to the shop, and shows what the server rejects beside the field', async () => {
  const rejected = errorResponse('BAD_USER_INPUT', 'Own number.', [{ field: 'phone', message: 'This is your own number.' }]);
  const { user, server } = open('PRODUCER', { inviteStaff: rejected });
  await user.click(await (await section('Who acts for me')).findByRole('button', { name: 'Invite someone to my shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone to my shop' }));
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect((await dialog.findAllByText('Phone number must be 10-15 digits.')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/Their phone number/), '01722222222');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect((await dialog.findAllByText('This is your own number.')).length).toBeGreaterThan(0);
  server.answer('inviteStaff', grant({ state: 'INVITED' }));
  await user.clear(dialog.getByLabelText(/Their phone number/));
  await user.type(dialog.getByLabelText(/Their phone number/), '01733333333');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await findToast('Invited.')).toBeInTheDocument();
});

it('asks a grower and takes the code that the grower reads out, in Bangla', async () => {
  const asked = grant({
    kind: 'FARMER',
    state: 'INVITED',
    principal: { __typename: 'GrantParty', id: 'p1', name: null, phone: '01711111111' },
  });
  const { user } = open('PRODUCER', { requestGrant: asked, confirmGrant: grant({ kind: 'FARMER' }) }, 'bn');
  await user.click(await (await section('আমি যাঁদের হয়ে কাজ করি')).findByRole('button', { name: 'উৎপাদকের হয়ে বেচুন' }));
  const form = within(await screen.findByRole('dialog', { name: 'উৎপাদকের হয়ে বেচুন' }));
  await user.type(form.getByLabelText(/তাঁর ফোন নম্বর/), '০১৭১১১১১১১১');
  await user.click(form.getByRole('button', { name: 'কোড পাঠান' }));
  const code = within(await screen.findByRole('dialog', { name: 'কোড লিখুন' }));
  await user.type(code.getByLabelText(/উৎপাদকের ফোনের কোড/), '১২৩৪৫৬');
  await user.click(code.getByRole('button', { name: 'কোড লিখুন' }));
  expect(await findToast('এখন আপনি Abdul Karim-এর হয়ে বেচবেন।')).toBeInTheDocument();
});

it('lets a worker accept a shop, after the phone is verified', async () => {
  const invited = grant({ state: 'INVITED', isMineToAccept: true });
  const { user, server } = open('CONSUMER', {
    myPrincipals: [invited],
    acceptGrant: errorResponse('PHONE_UNVERIFIED', 'Verify your own phone first.'),
    requestPhoneCode: { isSent: true },
    verifyPhone: { __typename: 'Account', id: 'me', phoneVerifiedAt: '2026-12-01T00:00:00.000Z' },
  });
  const mine = await section('For whom I act');
  expect(mine.queryByRole('button', { name: 'Sell for a grower' })).not.toBeInTheDocument();
  await user.click(await mine.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  server.answer('acceptGrant', grant());
  server.answer('myPrincipals', [grant()]);
  await user.type(await dialog.findByRole('textbox'), '123456');
  await user.click(dialog.getByRole('button', { name: /^Verify|^Confirm/ }));
  expect(await findToast('Accepted.')).toBeInTheDocument();
  expect(await mine.findByText('you work in their shop')).toBeInTheDocument();
});

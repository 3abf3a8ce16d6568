/**
 * These tests verify how an admin records checks of a seller beside the account: at once, and withdrawn with a reason.
 */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { errorResponse } from '../support/fake-server';
import { ago, listOf, person } from './people';

afterEach(clearToasts);

const check = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  checkedAt: ago(24),
  checkedByName: 'Nasrin',
  endedAt: null,
  endedByName: null,
  endReason: null,
  ...more,
});
const open = async (verifications: object[], language: 'en' | 'bn' = 'en', identityDocuments: object[] = []) => {
  const rina = person('1', 'Rina Begum', { status: 'APPROVED', verifications, identityDocuments });
  const view = renderApp('/admin/users?account=1', {
    account: account('ADMIN'),
    language,
    answers: {
      showIdentityDocuments: { images: [{ kind: 'NID_FRONT', uploadedAt: ago(3), dataUrl: 'data:image/webp;base64,UklGRg==' }] },
      accounts: listOf(rina),
      accountReview: rina,
      recordVerification: rina,
      withdrawVerification: rina,
      rejectIdentityDocument: rina,
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Rina Begum' });
  return { ...view, drawer };
};
const argsOf = (server: Awaited<ReturnType<typeof open>>['server'], name: string) => server.calls.find(({ field }) => field === name)?.args;

it('records what was checked', async () => {
  const { user, server, drawer } = await open([check('c1', 'NID')]);
  const section = within(await within(drawer).findByRole('region', { name: 'Checked by admins' }));
  expect(section.getByText(/by Nasrin/)).toBeInTheDocument();
  expect(section.getAllByText('Not checked')).toHaveLength(2);
  await user.click(section.getByRole('button', { name: 'Mark as checked: Address' }));
  expect(await findToast('Address is marked as checked')).toBeInTheDocument();
  expect(argsOf(server, 'recordVerification')).toEqual({ accountId: '1', kinds: ['ADDRESS'], version: 1 });
});

it('reports that the seller has changed what was compared, and loads it again without closing', async () => {
  const { user, server, drawer } = await open([]);
  const text = 'The seller has just changed these details. We loaded the new ones: please compare again.';
  server.answer('recordVerification', errorResponse('CONFLICT', text));
  server.answer('accountReview', person('1', 'Rina Begum', { status: 'APPROVED', address: 'Road 9', version: 2 }));
  await user.click(await within(drawer).findByRole('button', { name: 'Mark as checked: Address' }));
  expect(await within(drawer).findByText(text)).toBeInTheDocument();
  expect(await within(drawer).findByText(/Road 9/)).toBeInTheDocument();
  expect(within(drawer).getByText(text)).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Mark as checked: Address' }));
  expect(server.calls.filter(({ field }) => field === 'recordVerification').map(({ args }) => args['version'])).toEqual([1, 2]);
});

it('withdraws a check with a reason, and shows ended ones', async () => {
  const ended = { endedAt: ago(1), endedByName: 'Nasrin', endReason: 'Another card' };
  const { user, server, drawer } = await open([check('c1', 'NID'), check('c2', 'ADDRESS', ended)]);
  expect(await within(drawer).findByText(/^Address: withdrawn .* by Nasrin: Another card$/)).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Withdraw the check: NID and name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the check: NID and name' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The card is forged');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await findToast('The check was withdrawn')).toBeInTheDocument();
  expect(argsOf(server, 'withdrawVerification')).toEqual({ accountId: '1', kind: 'NID', reason: 'The card is forged' });
});

it('is in Bangla', async () => {
  const { drawer } = await open([], 'bn');
  expect(await within(drawer).findByRole('region', { name: 'অ্যাডমিনের যাচাই' })).toBeInTheDocument();
});

const image = (kind: string, state: string, more: object = {}) => ({
  kind,
  uploadedAt: ago(3),
  state,
  decidedAt: null,
  rejectionReason: null,
  ...more,
});

it('an image that waits is checked or rejected with a reason once it was looked at; others need no look', async () => {
  const { user, server, drawer } = await open([], 'en', [image('NID_FRONT', 'WAITING')]);
  const section = within(await within(drawer).findByRole('region', { name: 'Checked by admins' }));
  expect(section.getByText('Photo sent 3 hours ago, to be checked')).toBeInTheDocument();
  expect(section.getByText('Look at the photo above first.')).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Mark as checked: NID and name' })).toBeDisabled();
  expect(section.getByRole('button', { name: 'Reject photo: NID and name' })).toBeDisabled();
  expect(section.getByRole('button', { name: 'Mark as checked: Address' })).toBeEnabled();
  await user.click(within(drawer).getByRole('button', { name: 'Show 1 document image' }));
  await user.click(await section.findByRole('button', { name: 'Reject photo: NID and name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject photo: NID and name' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason, shown to the seller/ }), 'Blurred');
  await user.click(dialog.getByRole('button', { name: 'Reject photo' }));
  expect(await findToast('The photo was rejected, and the seller is notified of the reason')).toBeInTheDocument();
  expect(argsOf(server, 'rejectIdentityDocument')).toEqual({ accountId: '1', kind: 'NID_FRONT', reason: 'Blurred', version: 1 });
});

it('a photo that was not accepted shows its reason, in Bangla too', async () => {
  const rejected = image('TRADE_LICENSE', 'REJECTED', { decidedAt: ago(1), rejectionReason: 'মেয়াদ শেষ' });
  const { drawer } = await open([], 'bn', [rejected]);
  expect(await within(drawer).findByText('ছবি গ্রহণ করা হয়নি: মেয়াদ শেষ')).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: /গ্রহণ করব না/ })).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf, person } from './people';

const image = (kind: string) => ({ kind, uploadedAt: ago(1), dataUrl: 'data:image/webp;base64,UklGRg==' });
const open = async (more: object) => {
  const rina = person('1', 'Rina Begum', { status: 'PENDING', ...more });
  const view = renderApp('/admin/approvals?account=1', {
    account: account('ADMIN'),
    answers: {
      accounts: listOf(rina),
      accountReview: rina,
      showIdentityDocuments: { images: [image('NID_FRONT'), image('TRADE_LICENSE')] },
      approveAccount: { ...rina, status: 'APPROVED' },
    },
  });
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Rina Begum' }) };
};
const waiting = { uploadedAt: ago(1), state: 'WAITING', decidedAt: null, rejectionReason: null };
const sent = {
  identityDocuments: [
    { kind: 'NID_FRONT', ...waiting },
    { kind: 'TRADE_LICENSE', ...waiting },
  ],
};

afterEach(clearToasts);

it('approves only after the images were shown and ticked as seen; one opens with zoom', async () => {
  const { user, server, dialog } = await open(sent);
  expect(within(dialog).getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: 'I have seen the documents' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Show 2 document images' }));
  await user.click(await within(dialog).findByRole('img', { name: 'NID, front of Rina Begum' }));
  const zoom = await screen.findByRole('dialog', { name: 'NID, front: Rina Begum' });
  await user.click(within(zoom).getByRole('button', { name: 'Full size' }));
  expect(within(zoom).getByRole('button', { name: 'Fit to window' })).toBeInTheDocument();
  await user.click(within(zoom).getByRole('button', { name: 'Close' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'I have seen the documents' }));
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await findToast('Rina Begum is approved')).toBeInTheDocument();
  const [call] = server.calls.filter(({ field }) => field === 'approveAccount');
  expect(call?.args).toEqual({ id: '1', seenDocuments: true, reason: null });
});

it('asks for a reason where another user may be the same applicant', async () => {
  const twin = { id: '9', name: 'R. Begum', role: 'PRODUCER', status: 'APPROVED', shares: ['NID'] };
  const { user, server, dialog } = await open({ duplicates: [twin] });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const asking = await screen.findByRole('dialog', { name: 'Approve Rina Begum?' });
  await user.type(within(asking).getByRole('textbox', { name: /Reason/ }), 'Sisters');
  await user.click(within(asking).getByRole('button', { name: 'Approve' }));
  expect(await findToast('Rina Begum is approved')).toBeInTheDocument();
  const [call] = server.calls.filter(({ field }) => field === 'approveAccount');
  expect(call?.args).toEqual({ id: '1', seenDocuments: false, reason: 'Sisters' });
});

/** Papers come first where a seller waits, and nobody is approved unchecked by a single tap. */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf, person } from './people';

const karim = person('1', 'Karim');
const image = { kind: 'NID_FRONT', uploadedAt: ago(3), state: 'WAITING', decidedAt: null, rejectionReason: null };
const check = { id: 'v1', kind: 'NID', checkedAt: ago(1), checkedByName: 'Nasrin', endedAt: null, endedByName: null, endReason: null };
const open = async (more: object = {}, language: 'en' | 'bn' = 'en') => {
  const one = { ...karim, ...more };
  const answers = { accounts: listOf(one), accountReview: one, approveAccount: { ...one, status: 'APPROVED' } };
  const view = renderApp('/admin/approvals', { account: account('ADMIN'), language, answers });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

beforeEach(() => window.localStorage.clear());
afterEach(clearToasts);

it('the list says how many images of papers there are', async () => {
  const { unmount } = await open({}, 'bn');
  expect(await screen.findByText('কাগজপত্রের ছবি নেই')).toBeInTheDocument();
  unmount();
  await open({ identityDocuments: [image, { ...image, kind: 'TRADE_LICENSE' }] }, 'bn');
  expect(await screen.findByText('কাগজপত্রের ছবি: ২টি')).toBeInTheDocument();
});

it('papers are the first that is shown of an applicant', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Review Karim' }));
  const drawer = await screen.findByRole('dialog', { name: 'Karim' });
  await within(drawer).findByText('No images of documents were sent.');
  const titles = within(drawer).getAllByRole('heading', { level: 3 });
  expect(titles[0]).toHaveTextContent('Documents');
});

it('approving without a checked paper asks once', async () => {
  const { user, server } = await open({ tradeLicense: null }, 'bn');
  await user.click(await screen.findByRole('button', { name: /Karim/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Karim' });
  await user.click(await within(drawer).findByRole('button', { name: 'অনুমোদন দিন' }));
  const question = await screen.findByRole('alertdialog', { name: 'যাচাই ছাড়াই Karim-কে অনুমোদন দেবেন?' });
  expect(question).toHaveTextContent('ট্রেড লাইসেন্স: দেওয়া হয়নি। কাগজপত্রের ছবি পাঠানো হয়নি। কিছুই যাচাই করা হয়নি।');
  expect(server.calls.some(({ field }) => field === 'approveAccount')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'তবু অনুমোদন দিন' }));
  expect(await findToast(/Karim/)).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'approveAccount')).toHaveLength(1);
});

it('asks nothing where a paper was checked', async () => {
  const { user } = await open({ verifications: [check] });
  await user.click(await screen.findByRole('button', { name: 'Review Karim' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await findToast('Karim is approved')).toBeInTheDocument();
});

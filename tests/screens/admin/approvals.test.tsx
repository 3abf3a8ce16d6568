import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection, refuse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const applicant = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  phone: `0180000000${id}`,
  email: `${name.toLowerCase()}@example.com`,
  role: 'PRODUCER',
  status: 'PENDING',
  statusReason: null,
  nid: '******7890',
  tradeLicense: '***-77',
  address: 'Bazar road',
  waitingSince: ago(1),
  createdAt: ago(1),
  division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
  district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' },
  upazila: { id: 511, nameEn: 'Singra', nameBn: 'সিংড়া' },
  events: [],
  ...more,
});
const karim = applicant('1', 'Karim', { waitingSince: ago(50) });
const rina = applicant('2', 'Rina', { role: 'WHOLESALER' });
const listOf = (...nodes: object[]) => ({ nodes, totalCount: nodes.length });
const open = async (answers: object = {}, path = '/admin/approvals') => {
  const view = renderApp(path, { account: account('ADMIN'), answers: { accounts: listOf(karim, rina), ...answers } });
  await screen.findByRole('heading', { level: 1, name: /Approvals/ });
  return view;
};
const review = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Review ${name}` }));
  return screen.findByRole('dialog', { name });
};

afterEach(clearToasts);

describe('approvals', () => {
  it('W3 lists who waits, the oldest first, and flags who waits longer than 48 hours', async () => {
    const { server } = await open();
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/Karim.*Producer.*Natore.*Over 48 hours/);
    expect(second).toHaveTextContent(/Rina.*Wholesaler/);
    expect(second).not.toHaveTextContent('Over 48 hours');
    expect(server.calls.find((call) => call.field === 'accounts')?.args).toMatchObject({ status: 'PENDING', offset: 0 });
  });

  it('W3 shows the numbers of the documents, masked, and approves', async () => {
    const { user, server, address } = await open({ approveAccount: { ...karim, status: 'APPROVED' } });
    const drawer = await review(user, 'Karim');
    expect(address()).toContain('account=1');
    expect(drawer).toHaveTextContent('******7890');
    expect(drawer).toHaveTextContent('***-77');
    server.answer('accounts', listOf(rina));
    await user.click(within(drawer).getByRole('button', { name: 'Approve' }));
    expect(await findToast('Karim is approved')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'approveAccount', args: { id: '1' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review Karim' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).not.toContain('account=');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('W3 rejects only with a reason', async () => {
    const { user, server } = await open({ rejectAccount: { ...karim, status: 'REJECTED', statusReason: 'NID unreadable' } });
    const drawer = await review(user, 'Karim');
    await user.click(within(drawer).getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(server.calls.map((call) => call.field)).not.toContain('rejectAccount');
    await user.type(screen.getByRole('textbox', { name: /Reason, shown to the applicant/ }), ' NID unreadable ');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await findToast('Karim is rejected')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'rejectAccount', args: { id: '1', reason: 'NID unreadable' } });
  });

  it('W3 a decision another admin made first is said inside the drawer', async () => {
    const sentence = 'Another admin has already decided about this account.';
    const { user } = await open({ approveAccount: refuse('CONFLICT', sentence) });
    const drawer = await review(user, 'Karim');
    await user.click(within(drawer).getByRole('button', { name: 'Approve' }));
    expect(await within(drawer).findByText(sentence)).toBeInTheDocument();
  });

  it('W3 a failed rejection keeps the reason', async () => {
    const { user } = await open({ rejectAccount: new NoConnection() });
    const drawer = await review(user, 'Karim');
    await user.click(within(drawer).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'NID unreadable');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('NID unreadable');
  });

  it('W3 shows every earlier decision with who made it and why', async () => {
    const event = { id: 'e1', from: 'PENDING', to: 'REJECTED', reason: 'NID unreadable', actorName: 'Admin One', createdAt: ago(3) };
    const { user } = await open(
      { accounts: listOf({ ...karim, status: 'REJECTED', events: [event] }) },
      '/admin/approvals?status=REJECTED',
    );
    const drawer = await review(user, 'Karim');
    expect(drawer).toHaveTextContent('Rejected by Admin One');
    expect(drawer).toHaveTextContent('Reason: NID unreadable');
    expect(within(drawer).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('R11 says so when nobody waits, and offers Retry when the list cannot be loaded', async () => {
    const { server, user } = await open({ accounts: new NoConnection() });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answer('accounts', listOf());
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeInTheDocument();
  });

  it('R11 is closed to a producer', async () => {
    renderApp('/admin/approvals', { account: account('PRODUCER'), answers: { accounts: listOf(karim) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: /Approvals/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Karim')).not.toBeInTheDocument();
  });
});

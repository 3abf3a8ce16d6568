import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf, person } from './people';

const check = { id: 'v1', kind: 'NID', checkedAt: ago(1), checkedByName: 'Nasrin', endedAt: null, endedByName: null, endReason: null };
const karim = person('1', 'Karim', { waitingSince: ago(50), verifications: [check] });
const rina = person('2', 'Rina', { role: 'WHOLESALER' });
const both = [karim, rina];
const open = async (responses: object = {}, path = '/admin/approvals') => {
  const usual = {
    accounts: listOf(...both),
    accountReview: ({ id }: { id: string }) => both.find((one) => one.id === id) ?? null,
  };
  const view = renderApp(path, { account: account('ADMIN'), answers: { ...usual, ...responses } });
  await screen.findByRole('heading', { level: 1, name: /Approvals/ });
  return view;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const review = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Review ${name}` }));
  return screen.findByRole('dialog', { name });
};
const asked = (server: Awaited<ReturnType<typeof open>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

beforeEach(() => window.localStorage.clear());
afterEach(clearToasts);

describe('the queue', () => {
  it('lists who waits, the oldest first, and flags who waits longer than 48 hours or may be there already [W3]', async () => {
    const double = { ...rina, duplicates: [{ id: '9', shares: ['NID'] }] };
    const { server } = await open({ accounts: listOf(karim, double) });
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/Karim.*Producer.*Natore.*Over 48 hours/);
    expect(first).not.toHaveTextContent('Possible duplicate');
    expect(second).toHaveTextContent(/Rina.*Possible duplicate.*Wholesaler/);
    expect(second).not.toHaveTextContent('Over 48 hours');
    expect(asked(server, 'accounts')[0]).toMatchObject({ status: 'PENDING', offset: 0 });
  });

  it('asks for a role, a word and those over 48 hours, all from the address [W3]', async () => {
    const { server, user, address } = await open({}, '/admin/approvals?role=WHOLESALER&q=rina&late=1');
    await screen.findByRole('button', { name: 'Review Rina' });
    expect(asked(server, 'accounts')[0]).toMatchObject({ role: 'WHOLESALER', search: 'rina', late: true, status: 'PENDING' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Supersaler');
    await waitFor(() => expect(address()).toContain('role=SUPERSALER'));
    server.answer('accounts', listOf());
    await user.click(screen.getByRole('link', { name: 'Rejected' }));
    expect(await screen.findByRole('heading', { name: 'No account matches' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No accounts with this status' })).toBeInTheDocument();
  });

  it('shows a message when no one waits, and offers Retry when the list cannot be loaded [R11]', async () => {
    const { server, user } = await open({ accounts: new NoConnection() });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answer('accounts', listOf());
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeInTheDocument();
  });

  it('is closed to a producer [R11]', async () => {
    renderApp('/admin/approvals', { account: account('PRODUCER'), answers: { accounts: listOf(karim) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: /Approvals/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Karim')).not.toBeInTheDocument();
  });

  it('shows in the menu how many wait [R11]', async () => {
    const queues = {
      ordersStuck: 0,
      paymentDisputes: 0,
      refusalsContested: 0,
      messagesReported: 0,
      reviewImagesReported: 0,
      documentsToCheck: 0,
      refundsOverdue: 0,
      billsOverdue: 0,
      payoutsRequested: 0,
      storiesNew: 0,
      problemsToDecide: 0,
      productsHidden: 0,
      supportOpen: 0,
      smsFailed: 0,
      smsNotSent: 0,
      webhooksFailing: 0,
    };
    await open({
      adminOverview: { waiting: 7, waitingLate: 1, approvedToday: 0, suspendedToday: 0, suspended: 0, accounts: 9, ...queues },
    });
    expect(await screen.findByRole('link', { name: /^Approvals.*7 waiting$/ })).toBeInTheDocument();
  });

  it('approves several after naming them [W3]', async () => {
    const { user, server } = await open({
      approveAccounts: { approved: [{ id: '1', status: 'APPROVED' }], decidedBefore: ['2'], needReview: [] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Karim' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rina' }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const question = await screen.findByRole('alertdialog', { name: 'Approve 2 accounts?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Karim (no images of papers)', 'Rina (no images of papers)']);
    expect(asked(server, 'approveAccounts')).toEqual([]);
    server.answer('accounts', listOf());
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await findToast('1 account is approved')).toBeInTheDocument();
    expect(await findToast('1 account had already been decided')).toBeInTheDocument();
    expect(asked(server, 'approveAccounts')).toEqual([{ ids: ['1', '2'] }]);
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeInTheDocument();
  });
});

describe('the drawer', () => {
  it('shows everything, the documents masked, and approves [W3]', async () => {
    const { user, server, address } = await open({ approveAccount: { ...karim, status: 'APPROVED' } });
    const drawer = await review(user, 'Karim');
    expect(address()).toContain('account=1');
    expect(await within(drawer).findByText('******7890')).toBeInTheDocument();
    expect(drawer).toHaveTextContent('***-77');
    expect(drawer).toHaveTextContent('Singra, Natore, Rajshahi');
    expect(drawer).toHaveTextContent('4, 3 on sale');
    server.answer('accounts', listOf(rina));
    await user.click(within(drawer).getByRole('button', { name: 'Approve' }));
    expect(await findToast('Karim is approved')).toBeInTheDocument();
    expect(asked(server, 'approveAccount')).toEqual([{ id: '1', seenDocuments: false, reason: null }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review Karim' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).not.toContain('account=');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the numbers of the documents only when asked, and only in this view [W3]', async () => {
    const { user, server } = await open({ revealDocuments: { nid: '1985123457890', tradeLicense: 'TRAD-77' } });
    const drawer = await review(user, 'Karim');
    await user.click(await within(drawer).findByRole('button', { name: 'Show document numbers' }));
    expect(await within(drawer).findByText('1985123457890')).toBeInTheDocument();
    expect(drawer).toHaveTextContent('TRAD-77');
    expect(drawer).toHaveTextContent('This view has been recorded in the audit trail.');
    expect(asked(server, 'revealDocuments')).toEqual([{ accountId: '1' }]);
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(await review(user, 'Karim')).not.toHaveTextContent('1985123457890');
  });

  it('warns of applicants who may be the same user [W3]', async () => {
    const double = { id: '9', name: 'Karim Again', role: 'PRODUCER', status: 'SUSPENDED', shares: ['NID', 'PHONE'] };
    const { user } = await open({ accountReview: { ...karim, duplicates: [double] } });
    const drawer = await review(user, 'Karim');
    expect(await within(drawer).findByText('Possibly the same person')).toBeInTheDocument();
    const link = within(drawer).getByRole('link', { name: 'Karim Again (Producer, Suspended)' });
    expect(link).toHaveAttribute('href', '/admin/users?account=9');
    expect(drawer).toHaveTextContent('same NID, same phone number');
  });

  it('rejects only with a reason [W3]', async () => {
    const { user, server } = await open({ rejectAccount: { ...karim, status: 'REJECTED', statusReason: 'NID unreadable' } });
    const drawer = await review(user, 'Karim');
    await user.click(await within(drawer).findByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'Please correct these' })).toBeInTheDocument();
    expect(asked(server, 'rejectAccount')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Reason, shown to the applicant/ }), ' NID unreadable ');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await findToast('Karim is rejected')).toBeInTheDocument();
    expect(asked(server, 'rejectAccount')).toEqual([{ id: '1', reason: 'NID unreadable' }]);
  });

  it('shows what another admin decided first, and the user as they are now [W3]', async () => {
    const text = 'Already approved by another admin 2 min ago.';
    const { user, server } = await open({ rejectAccount: errorResponse('CONFLICT', text) });
    const drawer = await review(user, 'Karim');
    await user.click(await within(drawer).findByRole('button', { name: 'Reject' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'NID unreadable');
    server.answer('accountReview', { ...karim, status: 'APPROVED' });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('a failed rejection retains the reason [W3]', async () => {
    const { user } = await open({ rejectAccount: new NoConnection() });
    const drawer = await review(user, 'Karim');
    await user.click(await within(drawer).findByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'NID unreadable');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('NID unreadable');
  });

  it('shows every earlier decision with who made it and why [W3]', async () => {
    const event = { id: 'e1', from: 'PENDING', to: 'REJECTED', reason: 'NID unreadable', actorName: 'Admin One', createdAt: ago(3) };
    const rejected = { ...karim, status: 'REJECTED', events: [...karim.events, event] };
    const { user } = await open({ accounts: listOf(rejected), accountReview: rejected }, '/admin/approvals?status=REJECTED');
    const drawer = await review(user, 'Karim');
    expect(await within(drawer).findByText('Rejected by Admin One')).toBeInTheDocument();
    expect(drawer).toHaveTextContent('Reason: NID unreadable');
    expect(within(drawer).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('J and K walk the list, A approves, R asks for the reason where letters are only letters [W3]', async () => {
    const { user, server } = await open({ approveAccount: { ...karim, status: 'APPROVED' } });
    await user.keyboard('j');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await review(user, 'Karim');
    await screen.findByRole('button', { name: 'Show document numbers' });
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Rina' });
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Rina' });
    await user.keyboard('r');
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard('jakarta');
    expect(reason).toHaveValue('jakarta');
    expect(asked(server, 'approveAccount')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.keyboard('k');
    await screen.findByRole('dialog', { name: 'Karim' });
    await user.keyboard('a');
    expect(await findToast('Karim is approved')).toBeInTheDocument();
  });

  it('single letters can be switched off, and stay off [W3]', async () => {
    const { user, server, unmount } = await open();
    const drawer = await review(user, 'Karim');
    await user.click(await within(drawer).findByRole('checkbox', { name: 'Keyboard shortcuts' }));
    await user.keyboard('aj');
    expect(await screen.findByRole('dialog', { name: 'Karim' })).toBeInTheDocument();
    expect(asked(server, 'approveAccount')).toEqual([]);
    unmount();
    const again = await open();
    expect(within(await review(again.user, 'Karim')).getByRole('checkbox', { name: 'Keyboard shortcuts' })).not.toBeChecked();
  });
});

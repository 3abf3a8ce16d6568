import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, auditEntry, listOf, person } from './people';

const karim = person('1', 'Karim', { status: 'APPROVED', waitingSince: null, lastLoginAt: ago(3) });
const mina = person('2', 'Mina', { role: 'CONSUMER', status: 'APPROVED', nid: null, tradeLicense: null });
const all = [karim, mina];
const me = account('ADMIN');
const open = async (path = '/admin/users', responses: object = {}) => {
  const usual = { accounts: listOf(...all), accountReview: ({ id }: { id: string }) => all.find((one) => one.id === id) ?? null };
  const view = renderApp(path, { account: me, answers: { ...usual, ...responses } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof open>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

describe('users', () => {
  it('lists everyone; search, filters, order and page come from the address [R11]', async () => {
    const { server, user, address } = await open('/admin/users?q=ka&role=PRODUCER&status=APPROVED&sort=NAME&page=2');
    await screen.findByRole('button', { name: 'Open Karim' });
    expect(asked(server, 'accounts')[0]).toMatchObject({
      search: 'ka',
      role: 'PRODUCER',
      status: 'APPROVED',
      sort: 'NAME',
      first: 20,
      offset: 20,
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last login');
    await waitFor(() => expect(address()).toContain('sort=LAST_LOGIN'));
    expect(address()).not.toContain('page=');
  });

  it('shows a table from 768 px on, never cards, and exports what is filtered [R11]', async () => {
    URL.createObjectURL = () => 'blob:users';
    URL.revokeObjectURL = () => undefined;
    const { user, server } = await open('/admin/users?role=PRODUCER&view=cards', {
      exportUsers: { name: 'users-2026-11-22.csv', text: 'Name', rowCount: 2, totalCount: 2 },
    });
    expect(await screen.findByRole('row', { name: /Karim/ })).toHaveTextContent(/Approved.*Producer.*Natore.*3 hours ago/);
    expect(screen.queryByRole('link', { name: 'Cards' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked(server, 'exportUsers')).toEqual([{ status: null, role: 'PRODUCER', search: null }]));
  });

  it('shows a message when no one matches [R11]', async () => {
    await open('/admin/users?q=zzz', { accounts: listOf() });
    expect(await screen.findByRole('heading', { name: 'No account matches' })).toBeInTheDocument();
  });

  it('suspends with a reason and reinstates with one [W3]', async () => {
    const suspended = { ...karim, status: 'SUSPENDED', statusReason: 'Short weight' };
    const { user, server } = await open('/admin/users', { suspendAccount: suspended, reinstateAccount: karim });
    await user.click(await screen.findByRole('button', { name: 'Open Karim' }));
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason, shown to the person/ }), 'Short weight');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await findToast('Karim is suspended')).toBeInTheDocument();
    expect(asked(server, 'suspendAccount')).toEqual([{ id: '1', reason: 'Short weight' }]);

    server.answer('accountReview', suspended);
    await user.click(await screen.findByRole('button', { name: 'Open Karim' }));
    const drawer = await screen.findByRole('dialog', { name: 'Karim' });
    expect(await within(drawer).findByText('Short weight')).toBeInTheDocument();
    await user.click(await within(drawer).findByRole('button', { name: 'Reinstate' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Talked it over');
    await user.click(screen.getByRole('button', { name: 'Reinstate' }));
    expect(await findToast('Karim is reinstated')).toBeInTheDocument();
    expect(asked(server, 'reinstateAccount')).toEqual([{ id: '1', reason: 'Talked it over' }]);
  });

  it('a rejection is shown in the form, and the reason stays [W3]', async () => {
    const { user } = await open('/admin/users?account=1', {
      suspendAccount: errorResponse('FORBIDDEN', 'You are not allowed to do this.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Short weight');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Short weight');
  });

  it('offers nothing against one’s own user, and shows a message when there is no such user [W3]', async () => {
    await open(`/admin/users?account=${me.id}`, { accountReview: { ...karim, id: me.id, name: me.name, role: 'ADMIN' } });
    const drawer = await screen.findByRole('dialog', { name: me.name });
    expect(drawer).toHaveTextContent('This is your own account.');
    expect(within(drawer).queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  it('opens an account by its address though it is not in the list [R11]', async () => {
    await open('/admin/users?account=nobody');
    expect(await screen.findByText('This account does not exist.')).toBeInTheDocument();
  });

  it('a consumer has no documents and sells nothing [W3]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open Mina' }));
    const drawer = await screen.findByRole('dialog', { name: 'Mina' });
    expect(await within(drawer).findByText('Orders placed')).toBeInTheDocument();
    expect(drawer).not.toHaveTextContent('NID');
    expect(drawer).not.toHaveTextContent('Orders received');
  });
});

describe('the audit trail', () => {
  const entries = [
    auditEntry('e1', 'account.suspended', { reason: 'Short weight' }),
    auditEntry('e2', 'admin.created', { actorId: null, actorName: null, subjectName: 'Babul' }),
  ];

  it('shows who, what, when, on whom and why [W3]', async () => {
    const more = { nodes: [entries[0]], totalCount: 2, pageInfo: { hasNextPage: true, endCursor: 'next' } };
    const { user, server } = await open('/admin/audit', { auditEntries: more });
    const row = await screen.findByRole('row', { name: /Suspended/ });
    expect(row).toHaveTextContent(/Suspended.*Karim.*Short weight.*Nasrin/);
    expect(within(row).getByRole('link', { name: 'Karim' })).toHaveAttribute('href', '/admin/users?account=a1');
    server.answer('auditEntries', { nodes: [entries[1]], totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } });
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByRole('row', { name: /Admin account made.*Babul.*Command/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Suspended/ })).toBeInTheDocument();
    expect(asked(server, 'auditEntries').at(-1)).toMatchObject({ after: 'next' });
  });

  it('filters by act, admin, account and days of Dhaka, all in the address [W3]', async () => {
    const path = '/admin/audit?action=account.suspended&admin=boss&account=a1&from=2026-11-01&until=2026-11-02';
    const { server, user, address } = await open(path, { auditEntries: listOf(...entries) });
    await screen.findByRole('row', { name: /Suspended/ });
    expect(asked(server, 'auditEntries')[0]).toMatchObject({
      action: 'account.suspended',
      actorId: 'boss',
      subjectId: 'a1',
      createdFrom: '2026-10-31T18:00:00.000Z',
      createdUntil: '2026-11-02T18:00:00.000Z',
    });
    await user.click(screen.getByRole('button', { name: 'Remove filter: Karim' }));
    await waitFor(() => expect(address()).not.toContain('account=a1'));
    server.answer('auditEntries', listOf());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Approved');
    expect(await screen.findByRole('heading', { name: 'No action matches' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/admin/audit'));
  });
});

describe('the home', () => {
  it('shows real figures, each the way to its list, and what was done last [R11]', async () => {
    const people = { waiting: 5, waitingLate: 2, approvedToday: 3, suspendedToday: 1, suspended: 4, accounts: 260 };
    const backOffice = {
      ...people,
      ordersStuck: 6,
      paymentDisputes: 0,
      refusalsContested: 0,
      messagesReported: 0,
      reviewImagesReported: 0,
      documentsToCheck: 2,
      refundsOverdue: 1,
      billsOverdue: 0,
      payoutsRequested: 0,
      storiesNew: 3,
      problemsToDecide: 10,
      productsHidden: 8,
      supportOpen: 7,
      smsFailed: 9,
      smsNotSent: 9,
      webhooksFailing: 0,
    };
    const entries = listOf(auditEntry('e1', 'account.approved'));
    await open('/admin', { adminOverview: backOffice, auditEntries: entries });
    const tiles = await screen.findByRole('list', { name: 'Queues' });
    const found = within(tiles)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.replace(/from=.*/, 'from=today')]);
    expect(found).toEqual([
      ['Waiting over 48 hours2', '/admin/approvals?late=1'],
      ['Stuck orders6', '/admin/orders?stuck=1'],
      ['Problems to decide10', '/admin/problems'],
      ['Refunds overdue1', '/admin/refunds'],
      ['SMS not sent9', '/admin/messages'],
      ['Accounts waiting5', '/admin/approvals'],
      ['New papers of approved sellers2', '/admin/approvals?docs=1'],
      ['New stories3', '/admin/stories'],
      ['Unanswered support7', '/admin/support'],
      ['Hidden products8', '/admin/products?standing=HIDDEN'],
      ['Approved today3', '/admin/audit?action=account.approved&from=today'],
      ['Suspended today1', '/admin/audit?action=account.suspended&from=today'],
      ['Suspended accounts4', '/admin/users?status=SUSPENDED'],
      ['All accounts260', '/admin/users'],
    ]);
    expect(screen.getByText('7 lists are empty')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Approved.*Karim.*Nasrin/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the audit trail' })).toHaveAttribute('href', '/admin/audit');
  });
});

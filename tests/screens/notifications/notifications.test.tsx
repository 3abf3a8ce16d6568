import { act, screen, waitFor, within } from '@testing-library/react';
import { socketOpened } from '../../../client/platform/connection/socket-events';
import { account, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';

interface Note {
  id: string;
  type: string;
  title: string;
  message: string;
  link: string | null;
  image: null;
  readAt: string | null;
  createdAt: string;
}
/** One moment for the whole file: notes made one after the other must not be newer than the one before. */
const begun = Date.now();
const minutesAgo = (minutes: number) => new Date(begun - minutes * 60_000 - 5000).toISOString();
const note = (id: string, title: string, more: Partial<Note> = {}): Note => ({
  id,
  type: 'NEW_ORDER',
  title,
  message: `About ${id}`,
  link: '/dashboard/producerOrder?q=HB-1',
  image: null,
  readAt: null,
  createdAt: minutesAgo(5),
  ...more,
});

/** An inbox as the server stores it. */
function inbox(all: Note[]) {
  const box = { all };
  return {
    box,
    notifications: ({ first = 10, after, unreadOnly }: { first?: number; after?: string; unreadOnly?: boolean | null }) => {
      const matching = box.all.filter(({ readAt }) => !unreadOnly || !readAt);
      const from = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
      const nodes = matching.slice(from, from + first);
      return {
        nodes,
        totalCount: matching.length,
        unreadCount: box.all.filter(({ readAt }) => !readAt).length,
        pageInfo: { hasNextPage: matching.length > from + nodes.length, endCursor: nodes.at(-1)?.id ?? null },
      };
    },
    restoreNotification: ({ id }: { id: string }) => {
      box.all = all;
      return all.find((one) => one.id === id);
    },
    dismissNotification: ({ id }: { id: string }) => {
      box.all = box.all.filter((one) => one.id !== id);
      return { removedId: id };
    },
    markNotificationsRead: ({ ids }: { ids?: string[] | null }) => {
      box.all = box.all.map((one) => (!ids || ids.includes(one.id) ? { ...one, readAt: '2026-03-05T06:00:00.000Z' } : one));
      return { unreadCount: box.all.filter(({ readAt }) => !readAt).length };
    },
  };
}
const three = () =>
  inbox([
    note('n1', 'New Order Received'),
    note('n2', 'Payment Received', { type: 'PAYMENT_RECEIVED', createdAt: minutesAgo(120) }),
    note('n3', 'System Maintenance', {
      type: 'SYSTEM_MAINTENANCE',
      message: 'Haatbar will not be available (12:00 AM - 3:00 AM).',
      link: null,
      createdAt: minutesAgo(300),
      readAt: '2026-03-01T06:00:00.000Z',
    }),
  ]);

const open = async (stored = three(), path = '/dashboard/producerNotifications') => {
  const { box, ...responses } = stored;
  const view = renderApp(path, { account: account('PRODUCER'), answers: responses });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await screen.findByRole('list', { name: 'Notifications' });
  return { ...view, box };
};
const cards = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
const badge = () => screen.queryByText(/^Unread \d+$/);

describe('notifications', () => {
  it("the 'Unread' badge shows the server's count [N1]", async () => {
    await open();
    expect(badge()).toHaveTextContent('Unread 2');
  });

  it('each card has title, message, relative time and the way to where it happened [N2]', async () => {
    await open();
    const [first, , third] = cards();
    expect(within(first!).getByRole('link', { name: 'New Order Received' })).toHaveAttribute('href', '/dashboard/producerOrder?q=HB-1');
    expect(within(first!).getByText('About n1')).toBeInTheDocument();
    expect(within(first!).getByText('5 minutes ago')).toBeInTheDocument();
    expect(within(first!).getByText(/Unread/)).toBeInTheDocument();
    expect(within(third!).getByText(/12:00 AM - 3:00 AM/)).toBeInTheDocument();
    expect(within(third!).queryByText(/Unread/)).not.toBeInTheDocument();
    expect(within(third!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('dismissing takes the card away at once, moves the focus to the next and lowers the count [N1]', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Dismiss: New Order Received' }));
    await waitFor(() => expect(screen.queryByText('New Order Received')).not.toBeInTheDocument());
    expect(badge()).toHaveTextContent('Unread 1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss: Payment Received' })).toHaveFocus());
    expect(server.calls).toContainEqual({ field: 'dismissNotification', args: { id: 'n1' } });
  });

  it('Undo is where the card was and brings it back, unread, with the focus on it [N1]', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Dismiss: Payment Received' }));
    const undo = await screen.findByRole('button', { name: 'Undo dismissing: Payment Received' });
    expect(cards().map((card) => card.contains(undo))).toEqual([false, true, false]);
    await user.click(undo);
    expect(await screen.findByRole('link', { name: 'Payment Received' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(badge()).toHaveTextContent('Unread 2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss: Payment Received' })).toHaveFocus());
    expect(server.calls).toContainEqual({ field: 'restoreNotification', args: { id: 'n2' } });
  });

  it('the last card of an inbox can be brought back too [N1]', async () => {
    const { user } = await open(inbox([note('n1', 'New Order Received')]));
    await user.click(screen.getByRole('button', { name: 'Dismiss: New Order Received' }));
    expect(await screen.findByRole('button', { name: 'Undo dismissing: New Order Received' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'No notifications yet' })).not.toBeInTheDocument();
  });

  it('a dismissal the server rejects brings the card back [N1]', async () => {
    const { user, server } = await open();
    server.answer('dismissNotification', errorResponse('INTERNAL', 'Something went wrong.'));
    await user.click(screen.getByRole('button', { name: 'Dismiss: New Order Received' }));
    expect(await screen.findByText('Something went wrong.', { selector: '.toast *' })).toBeInTheDocument();
    expect(screen.getByText('New Order Received')).toBeInTheDocument();
    expect(badge()).toHaveTextContent('Unread 2');
  });

  it("'Load More Notifications' shows ten more, and the address has how many [N1]", async () => {
    const { user, address } = await open(inbox(Array.from({ length: 25 }, (_, index) => note(`n${index}`, `Note ${index}`))));
    expect(cards()).toHaveLength(10);
    expect(screen.getByText('Showing 10 of 25')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load More Notifications' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(address()).toBe('/dashboard/producerNotifications?count=20');
    await user.click(screen.getByRole('button', { name: 'Load More Notifications' }));
    await waitFor(() => expect(cards()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load More Notifications' })).not.toBeInTheDocument();
  });

  it('a new one arrives live, without reloading, in the badge, the bell and behind a line that shows it [N3]', async () => {
    const { server, box, user } = await open();
    const arrived = note('n9', 'Marketing Boost', { type: 'MARKETING_BOOST', createdAt: minutesAgo(0) });
    box.all = [arrived, ...box.all];
    act(() => server.emit('notificationAdded', arrived));
    const line = await screen.findByRole('button', { name: '1 new · Show' });
    expect(cards()[0]).toHaveTextContent('New Order Received');
    expect(cards()).toHaveLength(3);
    expect(badge()).toHaveTextContent('Unread 3');
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
    await user.click(line);
    expect(cards()[0]).toHaveTextContent('Marketing Boost');
    expect(cards()).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Marketing Boost' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /new · Show/ })).not.toBeInTheDocument();
  });

  it('what came while the socket was closed is there when it is open again [N3]', async () => {
    const { box } = await open();
    box.all = [note('n9', 'Marketing Boost', { createdAt: minutesAgo(0) }), ...box.all];
    act(() => socketOpened());
    expect(await screen.findByRole('button', { name: '1 new · Show' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
  });

  it('those that come one after the other gather, and leave again when they are dismissed elsewhere [N3]', async () => {
    const { server, box } = await open();
    const older = box.all;
    const [first, second] = [
      note('n8', 'Payment Received', { createdAt: minutesAgo(1) }),
      note('n9', 'Marketing Boost', { createdAt: minutesAgo(0) }),
    ];
    box.all = [first, ...older];
    act(() => server.emit('notificationAdded', first));
    await screen.findByRole('button', { name: '1 new · Show' });
    box.all = [second, first, ...older];
    act(() => server.emit('notificationAdded', second));
    await screen.findByRole('button', { name: '2 new · Show' });
    expect(cards()).toHaveLength(3);
    box.all = [second, ...older];
    act(() => server.emit('notificationAdded', second));
    await screen.findByRole('button', { name: '1 new · Show' });
  });

  it('the first one of an empty inbox is shown at once: nothing can move [N3]', async () => {
    const { box, ...responses } = inbox([]);
    const { server } = renderApp('/notifications', { account: account('CONSUMER'), answers: responses });
    await screen.findByRole('heading', { name: 'No notifications yet' });
    const arrived = note('n1', 'Payment Received', { createdAt: minutesAgo(0) });
    box.all = [arrived];
    act(() => server.emit('notificationAdded', arrived));
    expect(await screen.findByRole('link', { name: 'Payment Received' })).toBeInTheDocument();
  });

  it('an arrival leaves the cards that Load More had brought [N3]', async () => {
    const stored = inbox(Array.from({ length: 25 }, (_, index) => note(`n${index}`, `Note ${index}`)));
    const { server, box, user } = await open(stored);
    await user.click(screen.getByRole('button', { name: 'Load More Notifications' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
    const arrived = note('n99', 'Payment Received', { createdAt: minutesAgo(0) });
    box.all = [arrived, ...box.all];
    act(() => server.emit('notificationAdded', arrived));
    await user.click(await screen.findByRole('button', { name: '1 new · Show' }));
    expect(await screen.findByRole('link', { name: 'Payment Received' })).toBeInTheDocument();
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(20));
  });

  it('Mark all read clears badge and bell [N1]', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(badge()).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /unread/ })).not.toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'markNotificationsRead', args: { ids: null } });
  });

  it('opening a card marks it read [N1]', async () => {
    const { user, server } = await open();
    server.answer('mySales', { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } });
    await user.click(screen.getByRole('link', { name: 'New Order Received' }));
    await screen.findByRole('heading', { level: 1, name: 'List Of Orders' });
    expect(server.calls).toContainEqual({ field: 'markNotificationsRead', args: { ids: ['n1'] } });
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });

  it('the filter shows the unread ones only [N1]', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Unread' }));
    expect(address()).toBe('/dashboard/producerNotifications?show=unread');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByText('System Maintenance')).not.toBeInTheDocument();
  });

  it('an empty inbox shows a message [N1]', async () => {
    const { box: _box, ...responses } = inbox([]);
    renderApp('/notifications', { account: account('CONSUMER'), answers: responses });
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  });
});

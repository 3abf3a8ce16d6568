import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from './people';

const made = (id: string, more: object = {}) => ({
  id,
  kind: 'ANNOUNCEMENT',
  state: 'SCHEDULED',
  roles: ['CONSUMER'],
  messageEn: 'Eid is near',
  messageBn: 'ঈদ আসছে',
  actorName: 'Nasrin',
  publishAt: ago(-2),
  publishedAt: null,
  reached: 0,
  readBy: 0,
  ...more,
});
const show = async (responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const sent = made('a2', {
    state: 'PUBLISHED',
    publishedAt: ago(2),
    reached: 40,
    readBy: 12,
    messageEn: 'Old news',
    messageBn: 'পুরোনো খবর',
  });
  const view = renderApp('/admin/announcements', {
    account: account('ADMIN'),
    answers: { announcements: listOf(made('a1'), sent), ...responses },
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows what was and will be announced, and cancels only what still waits [R11]', async () => {
  const { user, server } = await show({ cancelAnnouncement: made('a1', { state: 'CANCELLED' }) });
  expect(await screen.findByRole('row', { name: /Old news.*Consumer.*40, 12 read it/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel: Eid is near' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this announcement?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(asked(server, 'cancelAnnouncement')).toEqual([]); // not without a reason
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sent to the wrong roles');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await findToast('Announcement cancelled')).toBeInTheDocument();
  expect(asked(server, 'cancelAnnouncement')).toEqual([{ id: 'a1', reason: 'Sent to the wrong roles' }]);
});

it('makes a maintenance announcement from midnight to three [N2]', async () => {
  const { user, server } = await show({ createAnnouncement: made('a3', { kind: 'SYSTEM_MAINTENANCE' }) });
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = await screen.findByRole('dialog', { name: 'New announcement' });
  expect(within(dialog).queryByRole('textbox', { name: /English/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Consumer' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await findToast('The announcement is on its way')).toBeInTheDocument();
  const [call] = asked(server, 'createAnnouncement');
  expect(call).toMatchObject({
    input: { kind: 'SYSTEM_MAINTENANCE', from: '00:00', until: '03:00', roles: ['PRODUCER', 'SUPERSALER', 'WHOLESALER'], publishAt: null },
  });
});

it('other news requires texts in both languages [N2]', async () => {
  const { user, server } = await show();
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.click(screen.getByRole('radio', { name: /Marketing Boost/ }));
  await user.type(screen.getByRole('textbox', { name: /Message in English/ }), 'Mango week');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Write the message in both languages.')).length).toBeGreaterThan(0);
  expect(asked(server, 'createAnnouncement')).toEqual([]);
});

it('speaks Bangla [I1]', async () => {
  await show({}, 'bn');
  expect(await screen.findByRole('row', { name: /পুরোনো খবর.*ভোক্তা.*৪০ জন, পড়েছেন ১২ জন/ })).toBeInTheDocument();
});

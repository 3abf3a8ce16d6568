import { gql, members, type Row, socket } from '../row';
import { notification } from '../things';

export const rows: readonly Row[] = [
  { operation: 'Query.notifications', outcome: members, lists: notification, call: () => gql('{ notifications { nodes { id } } }') },
  {
    operation: 'Mutation.markNotificationsRead',
    outcome: members,
    own: notification,
    // returns how many of one's own are unread: another's and a missing one change nothing
    others: 'ok',
    missing: 'ok',
    call: ({ id }) => gql('mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unreadCount } }', { ids: [id] }),
  },
  {
    operation: 'Mutation.dismissNotification',
    outcome: members,
    own: notification,
    call: ({ id }) => gql('mutation ($id: ID!) { dismissNotification(id: $id) { removedId } }', { id }),
  },
  {
    operation: 'Mutation.restoreNotification',
    outcome: members,
    own: notification,
    call: ({ id }) => gql('mutation ($id: ID!) { restoreNotification(id: $id) { id } }', { id }),
  },
  { operation: 'Query.notificationPreferences', outcome: members, call: () => gql('{ notificationPreferences { type } }') },
  {
    operation: 'Mutation.setNotificationPreference',
    outcome: { ...members, admin: 'BAD_USER_INPUT' }, // no one decides on an admin, so admins have no such switch
    call: () =>
      gql('mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { type } }', {
        input: { type: 'ACCOUNT_DECIDED', channel: 'SMS', enabled: true },
      }),
  },
  {
    operation: 'Subscription.notificationAdded',
    outcome: members,
    call: ({ world, me }) => socket('subscription { notificationAdded { id } }', async () => me && notification(world, me)),
  },
];

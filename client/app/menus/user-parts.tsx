/** The bars of signed-in users, in one file: index.html begins to fetch it where someone is signed in. */
export { NotificationBell } from '../../widgets/notification-bell/notification-bell';
export { BottomBar } from './bottom-bar';
export { UserMenu } from './user-menu';

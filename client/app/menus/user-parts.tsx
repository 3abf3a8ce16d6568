import { NotificationBell } from '../../widgets/notification-bell/notification-bell';
import { BottomBar } from './bottom-bar';
import { UserMenu } from './user-menu';

/** The bars of signed-in users, in one file: index.html begins to fetch it where someone is signed in. */
export const userParts = { BottomBar, NotificationBell, UserMenu };

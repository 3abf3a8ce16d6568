import type { ComponentType } from 'react';
import {
  BadgeCheck,
  Banknote,
  Bell,
  CalendarSync,
  FileDown,
  Handshake,
  CalendarX2,
  MessageCircleQuestion,
  MessageCircleReply,
  ImageOff,
  MessagesSquare,
  KeyRound,
  Megaphone,
  Package,
  PackageCheck,
  PackageSearch,
  TrendingUp,
  Rocket,
  ShoppingBasket,
  Sprout,
  Star,
  UserCheck,
  Users,
  ReceiptText,
  Wallet,
  Wrench,
  X,
  Unplug,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NotificationType } from '../../../schema/values/market/notifications';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../../ui/buttons/button';
import { Moment } from '../../ui/display/moment';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { UnbrokenText } from '../../ui/display/unbroken-text';
import { messages } from './notifications.messages';

const icons: Record<NotificationType, ComponentType<{ 'aria-hidden': true }>> = {
  GRANT: Handshake,
  NEW_ORDER: ShoppingBasket,
  ORDER_CHANGED: Package,
  PAYMENT_RECEIVED: Banknote,
  SYSTEM_MAINTENANCE: Wrench,
  PRODUCT_APPROVED: BadgeCheck,
  MARKETING_BOOST: Rocket,
  ANNOUNCEMENT: Megaphone,
  PRODUCT_DECIDED: PackageSearch,
  ACCOUNT_DECIDED: UserCheck,
  NEW_POST: Sprout,
  POST_ENDED: CalendarX2,
  WEBHOOK_DISABLED: Unplug,
  KEYS_ENDED: KeyRound,
  PAYOUT_ACCOUNT: Wallet,
  BILL: ReceiptText,
  PAYOUT: Banknote,
  REVIEW_RECEIVED: Star,
  REVIEW_REPLIED: MessageCircleReply,
  QUESTION_ASKED: MessageCircleQuestion,
  QUESTION_REPLIED: MessageCircleReply,
  REVIEW_DECIDED: ImageOff,
  MESSAGE_RECEIVED: MessagesSquare,
  PRICE_ALERT: TrendingUp,
  RECURRING_ORDER: CalendarSync,
  SHARED_BASKET: Users,
  DATA_EXPORT: FileDown,
  BACK_IN_STOCK: PackageCheck,
};

interface NotificationCardProps {
  notification: NotificationCard_NotificationFragment;
  onOpen: () => void;
  onDismiss: () => void;
}

/** One card: image or sign of its kind, title, message, when; the title leads to where it happened. */
export function NotificationCard({ notification, onOpen, onDismiss }: NotificationCardProps) {
  const t = useMessages(messages);
  const { title, message, link, image, readAt, createdAt, type } = notification;
  const unread = !readAt;
  const Icon = icons[type] ?? Bell;
  return (
    <li className="notice" data-id={notification.id} data-unread={unread}>
      <span className="notice-icon">{image ? <ResponsiveImage image={image} alt="" sizes="44px" /> : <Icon aria-hidden />}</span>
      <div className="notice-body">
        <h2 className="notice-title">
          {link ? (
            <Link className="notice-link" to={link} onClick={onOpen}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p>
          <UnbrokenText text={message} />
        </p>
        <p className="notice-meta">
          {unread && <strong className="notice-unread">{t('unread')} · </strong>}
          <Moment at={createdAt} />
        </p>
      </div>
      <IconButton label={t('dismiss', { title })} className="bar-button notice-dismiss" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

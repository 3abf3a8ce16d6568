import { ArrowUp, CheckCheck } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { ChipLink } from '../../ui/display/chip';
import { EmptyState } from '../../ui/feedback/empty-state';
import { messages } from './notifications.messages';

interface InboxToolsProps {
  unreadOnly: boolean;
  unread: number;
  marking: boolean;
  onMarkAll: () => void;
}

/** All or unread, and the button that marks all as read. */
export function InboxTools({ unreadOnly, unread, marking, onMarkAll }: InboxToolsProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <div className="inbox-tools">
      <nav aria-label={t('filters')}>
        <ul className="chip-row">
          {[null, 'unread'].map((show) => (
            <li key={show ?? 'all'}>
              <ChipLink to={url.hrefWith({ show, count: null })} active={unreadOnly === (show === 'unread')}>
                {t(show ? 'unread' : 'all')}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {unread > 0 && (
        <Button look="outline" icon={<CheckCheck aria-hidden />} busy={marking} busyLabel={t('marking')} onClick={onMarkAll}>
          {t('markAll')}
        </Button>
      )}
    </div>
  );
}

export function InboxEmpty({ unreadOnly }: { unreadOnly: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  if (!unreadOnly) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('emptyUnread')}
      text={t('emptyUnreadText')}
      action={<ButtonLink to={url.hrefWith({ show: null })}>{t('showAll')}</ButtonLink>}
    />
  );
}

/** The line that new cards wait behind. */
export function InboxArrived({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (count === 0) return null;
  return (
    <div className="inbox-arrived">
      <Button icon={<ArrowUp aria-hidden />} onClick={onShow}>
        {format.digits(t('arrived', { count }))}
      </Button>
    </div>
  );
}

interface InboxMoreProps {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

export function InboxMore({ shown, total, busy, onMore }: InboxMoreProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="inbox-more">
      <p className="caption" role="status">
        {t('shown', { shown: format.number(shown), total: format.number(total) })}
      </p>
      <Button look="outline" busy={busy} busyLabel={t('loadingMore')} onClick={onMore}>
        {t('loadMore')}
      </Button>
    </div>
  );
}

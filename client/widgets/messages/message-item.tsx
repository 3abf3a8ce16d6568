import { useState } from 'react';
import { useReportOrderMessageMutation } from '../../generated/graphql';
import type { OrderMessage_MessageFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { DateText } from '../../ui/display/moment';
import { ReasonDialog } from '../text-dialog/text.form';
import { messages } from './messages.messages';
import type { OrderSide } from './thread-section';

interface MessageItemProps {
  message: OrderMessage_MessageFragment;
  /** Side of the order whose page shows the message; null for admins. */
  side: OrderSide | null;
}

/** One message with its images. Texts are shown as text, never as links or markup. */
export function MessageItem({ message, side }: MessageItemProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [reporting, setReporting] = useState(false);
  const { sender, text, images, createdAt, isHidden, decision, canReport, reportReason } = message;
  const from = sender === 'BUYER' || sender === 'SELLER' ? sender : 'BUYER';
  return (
    <article className="message">
      <p className="message-head">
        <strong>{sender === side ? t('you') : t(from)}</strong> · <DateText at={createdAt} withTime />
      </p>
      {isHidden && <p className="caption">{t('hidden', { reason: decision ?? '' })}</p>}
      {text && (
        <p className="message-text" data-own-text>
          {text}
        </p>
      )}
      {images.length > 0 && (
        <ul className="message-images">
          {images.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('imageOf', { number: format.number(index + 1) })} width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {side && reportReason && <p className="caption">{t('reported')}</p>}
      {side && canReport && !isHidden && (
        <Button
          look="plain"
          tone="gray"
          aria-label={t('reportOf', { when: format.dateTime(createdAt) })}
          onClick={() => setReporting(true)}
        >
          {t('report')}
        </Button>
      )}
      {reporting && <ReportDialog messageId={message.id} onClose={() => setReporting(false)} />}
    </article>
  );
}

function ReportDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const [report] = useAppMutation(useReportOrderMessageMutation);
  return (
    <ReasonDialog
      title={t('reportTitle')}
      label={t('reportReason')}
      hint={t('reportHint')}
      send={t('reportSend')}
      sending={t('sending')}
      onClose={onClose}
      sent={t('reportSent')}
      onSend={(reason) => report({ variables: { messageId, reason } })}
    />
  );
}

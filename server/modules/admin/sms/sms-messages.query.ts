/** Short messages as admins see them, the newest first, without one-time codes. Called by the service of the page. */
import { SmsStatus } from '../../../../schema/values/market/sms';
import { column, columns, flag, instant, int, nullable, oneOf, text } from '../../../platform/db/columns';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import { CODE_MASK, maskedBody } from '../../../platform/sms/mask-codes';
import type { SmsMessage } from './sms-message.types';

export interface MessageFilter {
  readonly status?: SmsStatus | null;
  /** Digits that the phone contains. */
  readonly phone?: string | null;
}

export const smsMessages: List<SmsMessage> = {
  table: 'sms_outbox',
  alias: 'm',
  sort: byCreation,
  columns: columns({
    id: column('id', text),
    phone: column('phone', text),
    body: column(maskedBody, text),
    purpose: column('purpose', text),
    status: column('status', oneOf(SmsStatus)),
    attempts: column('attempts', int),
    lastError: column('last_error', nullable(text)),
    canResend: column(`status = 'FAILED' AND strpos(body, '${CODE_MASK}') = 0`, flag),
    createdAt: column('created_at', instant),
    sentAt: column('sent_at', nullable(instant)),
  }),
};

export const messagesLike =
  ({ status, phone }: MessageFilter) =>
  (params: Params): string[] => [
    ...(status ? [`m.status = ${params.add(status)}`] : []),
    ...(phone ? [`strpos(m.phone, ${params.add(phone)}) > 0`] : []),
  ];

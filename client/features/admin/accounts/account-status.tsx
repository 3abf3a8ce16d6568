import type { AccountStatus } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { BadgeTone } from '../../../ui/display/status-badge';
import { messages } from './accounts.messages';

const tones: Record<AccountStatus, BadgeTone> = { PENDING: 'waiting', APPROVED: 'good', REJECTED: 'bad', SUSPENDED: 'bad' };

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>;
}

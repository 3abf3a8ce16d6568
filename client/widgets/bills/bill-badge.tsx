import type { Bill_RowFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './bills.messages';

const tones = { OPEN: 'waiting', OVERDUE: 'bad', PAID: 'good' } as const;

/** Whether a bill is paid. */
export function BillBadge({ state }: { state: Bill_RowFragment['state'] }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}

import { useEffect } from 'react';
import { useWaitingCountQuery } from '../../generated/graphql';
import type { WaitingCountQuery } from '../../generated/graphql';
import { onChanged } from '../../platform/apollo/change-events';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { MenuBadge } from '../../ui/display/menu-badge';
import { waitingCountMessages } from './waiting-count.messages';

/** A new applicant is seen within this time; a decision made here is seen at once. */
const pollMs = 60_000;

/** A field of `adminOverview`. */
export type Queue = Exclude<keyof WaitingCountQuery['adminOverview'], '__typename'>;

/**
 * Shows how much waits in queues of admins, beside the menu's entry; nothing while nothing does. All of them are one
 * request.
 */
export function WaitingCount({ queues }: { queues: readonly Queue[] }) {
  const t = useMessages(waitingCountMessages);
  const format = useFormat();
  const { data, refetch } = useWaitingCountQuery({ pollInterval: pollMs, skipPollAttempt: () => document.hidden });
  useEffect(() => onChanged(() => void refetch().catch(() => undefined)), [refetch]);
  const count = queues.reduce((sum, queue) => sum + (data?.adminOverview[queue] ?? 0), 0);
  const [only, ...others] = queues;
  const text = t(only && others.length === 0 ? only : 'together', { count });
  return <MenuBadge count={count} shown={count > 99 ? `${format.number(99)}+` : format.number(count)} text={text} />;
}

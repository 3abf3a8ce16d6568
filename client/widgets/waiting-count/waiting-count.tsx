import { useWaitingCountQuery } from '../../generated/graphql';
import type { WaitingCountQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { waitingCountMessages } from './waiting-count.messages';

/** A new applicant is seen within this time; a decision made here is seen at once. */
const pollMs = 60_000;

/** A field of `adminOverview`. */
export type Queue = Exclude<keyof WaitingCountQuery['adminOverview'], '__typename'>;

/** How much waits in a queue of admins, beside the menu's entry; nothing while nothing does. All of them are one request. */
export function WaitingCount({ queue }: { queue: Queue }) {
  const t = useMessages(waitingCountMessages);
  const format = useFormat();
  const { data } = useWaitingCountQuery({ pollInterval: pollMs, skipPollAttempt: () => document.hidden });
  const count = data?.adminOverview[queue] ?? 0;
  if (count === 0) return null;
  return (
    <span className="menu-count">
      <span aria-hidden>{count > 99 ? `${format.number(99)}+` : format.number(count)}</span>
      <span className="visually-hidden">{t(queue, { count })}</span>
    </span>
  );
}

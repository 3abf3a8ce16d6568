import { CalendarCheck, CircleCheck } from 'lucide-react';
import type { SellerHomeQuery } from '../../generated/graphql';
import type { Role } from '../../../schema/values/accounts/roles';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { messages } from './dashboard.messages';

/** How many orders are to be picked and packed, and to be delivered today, with the way to their lists. */
export function DayWork({ counts, role }: { counts: SellerHomeQuery['sellerDayCounts']; role: Role | null }) {
  const t = useMessages(messages);
  const { toPick, toDeliver, overdue } = counts;
  const isFree = toPick + toDeliver === 0;
  return (
    <li>
      {isFree ? <CircleCheck aria-hidden /> : <CalendarCheck aria-hidden />}
      <span>
        {isFree ? t('noDayWork') : t('dayWork', { toPick, toDeliver })}
        {overdue > 0 && <span className="to-do-late"> {t('dayOverdue', { overdue })}</span>}
      </span>
      {!isFree && (
        <ButtonLink look="outline" to={paths.sales(role, { side: 'day' })}>
          {t('seeDay')}
        </ButtonLink>
      )}
    </li>
  );
}

import { useEffect } from 'react';
import { useSellerDutiesQuery } from '../../generated/graphql';
import type { Duties_DutiesFragment } from '../../generated/graphql';
import { onChanged } from '../../platform/apollo/change-events';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { MenuBadge } from '../../ui/display/menu-badge';
import { sellerDutiesMessages } from './seller-duties.messages';

/** A count that no notification and no action has renewed is read again after this time. */
const pollMs = 300_000;

export type Duty = Extract<
  keyof Duties_DutiesFragment,
  'newOrders' | 'problems' | 'refundsOwed' | 'paymentsToCheck' | 'dealsToDecide' | 'billsDue' | 'questions'
>;

/**
 * Shows how much of these duties waits for the seller, beside the menu's entry. All entries are one request, and share
 * it with "To do today".
 */
export function DutyCount({ duties }: { duties: readonly Duty[] }) {
  const t = useMessages(sellerDutiesMessages);
  const format = useFormat();
  const { data, refetch } = useSellerDutiesQuery({ pollInterval: pollMs, skipPollAttempt: () => document.hidden });
  useEffect(() => onChanged(() => void refetch().catch(() => undefined)), [refetch]);
  const count = duties.reduce((sum, duty) => sum + (data?.sellerDuties[duty] ?? 0), 0);
  const [only, ...others] = duties;
  const text = t(only && others.length === 0 ? only : 'waiting', { count });
  return <MenuBadge count={count} shown={count > 99 ? `${format.number(99)}+` : format.number(count)} text={format.digits(text)} />;
}

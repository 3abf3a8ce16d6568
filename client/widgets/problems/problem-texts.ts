import { ProblemRemedy } from '../../../schema/values/orders/order-problems';
import type { Problem_ProblemFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './problems.messages';

type Remedy = Problem_ProblemFragment['wantedRemedy'];

/** "A part of the money, 30 Tk" */
export function useRemedyText(): (remedy: Remedy, amount: string | null | undefined) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (remedy, amount) => (amount ? `${t(remedy)}, ${format.money(amount)}` : t(remedy));
}

export const remediesFor = (isReplaceable: boolean): ProblemRemedy[] =>
  Object.values(ProblemRemedy).filter((remedy) => isReplaceable || remedy !== 'REPLACEMENT');

import { ProblemRemedy } from '../../../schema/values/orders/order-problems';
import type { Problem_ProblemFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './problems.messages';

type Remedy = Problem_ProblemFragment['wantedRemedy'];

/** "A part of the money, 30 Tk", "Full refund: 47.04 Tk" */
export function useRemedyText(): (remedy: Remedy, amount: string | null | undefined) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (remedy, amount) => {
    if (!amount) return t(remedy);
    return remedy === 'REFUND' ? `${t(remedy)}: ${format.money(amount)}` : `${t(remedy)}, ${format.money(amount)}`;
  };
}

/** The sum of a remedy that is not given yet: a full refund is the most that is left. */
export const sumOf = (
  { mostRefundable }: Pick<Problem_ProblemFragment, 'mostRefundable'>,
  remedy: Remedy,
  amount: string | null | undefined,
) => (remedy === 'REFUND' ? (amount ?? mostRefundable) : amount);

/** The choice of a remedy; a full refund with its sum, and that of one product without the delivery. */
export function useRemedyChoice() {
  const t = useMessages(messages);
  const remedyText = useRemedyText();
  return <TRemedy extends Remedy | 'NONE'>(value: TRemedy, most: string | null | undefined, isOfLine: boolean) => ({
    value,
    label: value === 'NONE' || value !== 'REFUND' ? t(value) : remedyText(value, most),
    ...(value === 'REFUND' && most && isOfLine && { text: t('withoutDelivery') }),
  });
}

export const remediesFor = (isReplaceable: boolean): ProblemRemedy[] =>
  Object.values(ProblemRemedy).filter((remedy) => isReplaceable || remedy !== 'REPLACEMENT');

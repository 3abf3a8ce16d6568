import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { priceDoubts } from '../../../schema/rules/catalogue/price-guard';
import type { PriceDoubt, PricedBefore } from '../../../schema/rules/catalogue/price-guard';
import { readAmount } from '../../../schema/text/typed-number';
import type { Unit } from '../../../schema/values/catalogue/units';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { messages } from './price-guard.messages';

/** A price of a product as it is about to be sent. */
interface GuardedPrice extends PricedBefore {
  readonly name: string;
  readonly unit: Unit;
  readonly customUnitNote?: string | null;
}

interface Doubtful extends GuardedPrice {
  readonly doubts: readonly PriceDoubt[];
}

interface Question {
  readonly prices: readonly Doubtful[];
  readonly answer: (isRight: boolean) => void;
}

const SHOWN = 5;

interface PriceGuard {
  /** False: the seller wants to change the price. Without a doubt, and for what was confirmed before, true at once. */
  readonly ask: (prices: readonly GuardedPrice[]) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/**
 * Asks once about prices that look like a slip, with before and after: below what was paid, changed by more than half,
 * far from the week's market.
 */
export function usePriceGuard(): PriceGuard {
  const t = useMessages(messages);
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef('');
  const ask = (prices: readonly GuardedPrice[]): Promise<boolean> => {
    const doubtful = prices.map((price) => ({ ...price, doubts: priceDoubts(price) })).filter(({ doubts }) => doubts.length > 0);
    const asked = JSON.stringify(doubtful.map(({ name, before, after, unit }) => [name, before, after, unit]));
    if (doubtful.length === 0 || asked === confirmed.current) return Promise.resolve(true);
    return new Promise((resolve) => {
      const answer = (isRight: boolean) => {
        if (isRight) confirmed.current = asked;
        setQuestion(null);
        resolve(isRight);
      };
      setQuestion({ prices: doubtful, answer });
    });
  };
  const dialog = question && (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('change')}
      busyLabel={t('saving')}
      tone="brand"
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {question.prices.slice(0, SHOWN).map((price) => (
        <DoubtfulPrice key={price.name} price={price} />
      ))}
      {question.prices.length > SHOWN && <p>{t('more', { count: question.prices.length - SHOWN })}</p>}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

function DoubtfulPrice({ price }: { price: Doubtful }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { name, unit, customUnitNote, before, doubts } = price;
  const amount = (value: string) => format.price(readAmount(value) ?? value, unit, customUnitNote ?? null);
  const after = amount(price.after);
  const textOf = (doubt: PriceDoubt): string | null => {
    if (doubt.kind === 'BELOW_COST')
      return t('BELOW_COST', { paid: amount(doubt.paid), loss: format.money(doubt.loss), unit: format.unit(unit, customUnitNote) });
    if (doubt.kind === 'FAR_FROM_MEDIAN')
      return t(doubt.percent > 0 ? 'farAbove' : 'farBelow', { percent: format.percent(Math.abs(doubt.percent)) });
    return null;
  };
  return (
    <>
      <p>
        <strong>{before ? t('changes', { name, before: amount(before), after }) : t('isNew', { name, after })}</strong>
      </p>
      {doubts.map((doubt) => {
        const text = textOf(doubt);
        return text && <p key={doubt.kind}>{text}</p>;
      })}
    </>
  );
}

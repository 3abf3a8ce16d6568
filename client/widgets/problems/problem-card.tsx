import type { ReactNode } from 'react';
import type { Problem_ProblemFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import type { BadgeTone } from '../../ui/display/status-badge';
import { StatusBadge } from '../../ui/display/status-badge';
import { sumOf, useRemedyText } from './problem-texts';
import './problems.css';
import { messages } from './problems.messages';

const tones: Readonly<Record<Problem_ProblemFragment['state'], BadgeTone>> = {
  OPEN: 'waiting',
  OFFERED: 'waiting',
  ESCALATED: 'waiting',
  REPLACING: 'info',
  SOLVED: 'good',
  DISMISSED: 'plain',
  WITHDRAWN: 'plain',
};

export type ProblemReader = 'BUYER' | 'SELLER';

interface ProblemCardProps {
  problem: Problem_ProblemFragment;
  /** Says whose reply is missing, in place of the state: it is the reader's own. */
  waitsText?: string | null;
  /** The side that reads it, where that is known: 'you' instead of the buyer. */
  reader?: ProblemReader;
  /** Identifies the order if the card is not on the order's page. */
  about?: ReactNode;
  children: ReactNode;
}

/** Shows a problem, its state and deadline, and the remedies that were requested, offered, and agreed or decided. */
export function ProblemCard({ problem, waitsText, reader, about, children }: ProblemCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const remedyText = useRemedyText();
  const { kind, line, state, dueAt, wantedRemedy, wantedAmount, offeredRemedy, offeredAmount, remedy, refunded } = problem;
  const isDecided = problem.entries.some(({ action }) => action === 'DECIDE');
  return (
    <article className="problem">
      <div className="problem-head">
        <h3>
          {t(kind)}: <span data-own-text>{line?.productName ?? t('whole')}</span>
        </h3>
        <StatusBadge tone={tones[state]}>{waitsText ?? t(state)}</StatusBadge>
        {dueAt && <span className="caption">{t('due', { when: format.dateTime(dueAt) })}</span>}
      </div>
      {about}
      <div>
        <p>
          {t(reader === 'BUYER' ? 'youWant' : 'wants', {
            what: remedyText(wantedRemedy, remedy ? wantedAmount : sumOf(problem, wantedRemedy, wantedAmount)),
          })}
        </p>
        {offeredRemedy && (
          <p>
            {t(reader === 'SELLER' ? 'youOffer' : 'offers', {
              what: remedyText(offeredRemedy, remedy ? offeredAmount : sumOf(problem, offeredRemedy, offeredAmount)),
            })}
          </p>
        )}
        {remedy && <p>{t(isDecided ? 'decided' : 'agreed', { what: remedyText(remedy, Number(refunded) > 0 ? refunded : null) })}</p>}
      </div>
      {children}
    </article>
  );
}

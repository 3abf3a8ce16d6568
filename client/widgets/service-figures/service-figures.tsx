import { HandCoins, MessageSquareReply, PackageCheck } from 'lucide-react';
import { LONGEST_RESPONSE, serviceFigures } from '../../../schema/values/market/service-figures';
import { refundDays } from '../../../schema/values/orders/order-money';
import { useFormat } from '../../platform/format';
import { type Translate, useMessages } from '../../platform/i18n/use-messages';
import { messages } from './service-figures.messages';

interface ServiceFiguresProps {
  /** Null where too little is known. */
  seller: {
    readonly responseHours: number | null;
    readonly problemPercent: number | null;
    readonly refundsInTimePercent: number | null;
  };
}

const DAY = 24;

/** Shows the public figures of a seller's service as text; nothing while too little is known. */
export function ServiceFigures({ seller: { responseHours, problemPercent, refundsInTimePercent } }: ServiceFiguresProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (responseHours === null && problemPercent === null && refundsInTimePercent === null) return null;
  const icon = { 'aria-hidden': true, size: 16, style: { display: 'inline', verticalAlign: '-3px' } } as const;
  const period = t('period', { days: format.digits(String(serviceFigures.days)) });
  return (
    <>
      {responseHours !== null && (
        <p className="caption" title={period}>
          <MessageSquareReply {...icon} /> {format.digits(responseText(t, responseHours))}
        </p>
      )}
      {problemPercent !== null && (
        <p className="caption" title={period}>
          <PackageCheck {...icon} /> {format.digits(problemPercent === 0 ? t('noProblems') : t('problems', { count: problemPercent }))}
        </p>
      )}
      {refundsInTimePercent !== null && (
        <p className="caption" title={period}>
          <HandCoins {...icon} /> {format.digits(refundText(t, refundsInTimePercent))}
        </p>
      )}
    </>
  );
}

function refundText(t: Translate<keyof (typeof messages)['en']>, percent: number): string {
  const days = refundDays.due;
  if (percent === 100) return t('allRefunds', { days });
  return percent === 0 ? t('noRefunds', { days }) : t('refunds', { count: percent, days });
}

function responseText(t: Translate<keyof (typeof messages)['en']>, hours: number): string {
  if (hours > LONGEST_RESPONSE) return t('longer');
  return hours > DAY ? t('days', { count: hours / DAY }) : t('hours', { count: hours });
}

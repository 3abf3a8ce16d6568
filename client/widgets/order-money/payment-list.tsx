import type { Payment_PaymentFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './order-money.messages';

/** Lists each payment with its own amount, sender and TrxID: the last one alone would hide what came before it. */
export function PaymentList({ payments }: { payments: readonly Payment_PaymentFragment[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (payments.length === 0) return null;
  return (
    <ul style={{ display: 'grid', gap: 8, marginBlock: 8 }}>
      {payments.map(({ id, amount, method, state, number, reference, transferAmount, isBySilence, silenceUntil, silenceMeans }) => (
        <li key={id}>
          <strong>{format.money(amount)}</strong> · {t(method)} · {t(silenceMeans ? 'notSaid' : state)}
          {silenceUntil && silenceMeans && (
            <p className="caption">
              {t(silenceMeans === 'RECEIVED' ? 'untilRECEIVED' : 'untilREJECTED', { when: format.dateTime(silenceUntil) })}
            </p>
          )}
          {isBySilence && <p className="caption">{t('unsaidCash')}</p>}
          {number && reference && (
            <p className="caption" data-own-text>
              {t('fromNumber', { number: format.digits(number), reference })}
            </p>
          )}
          {transferAmount && Number(transferAmount) > Number(amount) && (
            <p className="caption">{t('ofTransfer', { amount: format.money(transferAmount) })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

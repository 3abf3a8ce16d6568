import type { Role } from '../../../schema/values/accounts/roles';
import { serviceFigures } from '../../../schema/values/market/service-figures';
import { refundDays } from '../../../schema/values/orders/order-money';
import type { Service_ServiceFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { type Translate, useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { ServiceFigures } from '../../widgets/service-figures/service-figures';
import { messages } from './service.messages';

const none = { responseHours: null, problemPercent: null, refundsInTimePercent: null } as const;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Shows the figures of the seller's service exactly and as buyers see them, and how to improve them. */
export function ServicePanel({ service, role }: { service: Service_ServiceFragment; role: Role | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { responses, responseMinutes, responseHours, delivered, problems, problemPercent, refunds, refundsInTime, refundsInTimePercent } =
    service;
  const time = responseMinutes === null ? null : timeText(t, responseMinutes);
  return (
    <section className="panel service-panel" aria-labelledby="service-title">
      <h2 id="service-title">{t('title')}</h2>
      <p className="caption">{format.digits(t('lead', { days: serviceFigures.days }))}</p>
      <div className="service-figures">
        <div>
          <h3>{t('response')}</h3>
          {time === null ? <p>{t('noResponse')}</p> : <p className="service-value">{format.digits(time)}</p>}
          {responses > 0 && <p className="caption">{format.digits(t('medianOf', { count: responses }))}</p>}
          <ServiceFigures seller={{ ...none, responseHours }} />
          {responseHours === null && (
            <p className="caption">{format.digits(t('responseHidden', { least: serviceFigures.leastResponses }))}</p>
          )}
          <p>{t('responseHelp')}</p>
          <ButtonLink look="outline" to={paths.sales(role, { sort: 'pending' })}>
            {t('seeOrders')}
          </ButtonLink>
        </div>
        <div>
          <h3>{t('problems')}</h3>
          {delivered === 0 ? (
            <p>{t('noDelivered')}</p>
          ) : (
            <>
              <p className="service-value">{format.digits(t('problemsOf', { problems, delivered }))}</p>
              <p className="caption">{t('deliveredText')}</p>
            </>
          )}
          <ServiceFigures seller={{ ...none, problemPercent }} />
          {problemPercent === null && (
            <p className="caption">{format.digits(t('problemsHidden', { least: serviceFigures.leastDelivered }))}</p>
          )}
          <p>{t('problemsHelp')}</p>
        </div>
        <div>
          <h3>{t('refunds')}</h3>
          {refunds === 0 ? (
            <p>{t('noRefunds')}</p>
          ) : (
            <>
              <p className="service-value">{format.digits(t('refundsOf', { inTime: refundsInTime, refunds }))}</p>
              <p className="caption">{format.digits(t('refundsText', { days: refundDays.due }))}</p>
            </>
          )}
          <ServiceFigures seller={{ ...none, refundsInTimePercent }} />
          {refundsInTimePercent === null && (
            <p className="caption">{format.digits(t('refundsHidden', { least: serviceFigures.leastRefunds }))}</p>
          )}
          <p>{t('refundsHelp')}</p>
        </div>
      </div>
    </section>
  );
}

function timeText(t: Translate<keyof (typeof messages)['en']>, minutes: number): string {
  if (minutes < 2 * HOUR) return t('minutes', { count: minutes });
  return minutes < 2 * DAY ? t('hours', { hours: tenths(minutes / HOUR) }) : t('daysLong', { days: tenths(minutes / DAY) });
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10);

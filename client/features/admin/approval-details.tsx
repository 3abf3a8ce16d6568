import { roleLabels } from '../../../schema/values/roles';
import type { ApprovalRow_AccountFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './admin.messages';

/** Everything an admin needs to decide, and what was decided before. */
export function ApprovalDetails({ account }: { account: ApprovalRow_AccountFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const places = [account.upazila, account.district, account.division].flatMap((place) => (place ? [format.name(place)] : []));
  const rows: [string, string | null | undefined][] = [
    [t('role'), roleLabels[account.role][format.language]],
    [t('phone'), format.digits(account.phone)],
    [t('email'), account.email],
    [t('nid'), account.nid && format.digits(account.nid)],
    [t('tradeLicense'), account.tradeLicense],
    [t('place'), places.join(', ')],
    [t('address'), account.address],
  ];
  const said = (to: typeof account.status) => t(to === 'PENDING' ? 'registered' : to);
  return (
    <>
      <dl className="answers">
        {rows.map(([label, value]) => (
          <div key={label} className="answer">
            <dt>{label}</dt>
            <dd>{value || t('notGiven')}</dd>
          </div>
        ))}
      </dl>
      <p className="step-note">{t('masked')}</p>
      <h3>{t('history')}</h3>
      <ul className="answers" style={{ listStyle: 'none', paddingInlineStart: 0 }}>
        {account.events.map((event) => (
          <li key={event.id} className="answer">
            <span>{event.actorName ? t('event', { to: said(event.to), actor: event.actorName }) : said(event.to)}</span>
            <span className="step-note" style={{ margin: 0 }}>
              <time dateTime={event.createdAt}>{format.dateTime(event.createdAt)}</time>
              {event.reason && ` · ${t('reason')}: ${event.reason}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

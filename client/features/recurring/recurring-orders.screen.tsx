import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useRecurringOrdersQuery } from '../../generated/graphql';
import type { Recurring_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { Page } from '../../ui/layout/page';
import './recurring.css';
import { messages } from './recurring.messages';

/** The buyer's recurring orders, the next one first. */
export function Component() {
  const t = useMessages(messages);
  const query = useRecurringOrdersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={<TextLink to={paths.orders()}>{t('backToOrders')}</TextLink>}>
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={t('failed')}
        isEmpty={({ recurringOrders }) => recurringOrders.length === 0}
        empty={
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<ButtonLink to={paths.orders()}>{t('toOrders')}</ButtonLink>} />
        }
      >
        {({ recurringOrders }) => (
          <>
            <ul className="row-cards">
              {recurringOrders.map((one) => (
                <RecurringCard key={one.id} one={one} />
              ))}
            </ul>
            <p className="caption more-of-these">
              {t('emptyText')} <TextLink to={paths.orders()}>{t('toOrders')}</TextLink>
            </p>
          </>
        )}
      </QueryState>
    </Page>
  );
}

function RecurringCard({ one }: { one: Recurring_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const day = format.date(one.nextOn);
  return (
    <li className="row-card">
      <p className="row-card-title">
        <Link className="text-link" to={paths.recurringOrder(one.id)}>
          {one.lines.map(({ productId, productName, quantity, unit, customUnitNote }, index) => (
            <Fragment key={productId}>
              {productName}{' '}
              <span className="recurring-quantity">
                {format.quantity(quantity, unit, customUnitNote)}
                {index < one.lines.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </Link>
      </p>
      <p className="caption">
        {t(one.rhythm)} · {one.state === 'ACTIVE' ? t('next', { day }) : t(one.state)}
      </p>
      {one.state === 'ACTIVE' && one.isAnnounced && (
        <div className="row-card-actions">
          <ButtonLink to={paths.recurringOrder(one.id)}>{t('waiting', { day })}</ButtonLink>
        </div>
      )}
    </li>
  );
}

import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomerDetail_CustomerFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ButtonAnchor } from '../../ui/buttons/button';
import { DateText, Moment } from '../../ui/display/moment';
import { CustomerOrders } from './customer-orders';
import { messages } from './customers.messages';
import { PlaceText } from './place-text';

/** How to reach the customer, the total purchases, and the orders with this seller. */
export function CustomerDetails({ customer }: { customer: CustomerDetail_CustomerFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { phone, unweighedProducts, lastLoginAt } = customer;
  const facts: [string, ReactNode][] = [
    [t('location'), <PlaceText key="place" upazila={customer.upazila} />],
    [t('lastLogin'), lastLoginAt ? <Moment key="login" at={lastLoginAt} /> : t('never')],
    [t('since'), <DateText key="since" at={customer.firstOrderedAt} />],
    [t('lastOrder'), <DateText key="last" at={customer.lastOrderedAt} />],
  ];
  const products = unweighedProducts.map((one) => format.quantity(one.quantity, one.unit, one.customUnitNote)).join(', ');
  const totals: [string, ReactNode][] = [
    [t('orders'), format.number(customer.orderCount)],
    [t('delivered'), format.number(customer.deliveredCount)],
    [t('kg'), format.quantity(customer.deliveredKg, 'KG')],
    ...(products ? [[t('others'), products] as [string, ReactNode]] : []),
    [t('value'), format.money(customer.deliveredValue)],
  ];
  return (
    <div className="customer-details">
      <div className="customer-links">
        <ButtonAnchor href={`tel:${phone}`} icon={<Phone aria-hidden />}>
          {t('call')} {format.digits(phone)}
        </ButtonAnchor>
        <ButtonAnchor href={`sms:${phone}`} icon={<MessageSquare aria-hidden />}>
          {t('message')}
        </ButtonAnchor>
      </div>
      <Facts facts={facts} />
      <section>
        <h2>{t('totals')}</h2>
        <Facts facts={totals} />
      </section>
      <CustomerOrders customerId={customer.id} />
    </div>
  );
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="customer-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CustomerRow_CustomerFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Avatar } from '../../ui/images/avatar';
import { DataTable } from '../../ui/tables/data-table';
import type { Column, Selection } from '../../ui/tables/data-table';
import { Moment } from '../../ui/display/moment';
import { messages } from './customers.messages';
import { PlaceText } from './place-text';

interface CustomerTableProps {
  customers: readonly CustomerRow_CustomerFragment[];
  firstNumber: number;
  hrefOf: (customerId: string) => string;
  selection: Selection<CustomerRow_CustomerFragment>;
}

/** The table of customers. */
export function CustomerTable({ customers, firstNumber, hrefOf, selection }: CustomerTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<CustomerRow_CustomerFragment>[] = [
    { key: 'sn', header: t('sn'), cell: (_row, number) => format.twoDigits(number), onCard: 'none', width: '48px', spare: true },
    { key: 'image', header: t('image'), cell: ({ name }) => <Avatar name={name} />, onCard: 'none', width: '64px', spare: true },
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ id, name, orderCount, deliveredValue }) => (
        <>
          <Link className="text-link customer-name" to={hrefOf(id)} preventScrollReset data-own-text>
            {name}
          </Link>
          <span className="caption customer-value">
            {format.digits(t('spentOn', { count: orderCount, value: format.money(deliveredValue) }))}
          </span>
        </>
      ),
    },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phone }) => (
        <a className="text-link customer-phone" href={`tel:${phone}`}>
          {format.digits(phone)}
        </a>
      ),
    },
    {
      key: 'purchases',
      header: t('purchases'),
      numeric: true,
      cell: ({ deliveredKg, deliveredUnweighed }) => (
        <>
          {format.number(deliveredKg)}
          {deliveredUnweighed > 0 && (
            <span className="caption customer-unweighed">{format.digits(t('unweighed', { count: deliveredUnweighed }))}</span>
          )}
        </>
      ),
    },
    { key: 'lastLogin', header: t('lastLogin'), cell: ({ lastLoginAt }) => (lastLoginAt ? <Moment at={lastLoginAt} /> : t('never')) },
    { key: 'location', header: t('location'), cell: ({ upazila }) => <PlaceText upazila={upazila} /> },
    {
      key: 'actions',
      header: t('actions'),
      onCard: 'actions',
      cell: ({ id, name, phone }) => (
        <div className="customer-actions">
          <Link className="text-link customer-view" to={hrefOf(id)} preventScrollReset aria-label={t('viewOf', { name })}>
            {t('view')}
          </Link>
          <a className="bar-button" href={`tel:${phone}`} aria-label={t('callOf', { name })} title={t('call')}>
            <Phone aria-hidden />
          </a>
          <a className="bar-button" href={`sms:${phone}`} aria-label={t('messageOf', { name })} title={t('message')}>
            <MessageSquare aria-hidden />
          </a>
        </div>
      ),
    },
  ];
  return (
    <div className="customer-list">
      <DataTable
        caption={t('title')}
        rows={customers}
        columns={columns}
        rowKey={({ id }) => id}
        firstNumber={firstNumber}
        selection={selection}
      />
    </div>
  );
}

import { Banknote, Ellipsis, Eye, Phone, Printer, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SaleRow_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DataTable } from '../../ui/data-table';
import type { Column } from '../../ui/data-table';
import { Menu } from '../../ui/menu';
import type { MenuItem } from '../../ui/menu';
import { DateText } from '../../ui/moment';
import { Picture } from '../../ui/picture';
import { NextStep } from './sale-buttons';
import { SaleStatus } from './sale-status';
import { endingSteps, paymentSteps } from './sale-steps';
import type { SaleStep } from './sale-steps';
import { messages } from './sales.messages';

interface SaleTableProps {
  orders: readonly SaleRow_OrderFragment[];
  firstNumber: number;
  busyId: string | null;
  hrefOf: (orderId: string) => string;
  slipOf: (orderId: string) => string;
  onOpen: (orderId: string) => void;
  onAction: (order: SaleRow_OrderFragment, step: SaleStep) => void;
}

/** The sum of the lines, with its unit where all lines share one. */
function useQuantityText(): (order: SaleRow_OrderFragment) => string {
  const format = useFormat();
  return ({ quantity, lines }) => {
    const [first] = lines;
    const oneUnit = first && lines.every(({ unit, customUnitNote }) => unit === first.unit && customUnitNote === first.customUnitNote);
    return oneUnit ? format.quantity(quantity, first.unit, first.customUnitNote) : format.number(quantity);
  };
}

/** 'List Of Orders' (O1). */
export function SaleTable({ orders, firstNumber, busyId, hrefOf, slipOf, onOpen, onAction }: SaleTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const quantityText = useQuantityText();
  const number = (order: SaleRow_OrderFragment) => format.digits(order.trackingNumber);
  const menuOf = (order: SaleRow_OrderFragment): MenuItem[] => [
    { key: 'view', label: t('view'), icon: <Eye aria-hidden />, onSelect: () => onOpen(order.id) },
    {
      key: 'call',
      label: t('callBuyer'),
      icon: <Phone aria-hidden />,
      onSelect: () => window.location.assign(`tel:${order.contactPhone}`),
    },
    { key: 'slip', label: t('printSlip'), icon: <Printer aria-hidden />, to: slipOf(order.id) },
    ...paymentSteps(order).map((step) => ({
      key: step,
      label: t(step),
      icon: <Banknote aria-hidden />,
      onSelect: () => onAction(order, step),
    })),
    ...endingSteps(order).map((step) => ({
      key: step,
      label: t(step),
      icon: <X aria-hidden />,
      tone: 'danger' as const,
      onSelect: () => onAction(order, step),
    })),
  ];
  const columns: Column<SaleRow_OrderFragment>[] = [
    { key: 'sn', header: t('sn'), cell: (_order, sn) => format.twoDigits(sn), onCard: 'none', width: '48px' },
    {
      key: 'tracking',
      header: t('tracking'),
      cell: (order) => (
        <Link
          className="text-link sale-number"
          to={hrefOf(order.id)}
          preventScrollReset
          aria-label={t('viewOf', { number: number(order) })}
        >
          {number(order)}
        </Link>
      ),
    },
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ lines }) => (
        <div className="cell-product">
          <Picture image={lines[0]?.image} alt="" sizes="56px" />
          <span>
            <span className="sale-name">{lines[0]?.productName}</span>
            {lines.length > 1 && <span className="caption sale-more">{format.digits(t('more', { count: lines.length - 1 }))}</span>}
          </span>
        </div>
      ),
    },
    {
      key: 'quantity',
      header: t('quantity'),
      numeric: true,
      cell: (order) => <span className="sale-quantity">{quantityText(order)}</span>,
    },
    { key: 'earning', header: t('earning'), numeric: true, cell: (order) => format.amount(order.total) },
    { key: 'date', header: t('date'), cell: (order) => <DateText at={order.placedAt} /> },
    { key: 'status', header: t('status'), width: '120px', cell: (order) => <SaleStatus order={order} /> },
    {
      key: 'actions',
      header: t('actions'),
      onCard: 'actions',
      cell: (order) => (
        <div className="sale-actions">
          <NextStep order={order} busy={busyId === order.id} onAction={(step) => onAction(order, step)} />
          <Menu label={t('actionsOf', { number: number(order) })} trigger={<Ellipsis aria-hidden />} items={menuOf(order)} />
        </div>
      ),
    },
  ];
  return (
    <div className="sale-list">
      <DataTable caption={t('title')} rows={orders} columns={columns} rowKey={({ id }) => id} firstNumber={firstNumber} />
    </div>
  );
}

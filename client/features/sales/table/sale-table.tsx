import { Banknote, Ellipsis, Eye, Phone, Printer, X } from 'lucide-react';
import { isUnpaid } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { Menu } from '../../../ui/overlays/menu';
import type { MenuItem } from '../../../ui/overlays/menu';
import { useSettling } from '../../../ui/buttons/use-settling';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { NextStep, placeOf, UndoStep } from '../steps/sale-buttons';
import { SaleStatus } from '../drawer/sale-status';
import { endingSteps, paymentSteps } from '../steps/sale-steps';
import { messages } from '../sales.messages';
import type { SaleControls } from '../steps/use-sale-controls';
import { ClaimedPayments, claimedOf } from './claimed-payments';
import { SaleCards } from './sale-cards';
import { type ListedSale, useSaleColumns } from './use-sale-columns';

interface SaleTableProps {
  orders: readonly ListedSale[];
  firstNumber: number;
  controls: SaleControls;
  hrefOf: (orderId: string) => string;
  slipOf: (orderId: string) => string;
  onOpen: (orderId: string) => void;
}

/** 'List Of Orders': a table, and on phones a card for each order. */
export function SaleTable({ orders, firstNumber, controls, hrefOf, slipOf, onOpen }: SaleTableProps) {
  const t = useMessages(messages);
  const soldColumns = useSaleColumns(hrefOf);
  const settling = useSettling(orders.map(placeOf));
  const wide = useMediaQuery(tableWidth);
  if (!wide) return <SaleCards orders={orders} controls={controls} settling={settling} hrefOf={hrefOf} />;
  const columns: Column<ListedSale>[] = [
    ...soldColumns,
    {
      key: 'status',
      header: t('status'),
      width: '120px',
      cell: (order) => (
        <div className="sale-state">
          <SaleStatus order={order} />
          <UndoStep order={order} controls={controls} />
        </div>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      cell: (order, sn) => (
        <div className="sale-actions">
          {claimedOf(order) ? (
            <ClaimedPayments order={order} controls={controls} />
          ) : (
            <NextStep order={order} controls={controls} settling={settling} place={sn - firstNumber} />
          )}
          <SaleMenu order={order} controls={controls} slipHref={slipOf(order.id)} onOpen={onOpen} />
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

interface SaleMenuProps {
  order: SaleRow_OrderFragment;
  controls: SaleControls;
  slipHref: string;
  onOpen: (orderId: string) => void;
}

function SaleMenu({ order, controls, slipHref, onOpen }: SaleMenuProps) {
  const t = useMessages(messages);
  const items: MenuItem[] = [
    { key: 'view', label: t('view'), icon: <Eye aria-hidden />, onSelect: () => onOpen(order.id) },
    {
      key: 'call',
      label: t('callBuyer'),
      icon: <Phone aria-hidden />,
      onSelect: () => window.location.assign(`tel:${order.contactPhone}`),
    },
    { key: 'slip', label: t('printSlip'), icon: <Printer aria-hidden />, to: slipHref },
    ...paymentSteps(order).map((step) => ({
      key: step,
      label: t(step === 'PAY_CONFIRM' && isUnpaid(order.paymentStatus) ? 'markPaid' : step),
      icon: <Banknote aria-hidden />,
      onSelect: () => void controls.act(order, step),
    })),
    ...endingSteps(order).map((step) => ({
      key: step,
      label: t(step),
      icon: <X aria-hidden />,
      tone: 'danger' as const,
      onSelect: () => void controls.act(order, step),
    })),
  ];
  return <Menu label={t('actionsOf', { number: order.trackingNumber })} trigger={<Ellipsis aria-hidden />} items={items} />;
}

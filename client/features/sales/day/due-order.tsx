import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DueOrder_DueFragment, OrderLine_LineFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { messages } from './day.messages';

interface DueHeadProps {
  order: Pick<DueOrder_DueFragment['order'], 'id' | 'contactName' | 'trackingNumber'>;
  /** The day on which it was due; null where it is not late. */
  lateSince?: string | null;
  Heading: 'h2' | 'h3';
}

/** Name and number of an order, which lead to it, and whether it is late. */
export function DueHead({ order, lateSince = null, Heading }: DueHeadProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  return (
    <div className="due-head">
      <Heading>{order.contactName}</Heading>
      <Link className="text-link" to={paths.sale(role, order.id)}>
        {order.trackingNumber}
      </Link>
      {lateSince && <StatusBadge tone="bad">{t('wasDue', { day: format.day(lateSince) })}</StatusBadge>}
    </div>
  );
}

/** Lists the contents of the parcel with their present quantities, without the lines that were taken out. */
export function DueLines({ lines, boxes = false }: { lines: readonly OrderLine_LineFragment[]; boxes?: boolean }) {
  const format = useFormat();
  return (
    <ul className="due-lines">
      {lines.map((line) => (
        <li key={line.id} data-box={boxes || undefined} hidden={Number(line.quantity) === 0}>
          <strong>{format.quantity(line.quantity, line.unit, line.customUnitNote)}</strong> {line.productName}
        </li>
      ))}
    </ul>
  );
}

/** How it reaches the buyer, in which part of the day, and what it weighs. */
export function DueFacts({ due: { order, weightKg }, withMethod = true }: { due: DueOrder_DueFragment; withMethod?: boolean }) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const facts = [
    withMethod && t(order.deliveryMethod === 'PICKUP' ? 'pickup' : 'deliver'),
    order.preferredWindow ? texts(order.preferredWindow) : t('anyTime'),
    weightKg ? t('kilograms', { kg: format.number(weightKg) }) : t('weightUnknown'),
  ];
  return <p className="caption">{facts.filter(Boolean).join(' · ')}</p>;
}

export function DueNote({ note }: { note: string | null | undefined }): ReactNode {
  const t = useMessages(messages);
  return (
    note && (
      <p className="due-note">
        <strong>{t('note')}:</strong> {note}
      </p>
    )
  );
}

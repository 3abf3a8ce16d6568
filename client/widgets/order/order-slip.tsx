import type { ComponentProps, ReactNode } from 'react';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import type { OrderLine_LineFragment } from '../../generated/graphql';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { OrderSums } from './order-sums';
import { messages } from './order-texts.messages';
import './slip.css';

interface OrderSlipProps {
  order: ComponentProps<typeof OrderSums>['order'] & {
    readonly placedAt: string;
    readonly invoice: { readonly number: string } | null;
    readonly lines: readonly OrderLine_LineFragment[];
  };
  className?: string;
  /** Names the order, by its tracking number. */
  title: string;
  /** Seller and buyer: a heading with lines for each. Empty lines are left out, and equal ones appear once. */
  parties: readonly (readonly [heading: string, lines: readonly (string | null | undefined)[]])[];
  /** Headings of the columns: product, quantity, price, sum. */
  headings: readonly [string, string, string, string];
  /** These elements follow the sums. */
  children: ReactNode;
}

/** Reports whether a line is in the parcel: a line that was taken out of the order has quantity 0. */
const isDelivered = ({ quantity }: OrderLine_LineFragment): boolean => Number(quantity) > 0;

/** An order on paper, black on white: its parties, lines and sums. */
export function OrderSlip({ order, className = 'slip', title, parties, headings, children }: OrderSlipProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <article className={`paper ${className}`}>
      <header className="slip-head">
        <strong className="slip-brand">{brand.name[format.language]}</strong>
        <span>
          <strong>{title}</strong> · <DateText at={order.placedAt} />
          {order.invoice && (
            <>
              <br />
              {t('invoice', { number: format.digits(order.invoice.number) })}
            </>
          )}
        </span>
      </header>
      <div className="slip-parties">
        {parties.map(([heading, lines]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {[...new Set(lines.filter(Boolean))].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <table className="slip-lines">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.lines.filter(isDelivered).map((line) => (
            <tr key={line.id}>
              <td>
                {line.productName}
                {line.grade && ` · ${gradeNames[line.grade][format.language]}`}
                {line.weighedKg && <span className="slip-weighed">{t('weighed', { kg: format.number(line.weighedKg) })}</span>}
              </td>
              <td>{format.quantity(line.quantity, line.unit, line.customUnitNote)}</td>
              <td>{format.money(line.unitPrice)}</td>
              <td>{format.money(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSums order={order} />
      {children}
    </article>
  );
}

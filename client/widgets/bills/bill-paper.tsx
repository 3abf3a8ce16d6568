import type { Bill_LineFragment, Bill_PaperFragment } from '../../generated/graphql';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import '../order/slip.css';
import './bills.css';
import { messages } from './bills.messages';
import { useMonthText } from './use-month-text';

interface BillPaperProps {
  bill: Bill_PaperFragment;
  lines: readonly Bill_LineFragment[];
  /** How many lines the bill has; paper shows the first of them. */
  lineCount: number;
}

/** A bill on paper, black on white: who bills whom for what, VAT, what is to be paid, by when and where. */
export function BillPaper({ bill, lines, lineCount }: BillPaperProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const monthText = useMonthText();
  const upazila = bill.sellerUpazila;
  const place = upazila ? format.place([upazila, upazila.district]) : null;
  const parties: [string, (string | null)[]][] = [
    [t('from'), [brand.name[format.language], taxText(bill.marketTaxNumber)]],
    [t('to'), [bill.sellerName, bill.sellerAddress, place, taxText(bill.sellerTaxNumber)]],
  ];
  function taxText(number: string | null): string | null {
    return number && t('taxNumber', { number });
  }
  return (
    <article className="slip">
      <header className="slip-head">
        <strong className="slip-brand">{t('bill')}</strong>
        <span>
          <strong>{bill.number}</strong> · <DateText at={bill.issuedAt} />
        </span>
      </header>
      <div className="slip-parties">
        {parties.map(([heading, texts]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {texts.filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{t('month')}</h2>
          <p>{monthText(bill.month)}</p>
        </section>
      </div>
      <Lines lines={lines} />
      {lineCount > lines.length && <p>{t('moreLines', { count: format.number(lineCount - lines.length) })}</p>}
      <BillSums bill={bill} />
      {Number(bill.open) > 0 && (
        <>
          <p className="slip-collect">
            {t('open')}: <strong>{format.money(bill.open)}</strong> · {t('dueOn')}: <strong>{format.date(bill.dueOn)}</strong>
          </p>
          {bill.payee && (
            <p>
              {t('payee')}: <span className="bill-payee">{bill.payee}</span>
            </p>
          )}
          <p>{t('withNumber')}</p>
        </>
      )}
    </article>
  );
}

function Lines({ lines }: { lines: readonly Bill_LineFragment[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <table className="slip-lines bill-lines">
      <thead>
        <tr>
          {[t('order'), t('what'), t('when'), t('amount')].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.trackingNumber}</td>
            <td>{t(line.kind === 'ORDER_DELIVERED' || line.kind === 'ORDER_CORRECTED' ? line.kind : 'REVERSAL')}</td>
            <td>
              <DateText at={line.occurredAt} />
            </td>
            <td>{format.money(line.commission)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BillSums({ bill }: { bill: Bill_PaperFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sums: [string, string][] = [
    [t('commission'), format.money(bill.commission)],
    ...lessOf(t('withheld'), bill.withheld),
    [t('vat', { percent: format.percent(bill.vatPercent) }), format.money(bill.vat)],
    ...(Number(bill.carriedOver) > 0 ? [[t('carriedOver'), format.money(bill.carriedOver)] as [string, string]] : []),
    ...lessOf(t('credit'), bill.credit),
  ];
  function lessOf(label: string, amount: string): [string, string][] {
    return Number(amount) > 0 ? [[label, `− ${format.money(amount)}`]] : [];
  }
  return (
    <dl className="sums">
      {sums.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="money">{value}</dd>
        </div>
      ))}
      <dt className="sum-total">{t('total')}</dt>
      <dd className="sum-total money">{format.money(bill.total)}</dd>
      {Number(bill.paid) > 0 && (
        <>
          <dt>{t('paid')}</dt>
          <dd className="money">{`− ${format.money(bill.paid)}`}</dd>
        </>
      )}
    </dl>
  );
}

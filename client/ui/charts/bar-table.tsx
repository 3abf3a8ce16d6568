import type { ReactNode } from 'react';

interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** The value as it is written: '1,200 Tk'. */
  readonly text: string;
  /** A second figure, without a bar. */
  readonly more?: string;
}

interface BarTableProps {
  title: string;
  /** Headings: what the rows are, the bars' figure, the second figure. */
  heads: readonly [string, string, string?];
  bars: readonly Bar[];
  empty: string;
}

/** Figures as bars that are a table at the same time: readable without colours, by ear and on paper. */
export function BarTable({ title, heads: [head, figure, more], bars, empty }: BarTableProps) {
  const largest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <section className="panel bar-panel">
      <h2 className="chart-title">{title}</h2>
      {bars.length === 0 ? (
        <p className="notice-meta">{empty}</p>
      ) : (
        <table className="bar-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" data-number>
                {figure}
              </th>
              {more && (
                <th scope="col" data-number>
                  {more}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.label}</th>
                <td data-number>
                  <span className="bar-track" aria-hidden>
                    <span className="bar-fill" style={{ width: `${Math.max(0, (100 * bar.value) / largest)}%` }} />
                  </span>
                  {bar.text}
                </td>
                {more && <td data-number>{bar.more}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

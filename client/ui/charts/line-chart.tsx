import { Component, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChartLine, Table } from 'lucide-react';
import { useTakenOver } from '../../platform/device/first-view';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../feedback/alert';
import { Button } from '../buttons/button';
import { Skeleton } from '../feedback/skeleton';
import { messages } from './line-chart.messages';
import { tableWidth, useMediaQuery } from '../layout/use-media-query';
import { useNear } from '../layout/use-near';
import { lazyPart } from '../feedback/lazy-part';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly values: readonly number[];
  /** How a value is written in the table and the readout: '1,200 Tk'. */
  readonly write: (value: number) => string;
  /** Short, for the axis: '1.2k'. */
  readonly writeTick: (value: number) => string;
  /** People and Taka share no scale: a series of another kind is measured on the right. */
  readonly axis?: 'left' | 'right';
  /** Name of the unit that the series' axis measures, such as 'Taka'. */
  readonly unit?: string;
}

export interface LineChartProps {
  title: string;
  /** One message with what the lines show. */
  summary: string;
  /** Header of the labels; months by default. */
  labelHeader?: string;
  /** The months, already written, oldest first. */
  labels: readonly string[];
  series: readonly ChartSeries[];
}

/**
 * A drawing that fails takes nothing else with it: the figures are in the table.
 */
class DrawingBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? <ChartFailed /> : this.props.children;
  }
}

const skeleton = <Skeleton height="100%" />;
const Drawing = lazyPart(async () => (await import('./line-chart-drawing')).default, { waiting: skeleton, missing: ChartFailed });

function ChartFailed() {
  const t = useMessages(messages);
  return <Alert tone="warning" title={t('chartFailed')} />;
}

/**
 * Lines over the months, with the same figures as a table one button away for those who cannot see it. nivo comes in
 * its own chunk, when the chart is nearly in view, into a place of fixed height.
 */
export function LineChart({ title, summary, labelHeader, labels, series }: LineChartProps) {
  const t = useMessages(messages);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const wide = useMediaQuery(tableWidth);
  const takenOver = useTakenOver();
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const height = wide ? 360 : 300;
  return (
    <figure ref={figure} className="panel chart" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <div className="chart-head">
        <figcaption>
          <h2 id={`${id}-title`} className="chart-title">
            {title}
          </h2>
          <p id={`${id}-summary`} className="notice-meta">
            {summary}
          </p>
        </figcaption>
        <Button look="outline" icon={asTable ? <ChartLine aria-hidden /> : <Table aria-hidden />} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'showChart' : 'showTable')}
        </Button>
      </div>
      {!asTable && (
        <div className="chart-drawing">
          <DrawingBoundary>
            {takenOver && near ? (
              <Drawing labels={labels} series={series} height={height} wide={wide} label={`${title}. ${summary}`} />
            ) : (
              skeleton
            )}
          </DrawingBoundary>
        </div>
      )}
      {asTable && !wide && series.length > 2 && <p className="notice-meta">{t('swipeTable')}</p>}
      <div
        className={asTable ? 'table-scroll' : 'visually-hidden'}
        role={asTable ? 'region' : undefined}
        tabIndex={asTable ? 0 : undefined}
        aria-label={asTable ? t('tableScroll', { caption: title }) : undefined}
      >
        <table className="data-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeader ?? t('month')}</th>
              {series.map((one) => (
                <th key={one.key} scope="col" data-number>
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((one) => (
                  <td key={one.key} data-number>
                    {one.write(one.values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

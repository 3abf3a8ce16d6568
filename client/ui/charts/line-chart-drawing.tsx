import { createContext, useContext, useState } from 'react';
import { ResponsiveLine } from '@nivo/line';
import type { CommonCustomLayerProps, DefaultSeries, LineCustomSvgLayerProps } from '@nivo/line';
import { axisTop, labelStep, ticks } from './chart-scale';
import type { ChartSeries } from './line-chart';

/**
 * The drawn lines of LineChart: nivo and all it brings, in a chunk of its own. Series differ by colour, dash and point
 * shape.
 */
const colors = ['var(--hb-colors-chart-1)', 'var(--hb-colors-chart-2)', 'var(--hb-colors-chart-3)'];
const dashes = ['none', '6 4', '2 4'];
const shapes = ['M0-5a5 5 0 1 0 .01 0Z', 'M-4.5-4.5h9v9h-9Z', 'M0-6L5.5 4.5h-11Z'];
const colorOf = (index: number) => colors[index % colors.length] ?? '';
const dashOf = (index: number) => dashes[index % dashes.length];
const shapeOf = (index: number) => shapes[index % shapes.length];

interface DrawingProps {
  labels: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  wide: boolean;
  label: string;
}

const text = { fill: 'var(--hb-colors-fg-muted)', fontSize: 14, fontFamily: 'inherit' };
const theme = {
  text,
  axis: { ticks: { text, line: { stroke: 'transparent' } }, domain: { line: { stroke: 'transparent' } } },
  grid: { line: { stroke: 'var(--hb-colors-border)' } },
  crosshair: { line: { stroke: 'var(--hb-colors-fg-muted)' } },
};

/** Space for the longest of these ticks, in pixels, as wide as 14 px letters of either script are. */
const roomFor = (ticksOfAxis: readonly string[]): number => Math.max(40, 16 + 7 * Math.max(0, ...ticksOfAxis.map((tick) => tick.length)));

const Nothing = () => null;

/** Gives the layers what nivo does not. */
const View = createContext<{ readonly keys: readonly string[]; readonly month: string }>({ keys: [], month: '' });

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<DefaultSeries>) {
  const { keys } = useContext(View);
  return series.map((one) => (
    <path
      key={one.id}
      d={lineGenerator(one.data.map(({ position }) => position)) ?? undefined}
      fill="none"
      style={{ stroke: colorOf(keys.indexOf(one.id)), strokeWidth: 2.5, strokeDasharray: dashOf(keys.indexOf(one.id)) }}
    />
  ));
}

function Shapes({ points, xScale, innerHeight }: CommonCustomLayerProps<DefaultSeries>) {
  const { keys, month } = useContext(View);
  const x = xScale(month);
  return (
    <>
      <line x1={x} x2={x} y1={0} y2={innerHeight} style={{ stroke: 'var(--hb-colors-border-control)', strokeDasharray: '3 3' }} />
      {points.map((point) => (
        <path
          key={point.id}
          d={shapeOf(keys.indexOf(point.seriesId))}
          transform={`translate(${point.x} ${point.y})`}
          style={{ fill: colorOf(keys.indexOf(point.seriesId)), stroke: 'var(--hb-colors-bg-panel)' }}
        />
      ))}
    </>
  );
}

interface LegendProps {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

function Legend({ series, hidden, onToggle }: LegendProps) {
  return (
    <div className="chip-row">
      {series.map((one, index) => (
        <button key={one.key} type="button" className="chip" aria-pressed={!hidden.has(one.key)} onClick={() => onToggle(one.key)}>
          <svg viewBox="0 0 32 16" aria-hidden style={{ width: 32, height: 16 }}>
            <path d="M0 8h32" style={{ stroke: colorOf(index), strokeWidth: 2.5, strokeDasharray: dashOf(index) }} />
            <path d={shapeOf(index)} transform="translate(16 8)" style={{ fill: colorOf(index) }} />
          </svg>
          {one.label}
        </button>
      ))}
    </div>
  );
}

export default function LineChartDrawing({ labels, series, height, wide, label }: DrawingProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(labels.length - 1);
  const shown = series.filter(({ key }) => !hidden.has(key));
  const largest = (axis: 'left' | 'right') =>
    Math.max(0, ...shown.filter((one) => (one.axis ?? 'left') === axis).flatMap(({ values }) => values));
  const onRight = shown.find(({ axis }) => axis === 'right');
  const onLeft = shown.find(({ axis }) => axis !== 'right');
  const [top, rightTop] = [axisTop(largest('left')), axisTop(largest('right'))];
  const scale = top / rightTop; // right-hand values are drawn on the left-hand scale and labelled with their own
  const leftTicks = ticks(largest('left'));

  const data: DefaultSeries[] = shown.map(({ key, values, axis }) => ({
    id: key,
    data: labels.map((month, index) => ({ x: month, y: (values[index] ?? 0) * (axis === 'right' ? scale : 1) })),
  }));
  const writeLeft = (value: number) => onLeft?.writeTick(value) ?? '';
  const writeRight = (value: number) => onRight?.writeTick(value / scale) ?? '';
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key) && hidden.size < series.length - 1) next.add(key);
    setHidden(next);
  };
  const view = { keys: series.map(({ key }) => key), month: labels[at] ?? '' };
  const step = labelStep(labels, wide);
  const monthTicks = labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
  return (
    <>
      <Legend series={series} hidden={hidden} onToggle={toggle} />
      <div className="chart-axes" aria-hidden>
        <span>{onLeft?.unit}</span>
        <span>{onRight?.unit}</span>
      </div>
      <div style={{ height, marginTop: 8 }}>
        <View value={view}>
          <ResponsiveLine
            data={data}
            role="img"
            ariaLabel={label}
            theme={theme}
            animate={false}
            margin={{
              top: 16,
              right: onRight ? roomFor(leftTicks.map(writeRight)) : 40,
              bottom: 36,
              left: roomFor(leftTicks.map(writeLeft)),
            }}
            xScale={{ type: 'point' }}
            yScale={{ type: 'linear', min: 0, max: top }}
            curve="linear" // nothing is known between two months
            layers={['grid', 'axes', Lines, Shapes, 'slices']}
            enableGridX={false}
            gridYValues={leftTicks}
            axisBottom={{ tickSize: 0, tickPadding: 12, tickValues: monthTicks }}
            axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: leftTicks, format: writeLeft }}
            axisRight={onRight ? { tickSize: 0, tickPadding: 10, tickValues: leftTicks, format: writeRight } : null}
            enableSlices="x"
            sliceTooltip={Nothing}
            enableTouchCrosshair
            onMouseMove={(slice) => 'points' in slice && setAt(labels.indexOf(String(slice.points[0]?.data.x)))}
            onTouchMove={(slice) => 'points' in slice && setAt(labels.indexOf(String(slice.points[0]?.data.x)))}
            onClick={(slice) => 'points' in slice && setAt(labels.indexOf(String(slice.points[0]?.data.x)))}
          />
        </View>
      </div>
      <p className="chart-readout">
        <strong>{labels[at]}</strong>
        {shown.map((one) => (
          <span key={one.key}>
            {one.label} <b>{one.write(one.values[at] ?? 0)}</b>
          </span>
        ))}
      </p>
    </>
  );
}

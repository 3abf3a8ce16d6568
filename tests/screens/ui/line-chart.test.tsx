import { screen, waitFor, within } from '@testing-library/react';
import { labelStep } from '../../../client/ui/charts/chart-scale';
import { LineChart } from '../../../client/ui/charts/line-chart';
import { renderPart } from '../support/render';

const write = (value: number) => `${value} Tk`;
const series = ['Users', 'Revenue', 'Profit'].map((label, index) => ({
  key: label,
  label,
  values: [1, 2, 3].map((value) => value * (index + 1)),
  write,
  writeTick: String,
}));
const readout = () => document.querySelector('.chart-readout')!;

it('each line is switched off and on by its button, by touch or key; one always stays [D2]', async () => {
  const { user } = renderPart(<LineChart title="The last months" summary="Up." labels={['Jan', 'Feb', 'Mar']} series={series} />);
  const toggle = (label: string) => screen.findByRole('button', { name: label });
  expect(await toggle('Users')).toHaveAttribute('aria-pressed', 'true');
  expect(readout()).toHaveTextContent('MarUsers 3 TkRevenue 6 TkProfit 9 Tk');
  await user.click(await toggle('Revenue'));
  expect(await toggle('Revenue')).toHaveAttribute('aria-pressed', 'false');
  expect(readout()).toHaveTextContent('MarUsers 3 TkProfit 9 Tk');
  (await toggle('Users')).focus();
  await user.keyboard('{Enter}');
  await user.click(await toggle('Profit'));
  expect(await toggle('Profit')).toHaveAttribute('aria-pressed', 'true'); // the last one shown
  await user.click(await toggle('Revenue'));
  expect(readout()).toHaveTextContent('MarRevenue 6 TkProfit 9 Tk');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'Mar 3 Tk 6 Tk 9 Tk' })).toBeInTheDocument();
}, 30_000);

it('the axis is wide enough for its longest tick', async () => {
  const lakhs = series.map((one) => ({ ...one, writeTick: (value: number) => `${value} lakh and more` }));
  const { container } = renderPart(<LineChart title="The last months" summary="Up." labels={['Jan', 'Feb', 'Mar']} series={lakhs} />);
  await screen.findByRole('button', { name: 'Users' });
  const drawing = await waitFor(() => {
    const group = container.querySelector('svg[role=img] > g');
    expect(group).not.toBeNull();
    return group;
  });
  const left = Number(/translate\((\d+)/.exec(drawing?.getAttribute('transform') ?? '')?.[1]);
  expect(left).toBeGreaterThan(7 * 'x lakh and more'.length);
});

it.each([
  [Array.from({ length: 10 }, () => 'নভেম্বর ২৬'), false, 4],
  [Array.from({ length: 12 }, () => 'Nov'), true, 1],
  [Array.from({ length: 31 }, () => '21 Nov 2026'), true, 5],
  [['Jan'], false, 1],
])('labels under the points have room beside each other: %j, wide: %s', (labels, isWide, step) => {
  expect(labelStep(labels, isWide)).toBe(step);
});

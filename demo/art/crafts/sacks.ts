/** Standing sacks with a printed band: feed, seed and fertiliser. */
import { at, num, times, type Canvas } from '../canvas';
import { leaf, leafGreens, shadow } from '../shapes';

const emblems = {
  hen: '<path d="M-44 6C-40-14-24-22-6-18 2-34 4-46 16-50q6-12 12-2 10-2 6 10 8 4 10 12l-10 4C36 2 30 30 4 36L2 52h-8l-2-14C-28 34-40 22-44 6ZM-44 6q-12-16-6-30 10 6 12 18Z"/><circle cx="26" cy="-36" r="3.4" fill="#FFF"/>',
  cow: '<path d="M-34-40q-22-4-24 16 14 10 26 2 2 34 14 50Q0 44 18 28 30 12 32-22q12 8 26-2-2-20-24-16-16-12-34-12T-34-40Z"/><path d="M-30-44q-14-10-8-24M30-44q14-10 8-24" stroke="#FFF" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="-16" cy="-12" r="5"  fill="#333"/><circle cx="16" cy="-12" r="5" fill="#333"/><ellipse cy="20" rx="19" ry="13" fill="#F3B9A8"/>',
  fish: '<path d="M-54 0C-30-34 20-36 44-4l24-22q-6 24 0 52L44 6C20 36-30 34-54 0Z"/><circle cx="-32" cy="-6" r="5" fill="#333"/><path d="M-14-18q12 18 0 36" stroke="#00000033" stroke-width="5" fill="none"/>',
} as const;
export type Emblem = keyof typeof emblems | 'sprout';

export function feedSack(canvas: Canvas, emblem: Emblem, band: string): string {
  const body = 'M232 176C214 300 206 470 222 566 236 592 560 592 578 566 594 470 586 300 568 176 500 160 300 160 232 176Z';
  const weave = canvas.pattern(10, 10, '<path d="M0 0h10M0 5h10M0 0v10M5 0v10" stroke="#8C7A52" stroke-opacity=".22"/>');
  const stitch = times(17, (i) => `<path d="M${238 + i * 20} 152l10 14 10-14" stroke="#C8462F" stroke-width="4" fill="none"/>`);
  const mark =
    emblem === 'sprout'
      ? at(
          0,
          34,
          `<path d="M0 10V-30" stroke="#2F7A43" stroke-width="7" stroke-linecap="round"/>${at(0, -26, leaf(canvas, 56, leafGreens.fresh, 0.4), -38)}${at(0, -26, leaf(canvas, 56, leafGreens.fresh, 0.4), 218)}`,
        )
      : emblems[emblem];
  return (
    `${shadow(canvas, 400, 586, 260, 34, 0.6)}<path d="${body}" fill="${canvas.linear(['#C2B083', '#EFE4C3', '#FBF4DE', '#E8DAB3', '#B5A172'], 0, 0, 1, 0)}"/><path d="${body}" fill="${weave}"/>` +
    canvas.clip(
      `<path d="${body}"/>`,
      `<path d="M190 300Q400 330 610 300V500Q400 530 190 500Z" fill="${band}"/><path d="M190 300Q400 330 610 300v14Q400 344 190 314ZM190 486Q400 516 610 486v14Q400 530 190 500Z" fill="#FFFFFF" fill-opacity=".45"/><rect x="190" y="150" width="420" height="450" fill="${canvas.linear(['#3A250A66', '#00000000', '#FFFFFF22', '#00000000', '#3A250A70'], 0, 0, 1, 0)}"/>`,
    ) +
    `<circle cx="400" cy="410" r="88" fill="#FFFDF4"/><circle cx="400" cy="410" r="79" fill="none" stroke="${band}" stroke-width="4"/>${at(400, 412, `<g fill="${band}">${mark}</g>`, 0, emblem === 'sprout' ? 1.15 : 1)}` +
    `<path d="M226 140Q400 122 574 140L568 184Q400 166 232 184Z" fill="${canvas.linear(['#C9B687', '#F5EACB', '#FBF4DE', '#E8DAB3', '#BBA878'], 0, 0, 1, 0)}"/>${stitch}` +
    [
      [262, 210, 250, 290],
      [540, 206, 552, 292],
      [330, 196, 338, 250],
      [470, 196, 462, 246],
    ]
      .map(
        ([a, b, c, d]) =>
          `<path d="M${a} ${b}Q${num(((a ?? 0) + (c ?? 0)) / 2 + 8)} ${num(((b ?? 0) + (d ?? 0)) / 2)} ${c} ${d}" stroke="#6B5A2E" stroke-opacity=".25" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      )
      .join('')
  );
}

import { system } from '../../../client/platform/theme/system';

/** Every pair of text and ground, control and ground, that screens use, computed from the tokens themselves. */
type Mode = 'light' | 'dark';

const rawCss = JSON.stringify(system.getTokenCss());

/** Returns the colour of a token in a mode, with references followed. */
function colorOf(token: string, mode: Mode): string {
  const name = `--hb-colors-${token.replace(/\./g, '-').replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a}-${b.toLowerCase()}`)}`;
  return follow(name, mode);
}

interface Rules {
  [key: string]: string | Rules;
}

function collect(rules: Rules, selector: string, into: Map<string, Map<string, string>>): void {
  for (const [key, value] of Object.entries(rules)) {
    if (typeof value !== 'string') collect(value, key.startsWith('@') ? selector : key, into);
    else if (key.startsWith('--')) into.set(selector, (into.get(selector) ?? new Map<string, string>()).set(key, value));
  }
}
const sheets = new Map<string, Map<string, string>>();
collect(JSON.parse(rawCss) as Rules, '', sheets);

function follow(name: string, mode: Mode): string {
  const isMode = (selector: string) => (mode === 'dark' ? /\.dark/.test(selector) : /\.light/.test(selector));
  const found = [...sheets].filter(([selector, values]) => values.has(name) && (isMode(selector) || !/\.(dark|light)/.test(selector)));
  const value = (found.find(([selector]) => isMode(selector)) ?? found[0])?.[1].get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? follow(reference, mode) : value;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const text: [string, string][] = [
  ...['bg', 'bg.subtle', 'bg.muted', 'bg.panel'].flatMap((ground): [string, string][] => [
    ['fg', ground],
    ['fg.muted', ground],
  ]),
  ...['bg', 'bg.subtle', 'bg.panel'].map((ground): [string, string] => ['fg.subtle', ground]),
  ...['brand', 'accent', 'danger', 'info'].flatMap((role): [string, string][] => [
    [`${role}.contrast`, `${role}.solid`],
    [`${role}.fg`, `${role}.subtle`],
    [`${role}.fg`, 'bg'],
    [`${role}.fg`, 'bg.panel'],
  ]),
  ['brand.fg', 'brand.muted'],
  ['fg', 'brand.subtle'],
  ['fg.muted', 'brand.subtle'],
  ...['error', 'warning', 'success', 'info'].map((tone): [string, string] => [`fg.${tone}`, `bg.${tone}`]),
];
const shapes: [string, string][] = [
  ...['bg', 'bg.subtle', 'bg.muted', 'bg.panel'].map((ground): [string, string] => ['border.control', ground]),
  ['border.error', 'bg.panel'],
  ['brand.solid', 'bg.panel'],
  ['brand.focusRing', 'bg'],
  ['brand.focusRing', 'bg.panel'],
  ['rating.on', 'bg.panel'],
  ...['1', '2', '3'].map((line): [string, string] => [`chart.${line}`, 'bg.panel']),
];

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (mode) => {
  it.each(text)('%s on %s is readable (4.5:1)', (front, ground) => {
    expect(contrast(colorOf(front, mode), colorOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s on %s can be seen (3:1)', (front, ground) => {
    expect(contrast(colorOf(front, mode), colorOf(ground, mode))).toBeGreaterThanOrEqual(3);
  });
});

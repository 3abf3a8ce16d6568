import { recipes, slotRecipes } from '../platform/theme/recipes';
import { system } from '../platform/theme/system';

/**
 * The part of the Chakra system that never changes while a page lives, as a style sheet: reset, ground, tokens, and the
 * recipes of parts that are on screens without a form. It is there before the script, and those screens need not load
 * and start Chakra to look the same. main.tsx imports it as `virtual:theme.css` (virtual-files.mts).
 */
const tones = ['brand', 'danger', 'gray'] as const;

type Value = string | number | Rules | null | undefined;
interface Rules {
  readonly [key: string]: Value;
}

export function compileTheme(): string {
  const ground = system._global.map((rules) => write(rules)).join('\n');
  return `${system.layers.atRule}\n${ground}\n@layer recipes {\n${write(partRules())}\n}\n`;
}

/** The classes that ui/buttons/button.tsx, ui/inputs/select.tsx and plain text boxes carry. */
function partRules(): Rules {
  const { button, input } = recipes;
  const { nativeSelect } = slotRecipes;
  const styles = (rules: object | undefined): Rules => system.css(rules ?? {});
  const each = (prefix: string, variants: object) =>
    Object.entries(variants).map(([name, rules]) => [`.${prefix}-${name}`, styles(rules as object)] as const);
  return Object.fromEntries([
    ['.button', styles(button.base)],
    ...each('size', button.variants?.size ?? {}),
    ...each('look', button.variants?.variant ?? {}),
    ...tones.map((tone) => [`.tone-${tone}`, styles({ colorPalette: tone })] as const),
    ['.button.is-full', { width: '100%' }],
    ['.input', styles({ ...input.base, ...input.variants?.size?.lg })],
    ['.choice', styles({ ...nativeSelect.base?.root, width: 'auto', minWidth: '0' })],
    ['.choice-field', styles({ ...nativeSelect.base?.field, ...nativeSelect.variants?.size?.lg?.field })],
    ['.choice-indicator', styles(nativeSelect.base?.indicator)],
  ]);
}

/**
 * Nested style objects as CSS text; `&` represents the selector around it. Numbers in our styles carry no unit
 * (opacity, line height, 0).
 */
export function write(rules: Rules, selector = ''): string {
  const own: string[] = [];
  const inner: string[] = [];
  for (const [key, value] of Object.entries(rules)) {
    if (value === null || value === undefined) continue;
    if (typeof value !== 'object') own.push(`${hyphenated(key)}:${value}`);
    else if (key.startsWith('@layer') || key.startsWith('@media') || key.startsWith('@supports') || key.startsWith('@container'))
      inner.push(`${key}{${write(value, selector)}}`);
    else if (key.startsWith('@')) inner.push(`${key}{${write(value)}}`);
    else inner.push(write(value, selectorWithin(selector, key)));
  }
  const block = own.length > 0 ? (selector ? `${selector}{${own.join(';')}}` : `${own.join(';')};`) : '';
  return [block, ...inner].filter(Boolean).join('\n');
}

function selectorWithin(outer: string, key: string): string {
  if (outer === '') return key.replaceAll('&', '').trim();
  const each = key.includes('&')
    ? key
    : key
        .split(',')
        .map((one) => `& ${one.trim()}`)
        .join(',');
  return each.replaceAll('&', outer.includes(',') ? `:is(${outer})` : outer);
}

const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz|ms)-/, '-$1-');

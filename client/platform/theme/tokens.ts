import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { palette } from './palette';
import type { RampName } from './palette';

/**
 * Colours, sizes and type of the theme. Every pair of text and ground that screens use is checked for contrast in
 * tests.
 */
interface LightDark {
  value: { _light: string; _dark: string };
}

const both = (light: string, dark: string): LightDark => ({ value: { _light: light, _dark: dark } });
const rem = (quarters: readonly number[]) => Object.fromEntries(quarters.map((n) => [String(n), { value: `${n / 4}rem` }]));
const fonts = "'HB Bangla', system-ui, Roboto, 'Segoe UI', 'Noto Sans Bengali', sans-serif";

const role = (name: RampName, solid: LightDark, contrast: LightDark) => ({
  solid,
  contrast,
  fg: both(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: both(`{colors.${name}.50}`, `{colors.${name}.950}`),
  muted: both(`{colors.${name}.100}`, `{colors.${name}.900}`),
  emphasized: both(`{colors.${name}.200}`, `{colors.${name}.800}`),
  border: both(`{colors.${name}.500}`, `{colors.${name}.500}`),
  focusRing: both('{colors.river.600}', '{colors.mustard.300}'),
});

const grounds = {
  DEFAULT: both('{colors.white}', '{colors.silt.950}'),
  subtle: both('{colors.silt.50}', '{colors.silt.950}'),
  muted: both('{colors.silt.100}', '{colors.silt.800}'),
  emphasized: both('{colors.silt.200}', '{colors.silt.700}'),
  panel: both('{colors.white}', '{colors.silt.900}'),
  inverted: both('{colors.silt.900}', '{colors.silt.50}'),
  error: both('{colors.chili.50}', '{colors.chili.950}'),
  warning: both('{colors.mustard.100}', '{colors.mustard.950}'),
  success: both('{colors.paddy.50}', '{colors.paddy.950}'),
  info: both('{colors.river.50}', '{colors.river.950}'),
};

const texts = {
  DEFAULT: both('{colors.silt.900}', '{colors.silt.50}'),
  muted: both('{colors.silt.600}', '{colors.silt.300}'),
  subtle: both('#6B6B62', '{colors.silt.400}'),
  inverted: both('{colors.silt.50}', '{colors.silt.900}'),
  error: both('{colors.chili.700}', '{colors.chili.300}'),
  warning: both('{colors.mustard.800}', '{colors.mustard.300}'),
  success: both('{colors.paddy.700}', '{colors.paddy.300}'),
  info: both('{colors.river.700}', '{colors.river.300}'),
};

const lines = {
  DEFAULT: both('{colors.silt.200}', '{colors.silt.700}'),
  muted: both('{colors.silt.100}', '{colors.silt.800}'),
  emphasized: both('{colors.silt.300}', '{colors.silt.600}'),
  control: both('#85857B', '#83837A'),
  error: both('{colors.chili.600}', '{colors.chili.400}'),
};

export const tokens = defineTokens({
  colors: { white: { value: '#fff' }, ...palette },
  fonts: { body: { value: fonts }, heading: { value: fonts } },
  fontSizes: {
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.75rem' },
    '4xl': { value: '2.25rem' },
  },
  spacing: rem([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20]),
  sizes: {
    ...rem([1, 2, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24]),
    full: { value: '100%' },
    content: { value: '1280px' },
    form: { value: '960px' },
    card: { value: '440px' },
    reading: { value: '65ch' },
  },
  radii: { full: { value: '9999px' } },
});

export const semanticTokens = defineSemanticTokens({
  radii: { l1: { value: '6px' }, l2: { value: '10px' }, l3: { value: '16px' } },
  shadows: {
    card: both('0 1px 2px rgb(18 19 16 / 0.08)', 'none'),
    raised: both('0 6px 20px rgb(18 19 16 / 0.12)', '0 0 0 1px {colors.silt.700}'),
  },
  colors: {
    bg: grounds,
    fg: texts,
    border: lines,
    brand: role('paddy', both('{colors.paddy.600}', '{colors.paddy.400}'), both('{colors.white}', '{colors.paddy.950}')),
    accent: role('mustard', both('{colors.mustard.400}', '{colors.mustard.300}'), both('{colors.mustard.950}', '{colors.mustard.950}')),
    danger: role('chili', both('{colors.chili.600}', '{colors.chili.400}'), both('{colors.white}', '{colors.chili.950}')),
    info: role('river', both('{colors.river.600}', '{colors.river.400}'), both('{colors.white}', '{colors.river.950}')),
    gray: role('silt', both('{colors.silt.900}', '{colors.silt.50}'), both('{colors.white}', '{colors.silt.900}')),
    rating: { on: both('{colors.mustard.600}', '{colors.mustard.300}') },
    chart: {
      1: both('{colors.river.500}', '{colors.river.500}'),
      2: both('{colors.paddy.700}', '{colors.paddy.300}'),
      3: both('{colors.mustard.600}', '{colors.mustard.500}'),
    },
  },
});

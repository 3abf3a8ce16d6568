import { defineRecipe, defineSlotRecipe, defineTextStyles } from '@chakra-ui/react/styled-system';

/**
 * Styles of the few Chakra parts we use. Controls are 44 px high (`lg`) everywhere; `md` (40 px) is for dense desktop
 * screens with a mouse.
 */
const ring = { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' };

/** Line heights are variables: Bangla needs more space than Latin (base.css). */
export const textStyles = defineTextStyles(
  Object.fromEntries(['sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size) => [size, { value: { fontSize: size } }])),
);

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    flexShrink: '0',
    lineHeight: 'var(--line-control)',
    fontWeight: '600',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _focusVisible: ring,
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { flexShrink: '0', width: '5', height: '5' },
  },
  variants: {
    size: {
      md: { minH: '10', minW: '10', px: '4', py: '1', gap: '2', fontSize: 'md', '@media (pointer: coarse)': { minH: '11', minW: '11' } },
      lg: { minH: '11', minW: '11', px: '5', py: '1.5', gap: '2', fontSize: 'md' },
      xl: { minH: '12', minW: '12', px: '6', py: '2', gap: '2.5', fontSize: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: { bg: 'bg.panel', borderColor: 'colorPalette.border', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      ghost: { bg: 'transparent', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: { bg: 'transparent', color: 'colorPalette.fg', px: '1', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  defaultVariants: { size: 'lg', variant: 'solid' },
});

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  lineHeight: 'var(--line-control)',
  fontSize: 'md',
  _placeholder: { color: 'fg.subtle', opacity: '1' },
  _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
} as const;

const sizes = { md: { minH: '10', px: '3', py: '1.5' }, lg: { minH: '11', px: '4', py: '2' } };

const input = defineRecipe({ className: 'input', base: control, variants: { size: sizes }, defaultVariants: { size: 'lg' } });
const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, lineHeight: 'var(--line-body)', resize: 'vertical' },
  variants: { size: { lg: { px: '4', py: '2.5', minH: '24' } } },
  defaultVariants: { size: 'lg' },
});

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: '700', lineHeight: 'var(--line-heading)', textWrap: 'balance' },
  variants: {
    size: {
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
      '2xl': { fontSize: { base: '3xl', lg: '4xl' } },
    },
  },
  defaultVariants: { size: 'xl' },
});

const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator', 'requiredIndicatorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', width: '100%', position: 'relative', gap: '1.5' },
    label: { display: 'flex', alignItems: 'center', gap: '1', fontWeight: '600', fontSize: 'md', minH: '6' },
    requiredIndicator: { color: 'fg.error' },
    errorText: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      fontWeight: '500',
      color: 'fg.error',
      _icon: { flexShrink: '0', width: '5', height: '5', mt: '0.5' },
    },
    helperText: { color: 'fg.muted', fontSize: 'sm' },
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: '100%', position: 'relative' },
    field: { ...control, cursor: 'pointer', textOverflow: 'ellipsis', '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { width: '5', height: '5' },
    },
  },
  variants: { size: { md: { field: { minH: '10', ps: '3', pe: '10' } }, lg: { field: { minH: '11', ps: '4', pe: '10', py: '2' } } } },
  defaultVariants: { size: 'lg' },
});

export const recipes = { button, input, textarea, heading };
export const slotRecipes = { field, nativeSelect };

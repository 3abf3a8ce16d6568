import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { recipes, slotRecipes, textStyles } from './recipes';
import { semanticTokens, tokens } from './tokens';

/**
 * The lean Chakra system: our tokens and only the recipes in use on Chakra's base. Its reset, tokens and the recipes of
 * screens without a form become a style sheet at build (client/build/theme-css.ts). The classes of repeated cells are
 * plain style sheets beside this file.
 */
const config = defineConfig({
  cssVarsPrefix: 'hb',
  preflight: true,
  globalCss: {
    html: { colorPalette: 'brand' },
    '*': { '--global-color-border': 'colors.border' },
    body: { bg: 'bg.subtle', color: 'fg', fontFamily: 'body' },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
  },
});

export const system = createSystem(defaultBaseConfig, config);

/** For the fields of forms: reset and tokens are in the style sheet already and need not be written again. */
export const formSystem: typeof system = { ...system, _global: [] };

import { brandNames, brandSlogans } from '../../schema/values/site/brand-names';

/** The brand's name and texts: a change of name is a change of brand-names.ts and of the wordmark drawings. */
export const brand = {
  name: brandNames,
  slogan: brandSlogans,
  themeColor: { light: '#1F743A', dark: '#1D1E1A' },
} as const;

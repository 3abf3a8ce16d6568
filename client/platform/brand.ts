/** The brand's name and texts, in one place: a change of name is a change of this file and of the wordmark drawings. */
export const brand = {
  name: { en: 'Haatbar', bn: 'হাটবার' },
  slogan: { en: 'Every day is market day', bn: 'প্রতিদিনই হাটবার' },
  themeColor: { light: '#1F743A', dark: '#1D1E1A' },
} as const;

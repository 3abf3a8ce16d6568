/** The brand's name and words, in one place: a change of name is a change of this file and of the wordmark drawings. */
export const brand = {
  name: { en: 'Haatbar', bn: 'হাটবার' },
  slogan: { en: 'Every day is market day', bn: 'প্রতিদিনই হাটবার' },
  supportPhone: '16123',
  supportEmail: 'help@haatbar.example',
  themeColor: { light: '#1F743A', dark: '#1D1E1A' },
} as const;

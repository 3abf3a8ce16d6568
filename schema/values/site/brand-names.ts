/** The name and the slogan of the site in both languages. */
export const brandNames = { en: 'Haatbar', bn: 'হাটবার' } as const;

export const brandSlogans = { en: 'Every day is market day', bn: 'প্রতিদিনই হাটবার' } as const;

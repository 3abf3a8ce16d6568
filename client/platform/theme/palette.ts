/**
 * The five colour ramps: paddy = brand, mustard = offers and ratings, chili = danger, river = information, silt =
 * neutral.
 */
const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
type Step = (typeof steps)[number];
export type Ramp = Record<Step, { value: string }>;

const ramp = (colors: string): Ramp => {
  const values = colors.split(' ');
  return Object.fromEntries(steps.map((step, index) => [step, { value: `#${values[index] ?? ''}` }])) as Ramp;
};

export const palette = {
  paddy: ramp('F0F9F1 DCF1DF BAE2C1 8CCB99 56AD6B 2F8F4B 1F743A 195C30 164A28 123D22 082213'),
  mustard: ramp('FFF9EB FEF0C7 FDE08A FBCB4B F5B120 DB8E0B A85F05 8A4B0A 713D10 603312 371905'),
  chili: ramp('FEF2F1 FDE3E1 FBCBC7 F7A59F F07A71 DC4438 BF2A1F 9E2118 831F18 6D201A 3B0C09'),
  river: ramp('EFF6FD DBEAFA BCD9F5 8EC0ED 5A9FE0 3380CC 1F65AE 1B518C 1A4574 1A3B61 112540'),
  silt: ramp('FAFAF7 F3F3EE E5E5DD D0D0C6 A3A399 76766D 5A5A52 43433D 2C2D28 1D1E1A 121310'),
} as const;

export type RampName = keyof typeof palette;

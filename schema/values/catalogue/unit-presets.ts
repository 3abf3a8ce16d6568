/**
 * Units of trade beside the seven standard ones: one choice fills in the note of the unit Others and, where it has one,
 * its weight.
 */
export interface UnitPreset {
  readonly key: 'MAUND' | 'SACK' | 'HALI' | 'LITRE';
  readonly en: string;
  readonly bn: string;
  /** The note in either language. */
  readonly note: { readonly en: string; readonly bn: string };
  /**
   * Kilograms in one as the form suggests it, null where it differs from product to product. A litre of milk or oil
   * weighs 0.9 to 1.03 kg.
   */
  readonly kg: string | null;
  /** Pieces in one, null where it is not counted. */
  readonly pieces: string | null;
}

export const unitPresets: readonly UnitPreset[] = [
  { key: 'MAUND', en: 'Maund', bn: 'মণ', note: { en: '1 maund = 40 kg', bn: '১ মণ = ৪০ কেজি' }, kg: '40', pieces: null },
  { key: 'SACK', en: 'Sack', bn: 'বস্তা', note: { en: '1 sack = 50 kg', bn: '১ বস্তা = ৫০ কেজি' }, kg: '50', pieces: null },
  { key: 'HALI', en: 'Hali', bn: 'হালি', note: { en: '1 hali = 4 pieces', bn: '১ হালি = ৪ পিস' }, kg: null, pieces: '4' },
  { key: 'LITRE', en: 'Litre', bn: 'লিটার', note: { en: '1 litre', bn: '১ লিটার' }, kg: '1', pieces: null },
];

/** The seven standard units, what each allows a buyer, and what each weighs. */
export const Unit = {
  KG: 'KG',
  PIECE: 'PIECE',
  TON: 'TON',
  DOZEN: 'DOZEN',
  QUARTER: 'QUARTER',
  PAIR: 'PAIR',
  OTHERS: 'OTHERS',
} as const;
export type Unit = (typeof Unit)[keyof typeof Unit];

export interface UnitFacts {
  /** As screens and REST spell it. */
  readonly en: string;
  readonly bn: string;
  /** How many decimals a buyer's quantity may have; sellers type whole numbers. */
  readonly decimals: number;
  /** Kilograms in one unit as an exact decimal, null where a unit has no weight of its own. */
  readonly kgFactor: string | null;
}

export const unitFacts: Record<Unit, UnitFacts> = {
  KG: { en: 'KG', bn: 'কেজি', decimals: 3, kgFactor: '1' },
  PIECE: { en: 'Piece', bn: 'পিস', decimals: 0, kgFactor: null },
  TON: { en: 'Ton', bn: 'টন', decimals: 3, kgFactor: '1000' },
  DOZEN: { en: 'Dozen', bn: 'ডজন', decimals: 0, kgFactor: null },
  QUARTER: { en: 'Quarter', bn: 'পোয়া', decimals: 0, kgFactor: '0.25' },
  PAIR: { en: 'Pair', bn: 'জোড়া', decimals: 0, kgFactor: null },
  OTHERS: { en: 'Others', bn: 'অন্যান্য', decimals: 0, kgFactor: null },
};

/** The order of the unit dropdown: Others comes last. */
export const units = [Unit.KG, Unit.PIECE, Unit.TON, Unit.DOZEN, Unit.QUARTER, Unit.PAIR, Unit.OTHERS] as const;
export const defaultUnit: Unit = Unit.KG;

/**
 * Whether the seller may give the weight of one unit: pieces, dozens, pairs and units of their own have none otherwise.
 */
export const takesUnitWeight = (unit: Unit): boolean => unitFacts[unit].kgFactor === null;

/** Kilograms in one unit: of the unit itself, or as the seller gave it; null where it has no weight. */
export function kilogramsIn(unit: Unit, unitWeightKg: string | null): string | null {
  return unitFacts[unit].kgFactor ?? unitWeightKg;
}

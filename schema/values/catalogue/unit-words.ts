/**
 * Finding a unit by what people write: its label in either language, and what it is also called. Units of trade of
 * their own (মণ, হালি) are the unit Others with a note and a weight.
 */
import { normaliseSearch } from './synonyms';
import { type UnitPreset, unitPresets } from './unit-presets';
import { Unit, unitFacts, units } from './units';

const alsoCalled: Readonly<Record<Unit | UnitPreset['key'], readonly string[]>> = {
  KG: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'কেজী', 'কে.জি', 'কিলো', 'কিলোগ্রাম'],
  PIECE: ['pieces', 'pc', 'pcs', 'পিচ', 'পিছ', 'টি', 'টা'],
  TON: ['tons', 'tonne', 'tonnes', 'metric ton', 'মেট্রিক টন'],
  DOZEN: ['dozens', 'doz', 'dz'],
  QUARTER: ['quarters', 'poa', 'poya'],
  PAIR: ['pairs', 'jora'],
  OTHERS: ['other', 'অন্য'],
  MAUND: ['maunds', 'mon', 'মন'],
  SACK: ['sacks', 'bag', 'bags', 'bosta'],
  HALI: ['halis', 'হালী'],
  LITRE: ['litres', 'liter', 'liters', 'ltr'],
};

const unitByWord = new Map(
  units.flatMap((unit) =>
    [unitFacts[unit].en, unitFacts[unit].bn, ...alsoCalled[unit]].map((word) => [normaliseSearch(word), unit] as const),
  ),
);
const presetByWord = new Map(
  unitPresets.flatMap((preset) =>
    [preset.en, preset.bn, ...alsoCalled[preset.key]].map((word) => [normaliseSearch(word), preset] as const),
  ),
);

/** Null for what is none of the seven ("Kg", "কেজি", "pcs"): REST and imports send labels. */
export function parseUnit(text: unknown): Unit | null {
  return typeof text === 'string' ? (unitByWord.get(normaliseSearch(text)) ?? null) : null;
}

interface WrittenUnit {
  readonly unit: Unit;
  /** The note that the unit Others needs, where the word gives one. */
  readonly note: string | null;
  readonly kg: string | null;
}

/** The same, and units of trade; a note is in the language of the word. */
export function parseWrittenUnit(text: string): WrittenUnit | null {
  const unit = parseUnit(text);
  if (unit) return { unit, note: null, kg: null };
  const preset = presetByWord.get(normaliseSearch(text));
  if (!preset) return null;
  return { unit: Unit.OTHERS, note: /[\u0980-\u09ff]/.test(text) ? preset.note.bn : preset.note.en, kg: preset.kg };
}

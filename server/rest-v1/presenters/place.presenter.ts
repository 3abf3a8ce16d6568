/** Places as partners write them: by name, in either language, also by spellings that were official before 2018 or are common on other services. */
import type { PlaceNames } from '../../modules/geography/geography.service';
import type { RestFields, RestValue } from '../rest-route';

/** Other spelling (bare letters) → ours, for divisions and districts. */
const SPELLINGS: Readonly<Record<string, string>> = {
  chittagong: 'Chattogram',
  chattagram: 'Chattogram',
  barisal: 'Barishal',
  comilla: 'Cumilla',
  bogra: 'Bogura',
  jessore: 'Jashore',
  coxbazar: "Cox's Bazar",
  khagrachari: 'Khagrachhari',
  laxmipur: 'Lakshmipur',
  chapainababganj: 'Chapainawabganj',
  nawabganj: 'Chapainawabganj',
  chapainawabgonj: 'Chapainawabganj',
  jhenidah: 'Jhenaidah',
  jhalakathi: 'Jhalokathi',
  jhalakati: 'Jhalokathi',
  maulvibazar: 'Moulvibazar',
  narshingdi: 'Narsingdi',
  netrakona: 'Netrokona',
  panchagar: 'Panchagarh',
};

/** `thana` is the outside word for an upazila. */
export function placeNames({ division, district, thana }: RestFields): PlaceNames {
  return { division: ourSpelling(division), district: ourSpelling(district), upazila: nameOf(thana) };
}

function ourSpelling(value: RestValue | undefined): string | null {
  const name = nameOf(value);
  return name && (SPELLINGS[name.toLowerCase().replace(/[^a-z]/g, '')] ?? name);
}

function nameOf(value: RestValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

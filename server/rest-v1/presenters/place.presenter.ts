/**
 * Places as partners write them: by name, in either language, also by spellings that were official before 2018 or are
 * common on other services.
 */
import type { PlaceNames } from '../../modules/geography/place-ids.types';
import { AppError, type FieldError } from '../../platform/errors/app-error';
import { invalidInput } from '../../platform/errors/validation-error';
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

const PARTS = {
  divisionId: ['division', 'register.unknownDivision'],
  districtId: ['district', 'register.unknownDistrict'],
  upazilaId: ['thana', 'register.unknownThana'],
} as const;
const LONGEST_ECHO = 60;

/** The error of the rules, with a place that was given and is not known named as such, by its field and value. */
export function nameUnknownPlaces(error: unknown, fields: RestFields): unknown {
  if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') return error;
  return invalidInput((error.fields ?? []).map((violation) => unknownPlace(violation, fields) ?? violation));
}

function unknownPlace({ field, key }: FieldError, fields: RestFields): FieldError | null {
  if (key !== 'register.location' || !Object.hasOwn(PARTS, field)) return null;
  const [name, unknown] = PARTS[field as keyof typeof PARTS];
  const value = nameOf(fields[name])?.trim();
  return value ? { field: name, key: unknown, params: { value: echo(value) } } : null;
}

/** Returns the value that was sent, in a form that a message can repeat. */
function echo(value: string): string {
  // oxlint-disable-next-line no-control-regex
  return value.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(0, LONGEST_ECHO);
}

function ourSpelling(value: RestValue | undefined): string | null {
  const name = nameOf(value);
  return name && (SPELLINGS[name.toLowerCase().replace(/[^a-z]/g, '')] ?? name);
}

function nameOf(value: RestValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The places of the demo market, found by the names of schema/values/geography. */
import { districts } from '../../schema/values/geography/districts';
import { upazilas } from '../../schema/values/geography/upazilas';
import type { SeedRandom } from '../simulation/seed-random';

export interface Place {
  readonly divisionId: number;
  readonly districtId: number;
  readonly upazilaId: number;
  readonly en: { readonly upazila: string; readonly district: string };
  readonly bn: { readonly upazila: string; readonly district: string };
}

/** Where many of the market's consumers live. */
const cities = [
  'Dhaka',
  'Gazipur',
  'Narayanganj',
  'Chattogram',
  'Sylhet',
  'Khulna',
  'Rajshahi',
  'Bogura',
  'Mymensingh',
  'Cumilla',
  'Rangpur',
  'Barishal',
];

/** "Bogura / Sherpur" → the place. */
export function placeNamed(name: string): Place {
  const [districtName, upazilaName] = name.split(' / ');
  const district = districts.find(({ nameEn }) => nameEn === districtName);
  const upazila = upazilas.find(({ nameEn, districtId }) => nameEn === upazilaName && districtId === district?.id);
  if (!district || !upazila) throw new Error(`No such place: ${name}.`);
  return placeOf(upazila.id);
}

function placeOf(upazilaId: number): Place {
  const upazila = upazilas.find(({ id }) => id === upazilaId);
  const district = districts.find(({ id }) => id === upazila?.districtId);
  if (!district || !upazila) throw new Error(`No such upazila: ${upazilaId}.`);
  return {
    divisionId: district.divisionId,
    districtId: district.id,
    upazilaId,
    en: { upazila: upazila.nameEn, district: district.nameEn },
    bn: { upazila: upazila.nameBn, district: district.nameBn },
  };
}

/** Mostly in or around the big cities. */
export function drawPlace(random: SeedRandom): Place {
  if (random.chance(0.25)) return placeOf(random.pick(upazilas).id);
  const city = random.weighted(cities, (name) => (name === 'Dhaka' ? 9 : name === 'Gazipur' || name === 'Chattogram' ? 3 : 1));
  const district = districts.find(({ nameEn }) => nameEn === city);
  return placeOf(random.pick(upazilas.filter(({ districtId }) => districtId === district?.id)).id);
}

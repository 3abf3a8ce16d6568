/** The places in memory, by id, by parent and by name. Made once by GeographyService. */
import { normalised } from '../../../schema/text/normalised';
import { limits } from '../../../schema/values/limits';
import type { District } from './district.entity';
import type { Division } from './division.entity';
import type { PlaceIds, PlaceNames } from './place-ids.types';
import type { Upazila } from './upazila.entity';

interface Named {
  readonly nameEn: string;
  readonly nameBn: string;
}

/** The names by which a place is found, in both languages. */
interface SearchedPlace {
  readonly upazila: Upazila;
  /** The district's name follows: "Savar, Dhaka". */
  readonly names: readonly string[];
  readonly districtNames: readonly string[];
}

export class PlaceIndex {
  private readonly divisionById: ReadonlyMap<number, Division>;
  private readonly districtById: ReadonlyMap<number, District>;
  private readonly upazilaById: ReadonlyMap<number, Upazila>;
  private readonly byDivision: ReadonlyMap<number, District[]>;
  private readonly byDistrict: ReadonlyMap<number, Upazila[]>;
  private readonly searched: readonly SearchedPlace[];

  constructor(
    readonly divisions: Division[],
    districts: District[],
    upazilas: Upazila[],
  ) {
    this.divisionById = new Map(divisions.map((division) => [division.id, division]));
    this.districtById = new Map(districts.map((district) => [district.id, district]));
    this.upazilaById = new Map(upazilas.map((upazila) => [upazila.id, upazila]));
    this.byDivision = groupBy(districts, (district) => district.divisionId);
    this.byDistrict = groupBy(upazilas, (upazila) => upazila.districtId);
    this.searched = upazilas.map((upazila) => ({ upazila, ...namesOf(upazila, this.districtById.get(upazila.districtId)) }));
  }

  districtsOf(divisionId: number): District[] {
    return this.byDivision.get(divisionId) ?? [];
  }

  upazilasOf(districtId: number): Upazila[] {
    return this.byDistrict.get(districtId) ?? [];
  }

  division(id: number | null): Division | null {
    return (id !== null && this.divisionById.get(id)) || null;
  }

  district(id: number | null): District | null {
    return (id !== null && this.districtById.get(id)) || null;
  }

  upazila(id: number | null): Upazila | null {
    return (id !== null && this.upazilaById.get(id)) || null;
  }

  /** Returns the upazilas whose name begins with the text, then those of a district that does, each by English name. */
  search(text: string): Upazila[] {
    const wanted = bare(text);
    if (wanted === '') return [];
    const begins = (names: readonly string[]) => names.some((name) => name.startsWith(wanted));
    const byName = this.searched.filter(({ names }) => begins(names));
    const byDistrict = this.searched.filter(({ names, districtNames }) => !begins(names) && begins(districtNames));
    return [...byName, ...byDistrict].map(({ upazila }) => upazila);
  }

  find(names: PlaceNames): PlaceIds {
    const division = findNamed(this.divisions, names.division);
    const district = findNamed(division ? this.districtsOf(division.id) : [], names.district);
    const upazila = findNamed(district ? this.upazilasOf(district.id) : [], names.upazila);
    return { divisionId: division?.id ?? null, districtId: district?.id ?? null, upazilaId: upazila?.id ?? null };
  }
}

function groupBy<T>(items: readonly T[], parent: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(parent(item), [...(groups.get(parent(item)) ?? []), item]);
  return groups;
}

function namesOf({ nameEn, nameBn }: Named, district: Named | undefined): Omit<SearchedPlace, 'upazila'> {
  const districtNames = [bare(district?.nameEn ?? ''), bare(district?.nameBn ?? '')];
  return { names: [bare(nameEn) + districtNames[0], bare(nameBn) + districtNames[1]], districtNames };
}

function findNamed<T extends Named>(places: readonly T[], name: string | null | undefined): T | null {
  const wanted = bare(name ?? '');
  if (wanted === '') return null;
  return places.find((place) => bare(place.nameEn) === wanted || bare(place.nameBn) === wanted) ?? null;
}

/** "Cox's Bazar" and "coxs bazar" are one place. */
function bare(name: string): string {
  return normalised(name, limits.addressLength)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

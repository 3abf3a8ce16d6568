/**
 * Tokens of a search that are names of places, in either language. Places change with migrations only, so they are
 * folded once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { GeographyService } from '../../../geography/geography.service';
import type { PlaceSet } from '../../words/search-terms';
import { soundOf, wordsOf } from '../../words/search-text';

type Found = { divisions: number[]; districts: number[]; upazilas: number[] };

/** Part of many places' names: they identify none. */
const GENERAL = new Set(
  wordsOf('sadar সদর city metropolitan মেট্রোপলিটন bazar বাজার hat হাট north south east west new উত্তর দক্ষিণ পূর্ব পশ্চিম kotwali কোতোয়ালি'),
);
const LEAST_LETTERS = 4;
const LEAST_SOUNDS = 4;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PlaceWords {
  private index: Promise<ReadonlyMap<string, Found>> | null = null;

  constructor(private readonly geography: GeographyService) {}

  /** The places that are called by one of these, else those that sound so; null where there is none. */
  async placesOf(names: readonly string[]): Promise<(PlaceSet & { readonly isExact: boolean }) | null> {
    const index = await (this.index ??= this.build());
    const matches = names.flatMap((name) => index.get(name) ?? []);
    if (matches.length > 0) return { ...joined(matches), isExact: true };
    const sounding = names.map((name) => soundOf(name)).filter((sound) => sound.length >= LEAST_SOUNDS);
    const alike = sounding.flatMap((sound) => index.get(`~${sound}`) ?? []);
    return alike.length > 0 ? { ...joined(alike), isExact: false } : null;
  }

  private async build(): Promise<ReadonlyMap<string, Found>> {
    const index = new Map<string, Found>();
    const add = (kind: keyof Found, { id, nameEn, nameBn }: { readonly id: number; readonly nameEn: string; readonly nameBn: string }) => {
      const words = [nameEn, nameBn].flatMap(wordsOf).filter((word) => word.length >= LEAST_LETTERS && !GENERAL.has(word));
      const sounds = words.map((word) => soundOf(word)).filter((sound) => sound.length >= LEAST_SOUNDS);
      for (const key of new Set([...words, ...sounds.map((sound) => `~${sound}`)])) {
        const entry = index.get(key) ?? { divisions: [], districts: [], upazilas: [] };
        entry[kind].push(id);
        index.set(key, entry);
      }
    };
    for (const division of await this.geography.divisions()) {
      add('divisions', division);
      for (const district of await this.geography.districts(division.id)) {
        add('districts', district);
        for (const upazila of await this.geography.upazilas(district.id)) add('upazilas', upazila);
      }
    }
    return index;
  }
}

function joined(matches: readonly Found[]): PlaceSet {
  const of = (kind: keyof Found) => [...new Set(matches.flatMap((one) => one[kind]))];
  return { divisions: of('divisions'), districts: of('districts'), upazilas: of('upazilas') };
}

/**
 * The places of Bangladesh: 8 divisions, 64 districts, 495 upazilas and the thanas of the cities. They change with a
 * migration, never while the server runs, so they are read from their tables once and served from memory: a place in
 * each row of a list costs no SQL.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import type { Language } from '../../../schema/values/accounts/roles';
import type { MaybePromise } from '../../platform/maybe-promise';
import { District } from './district.entity';
import { Division } from './division.entity';
import { PlaceIndex } from './place-index';
import { Upazila } from './upazila.entity';
import type { PlaceIds, PlaceNames } from './place-ids.types';

@scoped(Lifecycle.ContainerScoped)
export class GeographyService {
  private index: Promise<PlaceIndex> | null = null;
  private loaded: PlaceIndex | null = null;

  constructor(private readonly db: DataSource) {}

  async divisions(): Promise<Division[]> {
    return (await this.places()).divisions;
  }

  /** Returns the districts of one division, by English name; none for an unknown division. */
  async districts(divisionId: number): Promise<District[]> {
    return (await this.places()).districtsOf(divisionId);
  }

  /** Returns the upazilas of one district, by English name; none for an unknown district. */
  async upazilas(districtId: number): Promise<Upazila[]> {
    return (await this.places()).upazilasOf(districtId);
  }

  /** Returns a few upazilas for a text that is typed, the likeliest first; none for no letter. */
  async findUpazilas(text: string): Promise<Upazila[]> {
    return (await this.places()).search(text).slice(0, serverLimits.foundPlaces);
  }

  /** At once where the tables have been read, as have the next two: lists ask for a place of every row. */
  division(id: number | null): MaybePromise<Division | null> {
    return this.loaded ? this.loaded.division(id) : this.places().then((places) => places.division(id));
  }

  district(id: number | null): MaybePromise<District | null> {
    return this.loaded ? this.loaded.district(id) : this.places().then((places) => places.district(id));
  }

  upazila(id: number | null): MaybePromise<Upazila | null> {
    return this.loaded ? this.loaded.upazila(id) : this.places().then((places) => places.upazila(id));
  }

  /** A row stores its parent's id, and the tables' foreign keys promise that the parent is there. */
  async divisionOf(district: District): Promise<Division> {
    return present(await this.division(district.divisionId));
  }

  async districtOf(upazila: Upazila): Promise<District> {
    return present(await this.district(upazila.districtId));
  }

  /** 'Savar, Dhaka', 'সাভার, ঢাকা'; null for no place. */
  async placeName(upazilaId: number | null, language: Language): Promise<string | null> {
    const upazila = await this.upazila(upazilaId);
    if (!upazila) return null;
    return [upazila, await this.districtOf(upazila)].map(({ nameEn, nameBn }) => (language === 'bn' ? nameBn : nameEn)).join(', ');
  }

  /** A place from its lower two: null for an unknown district, without the upazila where that is elsewhere. */
  async placeIn(districtId: number, upazilaId: number | null): Promise<(PlaceIds & { divisionId: number; districtId: number }) | null> {
    const [district, upazila] = [await this.district(districtId), await this.upazila(upazilaId)];
    if (!district) return null;
    return { divisionId: district.divisionId, districtId, upazilaId: upazila?.districtId === districtId ? upazila.id : null };
  }

  /** Do the three belong together? An incomplete place is rejected too. */
  async isPlace({ divisionId, districtId, upazilaId }: Partial<PlaceIds>): Promise<boolean> {
    const upazila = await this.upazila(upazilaId ?? null);
    if (!upazila || upazila.districtId !== districtId) return false;
    return (await this.districtOf(upazila)).divisionId === divisionId;
  }

  /** Ids for names, from the top down, as far as they are known: a district counts only within its division. */
  async findPlace(names: PlaceNames): Promise<PlaceIds> {
    return (await this.places()).find(names);
  }

  private places(): Promise<PlaceIndex> {
    this.index ??= this.read().catch((error: unknown) => {
      this.index = null; // the next request tries again
      throw error;
    });
    return this.index;
  }

  private async read(): Promise<PlaceIndex> {
    const byName = { order: { nameEn: 'ASC' } } as const;
    const [divisions, districts, upazilas] = await Promise.all([
      this.db.getRepository(Division).find(byName),
      this.db.getRepository(District).find(byName),
      this.db.getRepository(Upazila).find(byName),
    ]);
    this.loaded = new PlaceIndex(divisions, districts, upazilas);
    return this.loaded;
  }
}

function present<T>(place: T | null): T {
  if (!place) throw new Error('A place without its parent.');
  return place;
}

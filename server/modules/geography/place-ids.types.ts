/** A place, as it is stored and as it is written. */
/** A place as accounts, products and orders store it. */
export interface PlaceIds {
  readonly divisionId: number | null;
  readonly districtId: number | null;
  readonly upazilaId: number | null;
}

/** A place as people and partners write it, in either language. */
export interface PlaceNames {
  readonly division?: string | null;
  readonly district?: string | null;
  readonly upazila?: string | null;
}

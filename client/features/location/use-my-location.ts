import { useState } from 'react';
import { useDistrictMiddlesLazyQuery } from '../../generated/graphql';
import type { Named } from '../../platform/format';
import { nearestDistrict } from './nearest-district';

export type LocationProblem = 'denied' | 'unavailable' | 'outside';
export interface FoundDistrict extends Named {
  readonly id: number;
  readonly divisionId: number;
}

const waitMs = 15_000;
const freshMs = 600_000;

function askDevice(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: waitMs, maximumAge: freshMs });
  });
}

/** Asks the device only when `find` is called, and returns the nearest district. */
export function useMyLocation() {
  const [loadMiddles] = useDistrictMiddlesLazyQuery({ fetchPolicy: 'cache-first' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);

  const look = async (): Promise<FoundDistrict | LocationProblem> => {
    try {
      const [{ coords }, { data }] = await Promise.all([askDevice(), loadMiddles()]);
      const middles = (data?.divisions ?? []).flatMap((division) =>
        division.districts.map((district) => ({ ...district, divisionId: division.id })),
      );
      if (middles.length === 0) return 'unavailable';
      return nearestDistrict({ lat: coords.latitude, lon: coords.longitude }, middles) ?? 'outside';
    } catch (failure) {
      const isDenied = (failure as Partial<GeolocationPositionError>).code === 1; // PERMISSION_DENIED
      return isDenied ? 'denied' : 'unavailable';
    }
  };
  const find = async (): Promise<FoundDistrict | null> => {
    setBusy(true);
    const result = await look();
    setBusy(false);
    setProblem(typeof result === 'string' ? result : null);
    return typeof result === 'string' ? null : result;
  };
  return { find, busy, problem, isOffered: 'geolocation' in navigator };
}

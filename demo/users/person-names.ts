/** Draws believable names and addresses for the demo market. */
import { menFirst, menHinduLast, menLast, streets, womenFirst, womenLast, type TwoScripts } from '../data/names.data';
import type { SeedRandom } from '../simulation/seed-random';

/** The last five first names of the men's list go with the other family names. */
const HINDU_FROM = menFirst.length - 5;

export function drawName(random: SeedRandom): TwoScripts {
  if (random.chance(0.38)) return join(random.pick(womenFirst), random.pick(womenLast));
  const first = random.int(0, menFirst.length - 1);
  const name = menFirst[first] ?? menFirst[0];
  return join(name, first >= HINDU_FROM ? random.pick(menHinduLast) : random.pick(menLast));
}

export function drawStreet(random: SeedRandom): TwoScripts {
  return random.pick(streets);
}

function join(first: TwoScripts, last: TwoScripts): TwoScripts {
  return { en: `${first.en} ${last.en}`, bn: `${first.bn} ${last.bn}` };
}

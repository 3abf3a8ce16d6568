/**
 * The catalogue of illustrations: every art kind of the schema, and finer subjects the demo seed asks for by name. It
 * uses the drawings beside it.
 */
import type { ArtKind } from '../../schema/values/site/art-kinds';
import { animalDrawings } from './animals/animal.drawings';
import { Canvas } from './canvas';
import { craftDrawings } from './crafts/craft.drawings';
import { illustrate } from './drawing';
import { fieldDrawings } from './produce/field.drawings';
import { marketDrawings } from './scenes/market.drawings';
import { orchardDrawings } from './produce/orchard.drawings';
import { pantryDrawings } from './produce/pantry.drawings';
import { produceDrawings } from './produce/produce.drawings';
import { vegetableDrawings } from './produce/vegetables.drawings';

const drawings = {
  ...produceDrawings,
  ...vegetableDrawings,
  ...orchardDrawings,
  ...fieldDrawings,
  ...animalDrawings,
  ...craftDrawings,
  ...marketDrawings,
  ...pantryDrawings,
};
export type Subject = keyof typeof drawings;

/**
 * 800 × 640. The same subject, variant and setting give the same bytes; another variant another arrangement, sort and
 * background; another setting the same sort in another vessel, before another background.
 */
export function illustrationSvg(subject: Subject, variant = 0, setting = 0): string {
  return illustrate(drawings[subject], new Canvas(seedOf(subject) + variant * 7919, setting));
}

/** The drawing of an art kind of the schema: this fails to compile when it names one that no one has drawn. */
export function artKindSvg(kind: ArtKind, variant = 0): string {
  return illustrationSvg(kind, variant);
}

function seedOf(name: string): number {
  let hash = 17;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 100003;
  return hash;
}

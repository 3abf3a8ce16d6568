/** The shape of one kind of products in kinds.data.ts. */
import type { Unit } from '../../schema/values/catalogue/units';
import type { Subject } from '../art/illustrations';

type Both = readonly [en: string, bn: string];
type Variants = `${number}` | `${number},${number}`;

export interface ProductKind {
  readonly key: string;
  readonly category: string;
  readonly subject: Subject;
  /** Which of the drawing's arrangements show it rightly (a red potato is a red potato). */
  readonly variants: readonly number[];
  readonly unit: Unit;
  readonly price: number;
  readonly name: Both;
  readonly about: Both;
  /** Explains the unit OTHERS; null for every other unit. */
  readonly note: string | null;
}

/** Drawn in two arrangements, because much is sold under them. */
const varied: ReadonlySet<Subject> = new Set<Subject>([
  'paddy',
  'wheat',
  'brinjal',
  'gourd',
  'vegetable',
  'ginger',
  'herbs',
  'guava',
  'coconut',
  'claypot',
  'tools',
  'bamboo',
  'textile',
  'jute',
  'oil',
  'milk',
]);

export function kind(
  key: string,
  category: string,
  image: Subject | `${Subject}:${Variants}`,
  unit: Unit,
  price: number,
  name: Both,
  about: Both,
  note: string | null = null,
): ProductKind {
  const [subject, variants] = image.split(':') as [Subject, string | undefined];
  return {
    key,
    category,
    subject,
    variants: variants?.split(',').map(Number) ?? (varied.has(subject) ? [0, 1] : [0]),
    unit,
    price,
    name,
    about,
    note,
  };
}

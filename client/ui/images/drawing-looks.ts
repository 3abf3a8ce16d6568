/**
 * Drawings are shared by the products that they suit. In a grid, equal ones within reach of each other, beside or below
 * in two to five columns, are shown mirrored or from nearer (cells.css), so that no two neighbours look the same. A
 * photograph is shown as it is.
 */
interface Drawn {
  readonly url: string;
  readonly isIllustration?: boolean;
}

/** A grid has at most so many columns; there is one look more, so that one is always free. */
const COLUMNS = 5;
const LOOKS = [0, 1, 2, 3, 4, 5] as const;

/** The look of each image, by those before it alone: a list that grows leaves the first ones as they are. */
export function drawingLooks(images: readonly (Drawn | null | undefined)[]): number[] {
  const looks: number[] = [];
  for (const [at, image] of images.entries()) {
    const isTaken = (look: number) =>
      images
        .slice(Math.max(0, at - COLUMNS), at)
        .some((other, place) => other?.url === image?.url && looks[Math.max(0, at - COLUMNS) + place] === look);
    looks.push(image?.isIllustration ? (LOOKS.find((look) => !isTaken(look)) ?? 0) : 0);
  }
  return looks;
}

/**
 * The rendered drawings of the demo market's products, beside the code that was compiled from here: each as it is
 * shown, in each width of an image.
 */
import { join } from 'node:path';
import type { Subject } from './illustrations';

export const PRODUCT_IMAGES_FOLDER = join(__dirname, 'product-images');
/** In pixels of the widest; what an upload of that size would get as widths. */
export const PRODUCT_IMAGE_SIZE = { width: 640, height: 512 } as const;
/** A drawing that several products share is shown by each of them in another vessel, before another background. */
export const VARIANTS = 4;

export interface ProductImageFile {
  readonly subject: Subject;
  readonly variant: number;
  /** 0 to the number of variants less one. */
  readonly look: number;
  readonly width: number;
}

export function productImageFile({ subject, variant, look, width }: ProductImageFile): string {
  return join(PRODUCT_IMAGES_FOLDER, `${subject}-${variant}-${look}-${width}.webp`);
}

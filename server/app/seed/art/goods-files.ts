/** Where the rendered drawings of the demo market's goods lie, beside the code that was compiled from here. */
import { join } from 'node:path';
import type { Subject } from './illustrations';

export const GOODS_FOLDER = join(__dirname, 'goods');

export function goodsFile(subject: Subject, variant: number): string {
  return join(GOODS_FOLDER, `${subject}-${variant}.webp`);
}

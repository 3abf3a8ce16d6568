/** The entry of the thread that reads a file of products (product-imports.service.ts). */
import { answerWith } from '../../../platform/threads/thread-work';
import { readImportFile } from './read-import-file';

/**
 * Lines as JSON, as they are stored: the thread that serves requests neither makes nor reads their objects. They come
 * in slices, since the other thread sends each to the database in one turn.
 */
export interface ReadImport {
  readonly unknownColumns: readonly string[];
  readonly rowCount: number;
  /** Arrays of lines. */
  readonly slices: readonly string[];
}

answerWith(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<ReadImport> => {
  const { unknownColumns, lines } = await readImportFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { unknownColumns, rowCount: lines.length, slices: [...slicesOf(lines)] };
});

/** A slice ends with the line that fills it. */
const SLICE_LINES = 200;
const SLICE_CHARACTERS = 256 * 1024;

function* slicesOf(lines: readonly unknown[]): Generator<string> {
  let slice: string[] = [];
  let length = 0;
  for (const line of lines) {
    const written = JSON.stringify(line);
    slice.push(written);
    length += written.length;
    if (slice.length < SLICE_LINES && length < SLICE_CHARACTERS) continue;
    yield `[${slice.join(',')}]`;
    slice = [];
    length = 0;
  }
  if (slice.length > 0) yield `[${slice.join(',')}]`;
}

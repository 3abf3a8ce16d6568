/** The entry of the thread that reads a file of products (product-imports.service.ts). */
import { answerWith } from '../../../platform/threads/thread-work';
import { readImportFile } from './read-import-file';

/** Lines as JSON, as they are stored: the thread that serves requests neither makes nor reads their objects. */
export interface ReadImport {
  readonly unknownColumns: readonly string[];
  readonly rowCount: number;
  readonly lines: string;
}

answerWith(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<ReadImport> => {
  const { unknownColumns, lines } = await readImportFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { unknownColumns, rowCount: lines.length, lines: JSON.stringify(lines) };
});

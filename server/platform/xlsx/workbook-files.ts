/**
 * The files packed in a workbook (a zip), with limits on their number and unpacked size: a few kilobytes can hold
 * gigabytes of nothing.
 */
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';

/** Sheets, styles, images: far more than any seller's file has. */
const MOST_FILES = 1_000;
/**
 * Limit of one file, unpacked: enough for 5,000 rows with the longest descriptions. yauzl stops a file that unpacks to
 * more than it declares.
 */
const MOST_BYTES = 32 * 1024 * 1024;
/** Limit of all files that are read: texts, and up to five sheets for the one with the headings. */
const MOST_BYTES_IN_ALL = 2 * MOST_BYTES;

/** The file is not a workbook, is damaged or is beyond the limits. */
export class WorkbookError extends Error {}

/** The file is a workbook, and gives more than is read of one. */
export class WorkbookTooLargeError extends WorkbookError {}

/** The file is a workbook whose reading takes more work than the largest table does, however few bytes it has. */
export class WorkbookTooMuchError extends WorkbookError {}

export class WorkbookFiles {
  /** Counts what has been read, over all files of the workbook. */
  readonly use = { elements: 0, entities: 0, bytes: 0 };

  private constructor(
    private readonly zip: ZipFile,
    /** By their names in small letters. */
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws WorkbookError. */
  static async open(bytes: Buffer): Promise<WorkbookFiles> {
    const { fromBufferPromise } = await import('yauzl');
    const entries = new Map<string, Entry>();
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true });
      if (zip.entryCount > MOST_FILES) throw new WorkbookError(`${zip.entryCount} files`);
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
      return new WorkbookFiles(zip, entries);
    } catch (error) {
      if (error instanceof WorkbookError) throw error;
      throw new WorkbookError('It is no zip file.', { cause: error });
    }
  }

  /**
   * Null where there is no such file; names of parts are the same in capital and small letters. Throws WorkbookError
   * for one that is encrypted, WorkbookTooLargeError for one that is too large.
   */
  async stream(path: string): Promise<Readable | null> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return null;
    if (entry.uncompressedSize > MOST_BYTES) throw new WorkbookTooLargeError(`${path} has ${entry.uncompressedSize} bytes.`);
    if (!entry.canDecodeFileData()) throw new WorkbookError(`${path} is encrypted or packed in another way.`);
    this.use.bytes += entry.uncompressedSize;
    if (this.use.bytes > MOST_BYTES_IN_ALL) throw new WorkbookTooMuchError('Its files are too large together.');
    return this.zip.openReadStreamPromise(entry);
  }
}

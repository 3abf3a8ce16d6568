/** Files of each kind that an upload takes, with a text of an attacker's choice wherever a file has texts. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { workbook } from './written-files';

export interface FileForm {
  readonly name: string;
  /** A file with this content, of about as many bytes. */
  readonly write: (content: Buffer) => Buffer | Promise<Buffer>;
}

/** Headings of each upload that takes a table; a new one without headings here fails the harness. */
const HEADINGS: Readonly<Record<string, string>> = {
  uploadProductImport: 'Reference,Name,Category,Unit,Price (Tk),Stock,Description',
  importGatewaySettlement: 'Transaction ID,Amount,Fee,Net amount,Settlement date',
};
function headingsOf(upload: string): string {
  const headings = HEADINGS[upload];
  if (headings === undefined) throw new Error(`file-forms.ts does not know the headings of ${upload}.`);
  return headings;
}

const ROWS = 1_900;
const JPEG_SEGMENT_BYTES = 65_000;

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function inParts(text: string, count: number): string[] {
  const length = Math.max(1, Math.floor(text.length / count));
  return Array.from({ length: Math.floor(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));
}

/** The content as a whole file, as headings, in one cell, and in a cell of each of many rows. */
export function tableForms(upload: string): FileForm[] {
  const headings = headingsOf(upload);
  const cells = ','.repeat(headings.split(',').length - 1);
  return [
    { name: 'whole file', write: (content) => content },
    { name: 'CSV, headings', write: (content) => Buffer.concat([Buffer.from(`${headings},`), content, Buffer.from(`\n1${cells}\n`)]) },
    { name: 'CSV, one cell', write: (content) => Buffer.from(`${headings}\n${inQuotes(content.toString())}${cells}\n`) },
    {
      name: 'CSV, each row',
      write: (content) => {
        const rows = inParts(content.toString(), ROWS).map((part) => inQuotes(part) + cells);
        return Buffer.from(`${headings}\n${rows.join('\n')}\n`);
      },
    },
  ];
}

export function workbookForms(upload: string): FileForm[] {
  const row = (cells: string) => `<row>${cells}</row>`;
  const headings = row(
    headingsOf(upload)
      .split(',')
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join(''),
  );
  const ofTexts = (texts: readonly string[]) =>
    workbook(
      headings + texts.map((_, at) => row(`<c t="s"><v>${at}</v></c>`)).join(''),
      texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join(''),
    );
  // a workbook gives as much text as a file of CSV has bytes, its separators among them
  const textOf = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.97)).toString();
  return [
    { name: 'workbook, one cell', write: (content) => ofTexts([textOf(content)]) },
    { name: 'workbook, each row', write: (content) => ofTexts(inParts(textOf(content), ROWS)) },
    { name: 'workbook, markup', write: (content) => workbook(headings + row(content.toString())) },
  ];
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function jpegSegments(marker: number, content: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(content.length / JPEG_SEGMENT_BYTES) }, (_, at) => {
    const part = content.subarray(at * JPEG_SEGMENT_BYTES, (at + 1) * JPEG_SEGMENT_BYTES);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(part.length + 2, 2);
    return Buffer.concat([head, part]);
  });
}

const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a84' } });

export const smallImage = (): Promise<Buffer> => plain.clone().jpeg().toBuffer();

/** The content as a whole file, and as the comments and other data of images that are otherwise right. */
export async function imageForms(): Promise<FileForm[]> {
  const [jpeg, png, webp] = await Promise.all([smallImage(), plain.clone().png().toBuffer(), plain.clone().webp().toBuffer()]);
  const afterHeader = 8 + 25; // the signature and IHDR
  const segments =
    (marker: number, before = '') =>
    (content: Buffer) =>
      Buffer.concat([jpeg.subarray(0, 2), ...jpegSegments(marker, Buffer.concat([Buffer.from(before), content])), jpeg.subarray(2)]);
  return [
    { name: 'whole file', write: (content) => content },
    { name: 'JPEG, comments', write: segments(0xfe) },
    { name: 'JPEG, Exif', write: segments(0xe1, 'Exif\0\0II*\0') },
    {
      name: 'PNG, text',
      write: (content) =>
        Buffer.concat([
          png.subarray(0, afterHeader),
          pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), content])),
          png.subarray(afterHeader),
        ]),
    },
    { name: 'WebP, bytes after the image', write: (content) => Buffer.concat([webp, content]) },
  ];
}

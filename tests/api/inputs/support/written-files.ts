/** This file writes workbooks and tables as large or as strange as a test asks for. */
import { ZipFile } from 'yazl';
import { serverLimits } from '../../../../schema/values/server-limits';

async function zipOf(contents: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const workbook = (sheet: string, shared = '') =>
  zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  });

export const BANGLA = 'আলু ';
const sharedText = (text: string) => `<si><t>${text}</t></si>`;
const sharedCell = (at: number) => `<c t="s"><v>${at}</v></c>`;

/** A workbook of so many rows, which all have one text for a description. */
export const repeating = (text: string, rows: number) =>
  workbook(
    `<row>${[0, 1, 2].map(sharedCell).join('')}</row>${`<row><c/>${[3, 4].map(sharedCell).join('')}</row>`.repeat(rows)}`,
    ['Reference', 'Name', 'Description', 'Lal Alu', text].map(sharedText).join(''),
  );

/** Rows of one kind, as many as a file of the largest allowed size has. */
export function largest(head: string, row: (at: number) => string, encoding: BufferEncoding = 'utf8'): Buffer {
  const rows = [encoding === 'utf16le' ? `\uFEFF${head}` : head];
  let size = Buffer.byteLength(head, encoding) + 4;
  for (let at = 0; at < serverLimits.importRows; at += 1) {
    const next = row(at);
    size += Buffer.byteLength(next, encoding);
    if (size > serverLimits.importBytes) break;
    rows.push(next);
  }
  return Buffer.from(rows.join(''), encoding);
}

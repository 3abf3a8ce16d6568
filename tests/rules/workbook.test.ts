/** Rows of .xlsx workbooks: as Excel writes them, and as strangers do. */
import { ZipFile } from 'yazl';
import { isOldWorkbook, isWorkbook, workbookRows, type WorkbookRow } from '../../server/platform/xlsx/read-workbook';
import { WorkbookError, WorkbookTooLargeError } from '../../server/platform/xlsx/workbook-files';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const files = (sheet: string, shared = ''): Record<string, string> => ({
  'xl/workbook.xml': `<?xml version="1.0"?><workbook ${MAIN} xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="rId7"/><sheet name="B" sheetId="2" r:id="rId8"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId8" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>`,
  ...(shared && { 'xl/sharedStrings.xml': `<sst ${MAIN}>${shared}</sst>` }),
});

async function packed(contents: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function rowsOf(bytes: Buffer, mostBytes = 1_000_000): Promise<WorkbookRow[]> {
  const rows: WorkbookRow[] = [];
  for await (const row of workbookRows(bytes, { mostBytes })) rows.push(row);
  return rows;
}

it('reads the first sheet as texts: shared, rich, inline, numbers, truths, results and errors of formulas, gaps', async () => {
  const shared = '<si><t>Name</t></si><si><r><t xml:space="preserve">Lal </t></r><r><t>Alu</t></r><rPh><t>reru</t></rPh></si>';
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Price &amp; more</t></is></c></row>
    <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><f>1+1</f><v>45.300000000000004</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="e"><v>#REF!</v></c>
    <c r="E4" t="str"><f>A1</f><v>Name</v></c><c r="AB4"><v>1200</v></c></row><row><c><v>7</v></c><c/></row>`;
  const cells = ['Lal Alu', '45.3', 'true', '#REF!', 'Name', ...Array.from({ length: 22 }, () => ''), '1200'];
  expect(await rowsOf(await packed(files(sheet, shared)))).toEqual([
    { line: 1, cells: ['Name', '', 'Price & more'] },
    { line: 4, cells },
    { line: 5, cells: ['7', ''] },
  ]);
});

it('knows a workbook, and one of old programs or with a password, by its first bytes', async () => {
  const workbook = await packed(files(''));
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
  expect([isWorkbook(workbook), isOldWorkbook(workbook), isWorkbook(old), isOldWorkbook(old)]).toEqual([true, false, false, true]);
  expect(isWorkbook(Buffer.from('Name,Price'))).toBe(false);
});

it('reads no column beyond the 200th and no more of a cell than 64 K characters, and counts on where a row has no number', async () => {
  const long = 'x'.repeat(400_000);
  const sheet = `<row r="nonsense"><c r="A1" t="inlineStr"><is><t>${long}</t></is></c><c r="ZZZ1"><v>9</v></c></row><row><c><v>1</v></c></row>`;
  const rows = await rowsOf(await packed(files(sheet)));
  expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(rows[0]?.cells[0]?.length).toBe(64 * 1024);
});

it('counts the texts of rows as a CSV file would hold them, shared ones in each cell', async () => {
  const shared = `<si><t>${'আ'.repeat(100)}</t></si>`;
  const bytes = await packed(files('<row><c t="s"><v>0</v></c><c><v>1</v></c></row>'.repeat(3), shared));
  expect(await rowsOf(bytes, 3 * 303)).toHaveLength(3);
  await expect(rowsOf(bytes, 3 * 303 - 1)).rejects.toBeInstanceOf(WorkbookTooLargeError);
});

const bomb = `<row r="1">${' '.repeat(33 * 1024 * 1024)}</row>`;
const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>';

it.each<[string, () => Promise<Buffer>]>([
  ['a zip of something else', () => packed({ 'word/document.xml': '<x/>' })],
  ['a workbook whose sheet is missing', () => packed({ ...files(''), 'xl/worksheets/sheet1.xml': '' })],
  ['a sheet that is no XML', () => packed({ ...files(''), 'xl/worksheets/sheet1.xml': '<row><c></row>' })],
  ['entities that grow', () => packed({ ...files(''), 'xl/worksheets/sheet1.xml': entities })],
  ['letters that are no UTF-8', () => packed({ ...files(''), 'xl/worksheets/sheet1.xml': Buffer.from([0x3c, 0x78, 0x3e, 0xff, 0xfe]) })],
  ['a few kilobytes that unpack to 33 MB', () => packed(files(bomb))],
  ['more than 1,000 files', () => packed(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, ''])))],
  ['a file that ends early', async () => (await packed(files('<row r="1"/>'))).subarray(0, 200)],
  ['a size that is a lie', async () => lying(await packed(files(`<row r="1">${' '.repeat(100_000)}</row>`)))],
])('rejects %s', async (_name, make) => {
  const bytes = await make();
  await expect(rowsOf(bytes)).rejects.toBeInstanceOf(WorkbookError);
});

/** Declares fewer bytes for every file than it unpacks to, in the directory at the end. */
function lying(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4)) copy.writeUInt32LE(10, at + 24);
  return copy;
}

it('ends at an element with more attributes than any program writes, before it holds them', async () => {
  const attributes = Array.from({ length: 50_000 }, (_, index) => `a${index}="1"`).join(' ');
  await expect(rowsOf(await packed(files(`<row ${attributes}/>`)), 10_000_000)).rejects.toThrow('too many attributes');
  const usual = Array.from({ length: 40 }, (_, index) => `a${index}="1"`).join(' ');
  expect(await rowsOf(await packed(files(`<row ${usual}><c><v>1</v></c></row>`)))).toHaveLength(1);
});

import { type MessageKey, text } from '../../schema/messages/text';
import type { Language } from '../../schema/values/accounts/roles';
import { type DayText, dayTexts } from '../../server/modules/orders/day/day-texts';
import { columnLists, unlistedColumns } from './checks/csv-columns';
import { plant, readSources } from './checks/source-tree';

const files = readSources();
const lists = columnLists(files);

it('every download is written with its one declared list of columns', () => {
  expect(unlistedColumns(files)).toEqual([]);
  expect(lists.length).toBeGreaterThanOrEqual(16);
});

const read = (heading: string, language: Language): string =>
  heading.startsWith('csv.') ? text(heading as MessageKey, language) : dayTexts[language][heading as DayText];

it.each(lists.map(({ file, name, headings }) => [name, file, headings] as const))(
  '%s of %s has a heading in English and in Bangla for each column',
  (_name, _file, headings) => {
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.filter((heading) => !/^[A-Z]/.test(read(heading, 'en')))).toEqual([]);
    expect(headings.filter((heading) => !/[\u0980-\u09ff]/.test(read(heading, 'bn')))).toEqual([]);
  },
);

it('a list of columns that no file is written with, and a file without one, are caught', () => {
  const list = `const COLUMNS: CsvColumns<Row> = {\n  'csv.name': ({ name }) => name,\n};`;
  const name = 'server/modules/orders/x.service.ts';
  expect(unlistedColumns(plant(files, name, list))).toEqual([`${name}: no file is written with COLUMNS`]);
  const writer = `import { writeCsv } from '../../platform/csv/write-csv';`;
  expect(unlistedColumns(plant(files, name, writer))).toEqual([`${name} writes a file without CsvColumns`]);
});

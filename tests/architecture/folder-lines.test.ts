/** Inside a large folder imports go one way as well. An import that goes back is listed here, or the test fails. */
import { type BackImportException, brokenFolderLines, folderCircles, folderImports } from './checks/folder-lines';
import { plant, readSources } from './checks/source-tree';

/** Imports that go up a line, and why: there are none. */
const exceptions: readonly BackImportException[] = [];

const files = readSources();

it('imports between the sub-folders of a large folder go down its line', () => {
  expect(brokenFolderLines(files, exceptions)).toEqual([]);
});

it('each exception has a reason and is listed once', () => {
  expect(exceptions.filter(({ reason }) => reason === '')).toEqual([]);
  expect(new Set(exceptions.map(({ from, to }) => from + to)).size).toBe(exceptions.length);
});

describe('a planted import is caught', () => {
  const lines = { 'server/modules/garden': 'soil → seeds → plants' };
  const garden = new Map([
    ['server/modules/garden/soil/clay.ts', 'export const clay = 1;'],
    ['server/modules/garden/seeds/seed.ts', 'export interface Seed {}'],
    ['server/modules/garden/plants/rice.ts', ''],
  ]);
  const planted = (name: string, text: string, excepted: readonly BackImportException[] = []) =>
    brokenFolderLines(plant(garden, `server/modules/garden/${name}`, text), excepted, lines);
  const upwards = `import type { Seed } from '../seeds/seed';`;

  it('that goes up the line', () => {
    expect(planted('soil/x.ts', upwards)).toEqual([expect.stringContaining('an import goes down the line of folders only')]);
    expect(planted('soil/x.ts', `export const late = () => import('../seeds/seed');`)).toHaveLength(1);
  });

  it('of a folder that has no place in the line', () => {
    expect(planted('cattle/x.ts', '')).toEqual([expect.stringContaining('has no place in the line of folders')]);
    expect(planted('x.ts', '')).toEqual([expect.stringContaining('has no place in the line of folders')]);
  });

  it('of a large module that has no line', () => {
    const crowd = Array.from({ length: 26 }, (_, index) => [`server/modules/town/house-${index}.ts`, ''] as const);
    expect(brokenFolderLines(new Map([...garden, ...crowd]), [], lines)).toEqual([expect.stringContaining('has no line of folders')]);
    expect(brokenFolderLines(new Map([...garden, ...crowd.slice(1)]), [], lines)).toEqual([]);
  });

  it('unless it is excepted, and an exception that nothing needs', () => {
    const excepted = { from: 'server/modules/garden/soil/x.ts', to: 'server/modules/garden/seeds/seed.ts', reason: 'planted' };
    expect(planted('soil/x.ts', upwards, [excepted])).toEqual([]);
    expect(planted('soil/x.ts', '', [excepted])).toEqual([expect.stringContaining('an exception that nothing needs')]);
  });

  it('and a circle of folders', () => {
    const circle = plant(garden, 'server/modules/garden/soil/x.ts', upwards);
    const back = plant(circle, 'server/modules/garden/seeds/x.ts', `import { clay } from '../soil/clay';`);
    const circles = (of: typeof circle) => folderCircles(folderImports(of, 'server/modules/garden', lines), 'server/modules/garden');
    expect(circles(circle)).toEqual([]);
    expect(circles(back)).toEqual([['soil', 'seeds']]);
  });

  it('and what is allowed is let through', () => {
    expect(planted('plants/x.ts', `import { clay } from '../soil/clay'; import type { Seed } from '../seeds/seed';`)).toEqual([]);
    expect(planted('seeds/x.ts', `import { parse } from 'yaml'; import { Seed } from './seed'; import { x } from '../../soil';`)).toEqual(
      [],
    );
  });
});

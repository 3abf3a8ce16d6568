/** A conflict always names the current state: no CONFLICT or INVALID_TRANSITION is made without `current`. */
import { AppError } from '../../server/platform/errors/app-error';
import { conflict } from '../../server/platform/errors/common-errors';
import { plant, readSources, type FileMap } from './checks/source-tree';

const CONFLICT = /new AppError\(\s*(?:'CONFLICT'|'INVALID_TRANSITION'|code\b)/g;

/** Calls of the constructor with such a code, without the word `current` up to the end of their statement. */
function withoutState(files: FileMap): string[] {
  const server = [...files].filter(([name]) => name.startsWith('server/'));
  return server.flatMap(([name, source]) =>
    [...source.matchAll(CONFLICT)]
      .filter(({ index }) => !/\bcurrent\b/.test(source.slice(index, source.indexOf(';', index))))
      .map(() => name),
  );
}

const sources = readSources();

it('every conflict carries the current state, which is never empty', () => {
  expect(withoutState(sources)).toEqual([]);
  const planted = "throw new AppError('CONFLICT', 'product.changed');";
  expect(withoutState(plant(sources, 'server/modules/planted.ts', planted))).toEqual(['server/modules/planted.ts']);
});

it('the types reject a conflict without it', () => {
  // @ts-expect-error: the state is missing
  expect(new AppError('CONFLICT', 'product.changed').options.current).toBeUndefined();
  // @ts-expect-error: the state is empty
  expect(conflict('product.changed', {}).options.current).toEqual({});
  expect(conflict('product.changed', { version: 2 }).options.current).toEqual({ version: 2 });
});

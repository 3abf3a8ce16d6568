/**
 * Which programs the product, its tools and its tests start beside Node itself. Node and npm are all that a machine
 * needs: each of these is there in any case, or what needs it says that it was left out. Nothing is searched for in
 * texts: only listed files may start anything (starting-places.ts), and there whatever is not clear is a violation.
 */
import { type FileMap, isCode } from './source-tree';
import { startsOf } from './starting-code';
import { startsOfFile } from './starting-files';
import { NODE_STARTS, PLACES } from './starting-places';
import { PROGRAMS } from './starting-programs';
import { NAMED } from './starting-ways';
import { NODE } from './started-words';

/** These have the words that they look for, or plant them. */
const ABOUT_IT = /^tests\/architecture\/(?:started-programs\.test|support\/planted-\w+|checks\/start\w+-\w+)\.ts$/;

/** Its scripts are checked by themselves (npm-scripts.ts). */
const OF_NPM = 'package.json';

export interface Project {
  /** Whatever is no data: code, scripts, units and descriptions of containers. */
  readonly files: FileMap;
  readonly packages: ReadonlySet<string>;
}

/** Everything that may start something, listed or not, a line each: `file: starts program`, `file: way`. */
export function startsIn({ files, packages }: Project): string[] {
  const scripts = [...files].filter(([, text]) => text.startsWith('#!')).map(([name]) => name);
  return [...files].flatMap(([file, text]) => {
    const { programs, ways } = isCode(file) ? startsOf(file, text, packages, scripts) : readFile(file, text, scripts);
    const own = new Set(programs.filter((program) => program !== NODE));
    const odd = ABOUT_IT.test(file) ? ways.filter((way) => !/^the (?:function|setting|text|variable) /.test(way)) : ways;
    return [...[...own].map((program) => `${file}: starts ${program}`), ...odd.map((way) => `${file}: ${way}`)];
  });
}

/** The entries of the lists, in the same form. A way that is there more than once has its number: `file ×2`. */
export const namedStarts: readonly string[] = [
  ...Object.entries(PROGRAMS).flatMap(([program, [, ...files]]) =>
    files.filter((file) => file !== OF_NPM).map((file) => `${file}: starts ${program}`),
  ),
  ...Object.values(PLACES).flatMap((files) => files.map((file) => `${file}: imports child_process`)),
  ...NODE_STARTS.flatMap(([way, ...files]) => repeated(files, way)),
  ...NAMED.flatMap(([way, , ...files]) => repeated(files, way)),
];

function repeated(files: readonly string[], way: string): string[] {
  return files.flatMap((entry) => {
    const [file = '', times = '1'] = entry.split(' ×');
    return Array.from({ length: Number(times) }, () => `${file}: ${way}`);
  });
}

/** Returns a line for each start that no list names in its file, or not so often. */
export const unlistedStarts = (project: Project): string[] => without(startsIn(project), namedStarts);

/** Returns what is in the first list more often than in the second. */
export function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of taken) left.set(one, (left.get(one) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

function readFile(file: string, text: string, scripts: readonly string[]): { programs: readonly string[]; ways: readonly string[] } {
  const { programs, odd } = startsOfFile(file, text, scripts);
  return { programs, ways: odd };
}

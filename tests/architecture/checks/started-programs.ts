/**
 * Which programs the product, its tools and its tests start beside Node itself. Node and npm are all that a machine
 * needs: each of these is there in any case, or what needs it says that it was left out. Nothing is searched for in
 * texts: only listed files may start anything (starting-places.ts), and there whatever is not clear is a violation.
 */
import { type FileMap, isCode } from './source-tree';
import { NODE, startsOf } from './starting-code';
import { NAMED, PLACES } from './starting-places';
import { startedByText } from './started-words';

/** By its name, as it is started. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  sh: 'POSIX; PostgreSQL runs under a shell that ends it when its owner is killed, and root asks whether another account may enter a folder',
  bash: 'runs the commands of the documents, which are written for it; part of every Debian and macOS',
  node: 'what everything runs on',
  npm: 'comes with Node; its commands are tested as an operator gives them',
  env: 'coreutils; scripts of npm and units set variables with it',
  mkdir: 'coreutils, in a script of npm',
  dirname: 'coreutils, in scripts of the shell',
  rm: 'coreutils, in .ci/run',
  ps: 'only where there is no /proc, as on macOS, which has it; and by Stryker, of npm run mutation, on every system',
  mkfifo: 'coreutils; Node makes no named pipe',
  mount: 'a small file system for the tests of a full disk, which only root may mount; they say that they are skipped',
  umount: 'removes what mount has made',
  curl: 'only asked whether it is there: the documents use it, and a stand-in replaces it elsewhere',
  sed: 'only asked whether it is there, as curl',
  grep: 'on an installation, which is a Debian; the test of the pages for operators asks whether it is there',
  id: 'coreutils; the numbers of an account, as the pages for operators need them',
  runuser: 'becomes another account as those pages do, where root runs their test',
  docker: 'the containers of an installation, which tools/deploy/roll.sh rolls',
  openssl: 'a certificate for the test of nginx, which is skipped where nginx is missing',
  promtool: 'runs the tests of the alerts where Prometheus is installed; they say that they are skipped',
  'systemd-analyze': 'checks the units where systemd is installed; the test says that it is skipped',
  taskset: 'binds the processes of a bench to a processor; without it the figures spread more',
  git: 'npm run test:quick asks it what has changed, and says so where it is not there; .ci/run has it with its clone',
  nginx: 'the proxy of a cluster, left out where it is not installed',
  'redis-server': 'the Redis of a cluster, left out where it is not installed',
};

/** These have the words that they look for, or plant them. */
const ABOUT_IT = /^tests\/architecture\/(?:started-programs\.test|support\/planted-programs|checks\/start\w+-\w+)\.ts$/;

export interface Project {
  /** Code, scripts of the shell and units of systemd. */
  readonly files: FileMap;
  readonly packages: ReadonlySet<string>;
}

export interface Starting {
  /** By program: where it is started. */
  readonly programs: ReadonlyMap<string, readonly string[]>;
  /** `file: way`, of all files. */
  readonly ways: readonly string[];
}

/** Everything that may start something, listed or not. */
export function startingOf({ files, packages }: Project): Starting {
  const scripts = [...files].filter(([, text]) => text.startsWith('#!')).map(([name]) => name);
  const programs = new Map<string, string[]>();
  const ways: string[] = [];
  for (const [file, text] of files) {
    const found = isCode(file) ? startsOf(file, text, packages, scripts) : startsOfScript(file, text, scripts);
    for (const program of found.programs) if (program !== NODE) programs.set(program, [...(programs.get(program) ?? []), file]);
    for (const way of found.ways) if (!(ABOUT_IT.test(file) && way.startsWith('the text'))) ways.push(`${file}: ${way}`);
  }
  return { programs, ways };
}

/** Every way that the lists name. */
export const namedWays: readonly string[] = [
  ...Object.values(PLACES).flatMap((files) => files.map((file) => `${file}: imports child_process`)),
  ...NAMED.flatMap(([way, , ...files]) => files.map((file) => `${file}: ${way}`)),
];

/** Returns a line for each program that is started without a listed reason, and for each way that no list names. */
export function unlistedPrograms(project: Project): string[] {
  const { programs, ways } = startingOf(project);
  return [
    ...[...programs]
      .filter(([program]) => !Object.hasOwn(PROGRAMS, program))
      .flatMap(([program, files]) => files.map((file) => `${file} starts ${program}`)),
    ...ways.filter((way) => !namedWays.includes(way)),
  ];
}

function startsOfScript(file: string, text: string, scripts: readonly string[]): { programs: readonly string[]; ways: readonly string[] } {
  if (!text.startsWith('#!')) {
    const lines = [...text.matchAll(/^Exec\w+=(.*)$/gm)].map(([, line = '']) => line);
    const { programs, odd } = startedByText(lines.join('\n'), scripts);
    return { programs, ways: odd };
  }
  const { programs, odd } = startedByText(text, scripts);
  return { programs, ways: /^#!\/bin\/(?:ba)?sh\n/.test(text) ? odd : [...odd, 'is a script of another language'] };
}

/**
 * Decisions say whether they hold: each has a status, links between an older and a newer one lead both ways, and the
 * index lists each with its title and status (docs/decisions/0001-record-decisions.md).
 */
import type { FileMap } from './source-tree';

const FOLDER = 'docs/decisions/';
const LINK = /\[(\d{4})\]\(((\d{4})-[\w-]+\.md)\)/g;
const STATUS = /^(?:accepted(?:, changed by (?<changedBy>.+))?|replaced by (?<replacedBy>\[\d{4}\]\(\S+\)))$/;

interface Decision {
  readonly file: string;
  readonly title: string;
  readonly text: string;
  /** The line after "Status: ", or null where there is none. */
  readonly status: string | null;
  /** Files that each relation of the head names. */
  readonly links: Readonly<Record<'changedBy' | 'replacedBy' | 'changes' | 'replaces', readonly string[]>>;
}

const filesIn = (text: string | undefined) => [...(text ?? '').matchAll(LINK)].map(([, , file = '']) => file);

/** Every decision of the files, by the name of its file. */
export function decisionsOf(files: FileMap): ReadonlyMap<string, Decision> {
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(FOLDER) && /^\d{4}-/.test(name.slice(FOLDER.length)))
      .map(([name, text]) => [name.slice(FOLDER.length), readDecision(name.slice(FOLDER.length), text)]),
  );
}

function readDecision(file: string, text: string): Decision {
  const [head = ''] = text.split('\n## ');
  const paragraphs = head.split('\n\n').map((paragraph) => paragraph.trim());
  const [, status = null] = /^Status: (.*)$/.exec(paragraphs[1]?.replaceAll('\n', ' ') ?? '') ?? [];
  const { changedBy, replacedBy } = STATUS.exec(status ?? '')?.groups ?? {};
  const relation = (verb: string) => paragraphs.filter((paragraph) => paragraph.startsWith(`${verb} [`)).flatMap(filesIn);
  return {
    file,
    text,
    status: status !== null && STATUS.test(status) ? status : null,
    title: /^# \d{4} (.*)$/m.exec(head)?.[1] ?? '',
    links: {
      changedBy: filesIn(changedBy),
      replacedBy: filesIn(replacedBy),
      changes: relation('Changes'),
      replaces: relation('Replaces'),
    },
  };
}

/** Returns what is wrong with the decisions and their index, a line for each. */
export function brokenDecisions(files: FileMap): string[] {
  const decisions = decisionsOf(files);
  const index = files.get(`${FOLDER}README.md`) ?? '';
  return [...decisions.values()].flatMap((decision) => [
    ...brokenHead(decision),
    ...brokenLinks(decision, decisions),
    ...(isListed(decision, index) ? [] : [`${decision.file} is not in the index with its title and status`]),
  ]);
}

function brokenHead({ file, title, status }: Decision): string[] {
  return [...(title ? [] : [`${file} has no title`]), ...(status ? [] : [`${file} has no status on its third line`])];
}

const BACK = { changedBy: 'changes', replacedBy: 'replaces', changes: 'changedBy', replaces: 'replacedBy' } as const;

function brokenLinks({ file, links, text }: Decision, decisions: ReadonlyMap<string, Decision>): string[] {
  const oneWay = Object.entries(BACK).flatMap(([relation, back]) =>
    links[relation as keyof typeof BACK]
      .filter((other) => decisions.has(other) && !decisions.get(other)?.links[back].includes(file))
      .map((other) => `${file}: ${other} has no link back`),
  );
  const wrong = [...text.matchAll(LINK)].flatMap(([link, number, other = '', prefix]) => {
    if (!decisions.has(other)) return [`${file}: ${link} leads nowhere`];
    return number === prefix ? [] : [`${file}: ${link} names another number`];
  });
  return [...oneWay, ...wrong];
}

function isListed({ file, title, status }: Decision, index: string): boolean {
  const short = status?.replace(/, changed by .*/, '') ?? '';
  return index.split('\n').some((line) => {
    const [, number, listed, state] = line.split('|').map((cell) => cell.trim());
    return number === `[${file.slice(0, 4)}](${file})` && listed === title && state === short;
  });
}

/** Citations of decisions that hold no more, as `name cites NNNN`; decisions themselves may name what they replace. */
export function staleCitations(files: FileMap): string[] {
  const decisions = [...decisionsOf(files).values()];
  const replaced = new Set(decisions.filter(({ links }) => links.replacedBy.length).map(({ file }) => file.slice(0, 4)));
  return [...files]
    .filter(([name]) => !name.startsWith(FOLDER) && !name.startsWith('tests/architecture/'))
    .flatMap(([name, text]) =>
      [...text.matchAll(/decisions?[/ ](\d{4})\b/gi)]
        .map(([, number = '']) => number)
        .filter((number) => replaced.has(number))
        .map((number) => `${name} cites ${number}`),
    );
}

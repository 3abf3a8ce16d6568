/** Starts in files other than code: scripts of the shell, units of systemd, Dockerfiles, and YAML of containers. */
import { parseAllDocuments } from 'yaml';
import { startedBy, startedByText, type Started, variablesOf } from './started-words';
import type { Word } from './shell-text';

/** Instructions of a Dockerfile that start nothing. */
const HARMLESS = ['COPY', 'ENV', 'EXPOSE', 'FROM', 'USER', 'VOLUME', 'WORKDIR'];
/** A container starts what they say; each is a command with its arguments. */
const COMMANDS = ['entrypoint', 'command', 'args'];
/** No file of this project has them. */
const ODD_KEYS = 'PATH after_script before_script dockerfile_inline hooks include provider run script shell steps'.split(' ');

/** A label that hands a command to whoever reads the labels of containers. */
const OF_LABELS = /[./-](?:cmd|command|exec|run|script)$/;

/** Texts that hand a command to their reader: a label in a list, folders of images, scripts. */
const ODD_TEXTS = /^[\w.-]+[./-](?:cmd|command|exec|run|script)=|\/docker-entrypoint|\/docker\.sock|^#!/;

/** `scripts`: those that are read as files of the shell. */
export function startsOfFile(file: string, text: string, scripts: readonly string[]): Started {
  const { programs, odd } = startsOfText(file, text, scripts);
  const ofDocker = file.endsWith('Dockerfile') ? text.replaceAll(/^\s*ENV\b/gm, '') : text;
  const paths = [...text.matchAll(/(?<![\w$])PATH=(?!"\$PATH" )/g)].map(() => 'the variable PATH');
  return { programs, odd: [...odd, ...variablesOf(ofDocker), ...paths] };
}

function startsOfText(file: string, text: string, scripts: readonly string[]): Started {
  if (/\.ya?ml$/.test(file)) return together(parseAllDocuments(text).map((one) => startsOfValue(one.toJS(), scripts)));
  if (file.endsWith('Dockerfile')) return startsOfDockerfile(text, scripts);
  if (/\.(?:service|timer)$/.test(file)) return startsOfUnit(text, scripts);
  const { programs, odd } = startedByText(text, scripts);
  return { programs, odd: /^#!\/bin\/(?:ba)?sh\n/.test(text) ? odd : [...odd, 'is a script of another language'] };
}

/** ExecStart and the like, with the signs before the program. */
function startsOfUnit(text: string, scripts: readonly string[]): Started {
  const lines = [...text.replaceAll(/\\\r?\n/g, ' ').matchAll(/^[ \t]*Exec\w+[ \t]*=[ \t]*[-@:+!|]*(.*)$/gm)];
  return startedByText(lines.map(([, line = '']) => line).join('\n'), scripts);
}

function startsOfDockerfile(text: string, scripts: readonly string[]): Started {
  const lines = text
    .replaceAll(/^[ \t]*#.*\n/gm, '')
    .replaceAll(/\\\r?\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isPlain = !/^#\s*(?:escape|syntax|check)\s*=/im.test(text);
  return together([
    { programs: [], odd: isPlain ? [] : ['a directive of the parser'] },
    ...lines.map((line) => {
      const [, name = '', rest = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
      const instruction = name.toUpperCase();
      if (HARMLESS.includes(instruction)) return together([]);
      const command = instruction === 'HEALTHCHECK' ? rest.replace(/^(?:--\S+\s+)*CMD\s+/, '') : rest;
      if (!['CMD', 'ENTRYPOINT', 'HEALTHCHECK', 'RUN'].includes(instruction)) return { programs: [], odd: [line] };
      return command.startsWith('[') ? startedBy(wordsOf(JSON.parse(command) as unknown[]), scripts) : startedByText(command, scripts);
    }),
  ]);
}

function startsOfValue(value: unknown, scripts: readonly string[]): Started {
  if (typeof value === 'string') return { programs: [], odd: ODD_TEXTS.test(value) ? [`the text ${value.split('\n')[0]}`] : [] };
  if (typeof value !== 'object' || value === null) return together([]);
  if (Array.isArray(value)) return together(value.map((one) => startsOfValue(one, scripts)));
  const own = Object.entries(value);
  const commands = COMMANDS.map((key) => own.find(([name]) => name === key)?.[1] as unknown).filter(
    (one) => one !== undefined && one !== null,
  );
  const test = (value as { test?: unknown }).test;
  return together([
    startsOfCommands(commands, scripts),
    Array.isArray(test) ? startsOfTest(test, scripts) : startsOfCommands(test === undefined ? [] : [test], scripts),
    { programs: [], odd: own.flatMap(([name]) => (ODD_KEYS.includes(name) || OF_LABELS.test(name) ? [`the key ${name}`] : [])) },
    ...own.filter(([name]) => !COMMANDS.includes(name)).map(([, one]) => startsOfValue(one, scripts)),
  ]);
}

/** An entry and its arguments are one command. */
function startsOfCommands(commands: readonly unknown[], scripts: readonly string[]): Started {
  const [first] = commands;
  if (first === undefined) return together([]);
  if (commands.length === 1 && typeof first === 'string') return startedByText(first, scripts);
  if (commands.every((one) => Array.isArray(one))) return startedBy(wordsOf(commands.flat()), scripts);
  return { programs: [], odd: [`the command ${JSON.stringify(commands)}`] };
}

function startsOfTest([kind, ...rest]: readonly unknown[], scripts: readonly string[]): Started {
  if (kind === 'CMD') return startedBy(wordsOf(rest), scripts);
  return kind === 'CMD-SHELL' && rest.length === 1
    ? startedByText(String(rest[0]), scripts)
    : { programs: [], odd: [`the test ${String(kind)}`] };
}

/** Compose and Kubernetes put in what begins with a dollar. */
const wordsOf = (list: readonly unknown[]): Word[] => list.map((one) => ({ text: String(one), isKnown: !String(one).includes('$') }));

const together = (all: readonly Started[]): Started => ({
  programs: all.flatMap(({ programs }) => programs),
  odd: all.flatMap(({ odd }) => odd),
});

/**
 * Where the parts of a workbook are: programs name them as they like (xl/workbook2.xml, xl/SharedStrings.xml), and the
 * relationships say which is which. What a file without relationships has is looked for where Excel writes it.
 */
import { posix } from 'node:path';
import { WorkbookError, type WorkbookFiles } from './workbook-files';
import { readXml, type XmlEvents } from './workbook-xml';

interface WorkbookParts {
  /** Paths of the sheets that are not hidden, in the order of their tabs; all of them where all are hidden. */
  readonly sheets: readonly string[];
  /** Path of the texts that cells share. */
  readonly sharedTexts: string;
}

interface Relation {
  readonly id: string;
  /** The last part of its type: officeDocument, worksheet, sharedStrings. */
  readonly kind: string;
  readonly target: string;
}

const USUAL_WORKBOOK = 'xl/workbook.xml';
const USUAL_TEXTS = 'xl/sharedStrings.xml';
/** A relationship that names more is no workbook's. */
const MOST_RELATIONS = 1_000;

export async function readParts(files: WorkbookFiles): Promise<WorkbookParts> {
  const workbook = (await relationsOf(files, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? USUAL_WORKBOOK;
  const relations = await relationsOf(files, workbook);
  const sheets = await sheetsOf(files, workbook, new Map(relations.map(({ id, target }) => [id, target])));
  return { sheets, sharedTexts: relations.find(({ kind }) => kind === 'sharedStrings')?.target ?? USUAL_TEXTS };
}

/** Returns the relations of the part at `path`; of the whole file where the path is empty. */
async function relationsOf(files: WorkbookFiles, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const relations: Relation[] = [];
  await readPart(files, posix.join(folder, '_rels', `${posix.basename(path)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship' || relations.length >= MOST_RELATIONS) return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

async function sheetsOf(files: WorkbookFiles, workbook: string, targets: ReadonlyMap<string, string>): Promise<string[]> {
  const listed: { readonly path: string; readonly isHidden: boolean }[] = [];
  await readPart(files, workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || listed.length >= MOST_RELATIONS) return;
      const id = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const path = id === undefined ? undefined : targets.get(id);
      if (path !== undefined) listed.push({ path, isHidden: /hidden$/i.test(attributes.state ?? '') });
    },
  });
  const shown = listed.filter(({ isHidden }) => !isHidden);
  const sheets = (shown.length > 0 ? shown : listed).map(({ path }) => path);
  if (sheets.length === 0) throw new WorkbookError('It names no sheet.');
  return sheets;
}

/** Reads all of one part; nothing where there is none. */
export async function readPart(files: WorkbookFiles, path: string, events: XmlEvents): Promise<void> {
  const stream = await files.stream(path);
  if (!stream) return;
  try {
    for await (const _ of readXml(stream, events, files));
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError(`${path} cannot be read.`, { cause: error });
  } finally {
    stream.destroy();
  }
}

/**
 * The XML inside a workbook, read piece by piece: no part of it is held as a tree, and no entity but XML's own is
 * expanded. The parser holds every tag that is open, so what is nested deeper than a workbook is ends it, and so does
 * more than the largest table needs, counted over all parts of a workbook: a few kilobytes hold millions of elements.
 */
import type { Readable } from 'node:stream';
import type { SaxesTagPlain } from 'saxes';
import { serverLimits } from '../../../schema/values/server-limits';
import { WorkbookError, type WorkbookFiles, WorkbookTooMuchError } from './workbook-files';

export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const DEEPEST = 20;
/** A cell has its value, and its text two more: <c><v/></c> and <si><t/></si>. */
const OF_A_CELL = 4;
const MOST_ELEMENTS = serverLimits.importRows * (1 + OF_A_CELL * serverLimits.importColumns);
/** Signs that are written as &amp; and so on, in all texts: each costs as much as an element. */
const MOST_ENTITIES = 500_000;
/** Elements of a workbook have twenty. The parser holds all of one element at once. */
const MOST_ATTRIBUTES = 100;

/**
 * Names without their prefix, as some programs write one. Yields after each piece, so that rows can be taken while the
 * rest is still packed. Throws at what is no XML.
 */
export async function* readXml(stream: Readable, events: XmlEvents, { use }: WorkbookFiles): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new WorkbookError('An element has too many attributes.');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    depth += 1;
    use.elements += 1;
    if (depth > DEEPEST) throw new WorkbookError('It is nested too deep.');
    if (use.elements > MOST_ELEMENTS) throw new WorkbookTooMuchError('It has too many elements.');
    events.open?.(local(tag.name), tag.attributes);
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    events.close?.(local(name));
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of stream as AsyncIterable<Buffer>) {
    use.entities += entitiesIn(piece);
    if (use.entities > MOST_ENTITIES) throw new WorkbookTooMuchError('It has too many entities.');
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

const ENTITY = '&'.charCodeAt(0);

function entitiesIn(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(ENTITY); at >= 0; at = piece.indexOf(ENTITY, at + 1)) count += 1;
  return count;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The XML inside a workbook, read piece by piece: no part of it is held as a tree, and no entity but XML's own is
 * expanded. The parser holds every tag that is open, so what is nested deeper than a workbook is, or has more elements
 * than the largest one that is read, ends it.
 */
import type { Readable } from 'node:stream';
import type { SaxesTagPlain } from 'saxes';
import { WorkbookError } from './workbook-files';

export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const DEEPEST = 20;
/** 10,000 rows of 40 cells have 1,200,000. */
const MOST_ELEMENTS = 2_000_000;
/** Elements of a workbook have twenty. The parser holds all of one element at once. */
const MOST_ATTRIBUTES = 100;

/**
 * Names without their prefix, as some programs write one. Yields after each piece, so that rows can be taken while the
 * rest is still packed. Throws at what is no XML.
 */
export async function* readXml(stream: Readable, events: XmlEvents): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  let depth = 0;
  let count = 0;
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new WorkbookError('An element has too many attributes.');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    depth += 1;
    count += 1;
    if (depth > DEEPEST || count > MOST_ELEMENTS) throw new WorkbookError('It is nested too deep, or has too many elements.');
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
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * COPY of one table to and from a stream, over an ordinary connection of pg: what pg itself lacks. Used by the backup
 * commands.
 */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** `text` is a COPY … TO STDOUT. PostgreSQL is read no faster than the stream is. */
export function copyOut(client: ClientBase, text: string): Readable {
  let connection: Connection | undefined;
  const out = new Readable({ read: () => void connection?.stream.resume() });
  const query = {
    submit: (link: Connection) => {
      connection = link;
      link.query(text);
    },
    // a copy: the parser uses its buffer again
    handleCopyData: ({ chunk }: { chunk: Buffer }) => void (out.push(Buffer.from(chunk)) || connection?.stream.pause()),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => void out.push(null),
    handleError: (error: Error) => {
      connection?.stream.resume();
      out.destroy(error);
    },
  } satisfies Submittable & Record<string, unknown>;
  client.query(query);
  return out;
}

/**
 * `text` is a COPY … FROM STDIN. The number of rows that came in. After an error pg reports nothing more to a query, so
 * that ends it immediately.
 */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let hasFailed = false;
    const fail = (error: Error): void => {
      hasFailed = true;
      reject(error);
    };
    const query = {
      submit: (link: Connection) => link.query(text),
      handleCopyInResponse: (link: CopyConnection) => {
        send(link, source, () => hasFailed).catch((error: Error) => {
          fail(error);
          link.sendCopyFail('the source has failed');
        });
      },
      handleCommandComplete: ({ text: tag }: { text: string }) => void (rows = Number(/^COPY (\d+)/.exec(tag)?.[1])),
      handleReadyForQuery: () => resolve(rows),
      handleError: fail,
    } satisfies Submittable & Record<string, unknown>;
    client.query(query);
  });
}

async function send(link: CopyConnection, source: AsyncIterable<Buffer>, hasFailed: () => boolean): Promise<void> {
  for await (const chunk of source) {
    if (hasFailed()) return;
    link.sendCopyFromChunk(chunk);
    if (link.stream.writableNeedDrain) await once(link.stream, 'drain');
  }
  link.endCopyFrom();
}

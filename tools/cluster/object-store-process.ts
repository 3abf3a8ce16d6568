/**
 * The object store of a cluster as a process: `PORT FOLDER` are its arguments. What is stored is in the folder and is
 * there again after a restart.
 */
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { respondAsStore, type StoredObject } from './object-store';

class FolderMap extends Map<string, StoredObject> {
  constructor(private readonly dir: string) {
    super();
    fs.mkdirSync(dir, { recursive: true });
    for (const name of fs.readdirSync(dir)) {
      const file = path.join(dir, name);
      super.set(decodeURIComponent(name), { body: fs.readFileSync(file), headers: {}, at: fs.statSync(file).mtime });
    }
  }

  override set(key: string, object: StoredObject): this {
    fs.writeFileSync(this.fileOf(key), object.body);
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    fs.rmSync(this.fileOf(key), { force: true });
    return super.delete(key);
  }

  private fileOf(key: string): string {
    return path.join(this.dir, encodeURIComponent(key));
  }
}

const [port = '', dir = ''] = process.argv.slice(2);
const site = `http://127.0.0.1:${port}`;
const objects = new FolderMap(dir);
createServer((incoming, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = incoming;
    const { status = 200, body } = await respondAsStore(site, objects, { method, path: url, headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end(body);
  })().catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');

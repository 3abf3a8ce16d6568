/**
 * kill -9 at any moment of many uploads: no row ever without its files, what got a response is stored, and after the
 * sweep no file without a row.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolvePort } from '../../server/app/wiring/container';
import { ImageSweepService } from '../../server/modules/media/image-sweep.service';
import { rows } from '../support/sql';
import { ImageStore } from '../../server/platform/files/image-store';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { imageFile } from '../support/build-catalogue';
import { createTestClient } from '../support/client';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { startServer } from '../support/server-process';
import { measured } from '../support/measured';
import { imageMismatch, storedKeys } from '../support/stored-images';

const ROUNDS = Number(process.env.UPLOAD_KILLS ?? 5);
const AT_ONCE = 12;
/** The kill waits for this many responses at most, and then for a moment. */
const MOST_RESPONSES = 6;
const LONGEST_MOMENT_MS = 150;
const PATIENCE_MS = 180_000;
const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';

let folder: DataFolder;
let app: TestApp;
beforeAll(async () => {
  folder = createDataFolder();
  // the same database and the same images as the processes that are killed
  app = await startTestApp({ DATA_DIR: folder.dir });
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

it(
  'loses no confirmed upload and leaves nothing behind [F13]',
  async () => {
    // more at once than one sender may have
    const senders = [await approvedProducer(app), await approvedProducer(app)];
    const images = await Promise.all(
      Array.from({ length: ROUNDS * AT_ONCE }, (_, n) => imageFile('field.jpg', { width: 340 + n, height: 240 })),
    );
    const store = resolvePort(app.container, ImageStore);
    const replied: string[] = [];
    let cutOff = 0;
    let orphans = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir, JOBS: 'false' });
      const client = createTestClient(server.url);
      const uploads = images.slice(round * AT_ONCE, (round + 1) * AT_ONCE).map((file, at) =>
        client.upload<{ uploadImage: { id: string } }>(UPLOAD, { file }, {}, { token: senders[at % senders.length]?.token ?? '' }).then(
          ({ data }) => void replied.push(data.uploadImage.id),
          () => void cutOff++,
        ),
      );
      const awaited = round === 0 ? MOST_RESPONSES : Math.floor(Math.random() * (MOST_RESPONSES + 1));
      await enough(uploads, awaited);
      await sleep(Math.random() * LONGEST_MOMENT_MS);
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...uploads]);
      const { rowsWithoutFile, filesWithoutRow } = await imageMismatch(app.db, store);
      expect(rowsWithoutFile).toEqual([]);
      orphans += filesWithoutRow.length;
    }
    const stored = new Set((await rows<{ id: string }>(app.db, 'SELECT id FROM images')).map(({ id }) => id));
    expect(replied.filter((id) => !stored.has(id))).toEqual([]);
    // the kills must have met uploads in every state, or nothing is proved
    expect([replied.length > 0, cutOff > 0]).toEqual([true, true]);

    const swept = await app.container.resolve(ImageSweepService).sweep(new Date(Date.now() + 60_000));
    expect(swept).toBeLessThanOrEqual(orphans);
    const uploads = `${replied.length} uploads confirmed, ${cutOff} cut off`;
    measured(`${ROUNDS} kills, ${uploads}: 0 lost, ${swept} files removed by the sweep, 0 left`);
    expect(await imageMismatch(app.db, store)).toEqual({ filesWithoutRow: [], rowsWithoutFile: [] });
    expect(everyFile(path.join(folder.dir, 'images'))).toEqual(await storedKeys(store)); // nor anything half-written
  },
  PATIENCE_MS,
);

/** Resolves when so many of these are done. */
function enough(work: readonly Promise<unknown>[], wanted: number): Promise<void> {
  let done = 0;
  return new Promise((resolve) => {
    if (wanted === 0) resolve();
    for (const piece of work) void piece.then(() => (done += 1) === wanted && resolve());
  });
}

function everyFile(root: string): string[] {
  if (!fs.existsSync(root)) return [];
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

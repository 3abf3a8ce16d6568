/**
 * Writes all that the modules have of a user into one zip: a JSON file for each list, the images the user uploaded, and
 * a text in both languages that describes them. The lists are of one moment; images follow one by one, up to a limit of
 * bytes.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { ImageStore } from '../../../platform/files/image-store';
import { variantKey, variantWidths } from '../../../platform/files/image-variants';
import { type AddToZip, once, writeZip } from '../../../platform/files/zip-archive';
import type { PersonalImages } from '../../../platform/personal-data/personal-records.port';
import { exportReadme } from './export-readme';
import { nextImage, type PersonalImage, personalRows, readOneMoment } from './personal-data.query';
import { PersonalSourcesService } from './personal-sources.service';

const NEWLINE = '\n';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PersonalDataService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImageStore,
    private readonly sources: PersonalSourcesService,
  ) {}

  /** `store` takes the bytes of the zip as they come. */
  async write(userId: string, store: (bytes: AsyncIterable<Buffer>) => Promise<void>): Promise<void> {
    await writeZip(async (add) => {
      for (const [name, content] of Object.entries(exportReadme(new Date()))) await add(name, once(content));
      await this.addLists(userId, add);
      await this.addImages(userId, add);
    }, store);
  }

  private async addLists(userId: string, add: AddToZip): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await readOneMoment(tx);
      for (const file of this.sources.files) await add(`${file.name}.json`, listOf(personalRows(tx, file, userId)));
    });
  }

  private async addImages(userId: string, add: AddToZip): Promise<void> {
    let left: number = serverLimits.dataExportImageBytes;
    const leftOut: string[] = [];
    for (const images of this.sources.images) {
      for await (const image of this.imagesOf(images, userId)) {
        const name = `${images.folder}/${image.key}.webp`;
        const content = left > 0 ? await this.contentOf(image) : null;
        if (content && content.length <= left) {
          await add(name, once(content), true);
          left -= content.length;
        } else leftOut.push(name);
      }
    }
    if (leftOut.length > 0) await add('images-left-out.json', once(JSON.stringify(leftOut, null, 2) + NEWLINE));
  }

  private async *imagesOf(images: PersonalImages, userId: string): AsyncIterable<PersonalImage> {
    for (let image = await nextImage(this.db, images, userId, ''); image; image = await nextImage(this.db, images, userId, image.key))
      yield image;
  }

  /** Null for one that the store of images has lost. */
  private async contentOf({ content, hash, width }: PersonalImage): Promise<Buffer | null> {
    if (content || hash === null || width === null) return content;
    return this.images.get(variantKey(hash, Math.max(...variantWidths(width))));
  }
}

/** A JSON list, one object a line. */
async function* listOf(rows: AsyncIterable<string>): AsyncIterable<Buffer> {
  let isFirst = true;
  for await (const row of rows) {
    yield Buffer.from(`${isFirst ? '[' : ','}${NEWLINE}${row}`);
    isFirst = false;
  }
  yield Buffer.from(isFirst ? `[]${NEWLINE}` : `${NEWLINE}]${NEWLINE}`);
}

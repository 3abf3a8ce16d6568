/** Provides the images that a user has uploaded, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { imageRecordsFiles, imageRecordsImages } from './image-records.query';

@scoped(Lifecycle.ContainerScoped)
export class ImageRecordsService extends PersonalRecords {
  readonly files = imageRecordsFiles;
  override readonly images = imageRecordsImages;
}

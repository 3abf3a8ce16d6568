/** An image that shows why a lot is on hold. Written by LotImagesService. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../media/image.entity';
import { LotEvent } from './lot-event.entity';

@Index('lot_event_images_image', ['imageId'])
@Check('lot_event_images_position', 'position >= 0 AND position <= 4')
@Entity('lot_event_images')
export class LotEventImage {
  @PrimaryColumn('uuid')
  @ForeignKey(() => LotEvent)
  eventId!: string;

  @PrimaryColumn('smallint')
  position!: number;

  @Column('uuid')
  @ForeignKey(() => Image)
  imageId!: string;
}

import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Image } from '../../media/image.entity';
import { Review } from '../reading/review.entity';

/** An image of a review, and what was decided about it. One that an admin hid is a record: its image is removed. */
@Unique('review_images_once', ['reviewId', 'imageId'])
@Index('review_images_image', ['imageId'])
@Index('review_images_waiting', ['reportedAt', 'id'], { where: 'reported_at IS NOT NULL AND decided_at IS NULL' })
@Index('review_images_decided', { synchronize: false }) // btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL)
@Check('review_images_position', 'position >= 0 AND position <= 3')
@Check('review_images_shown', 'is_hidden OR image_id IS NOT NULL')
@Check('review_images_decision', '(decided_at IS NULL) = (decision_reason IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)')
@Check('review_images_hidden', 'NOT is_hidden OR decided_at IS NOT NULL')
@Entity('review_images')
export class StoredReviewImage {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Review, { onDelete: 'CASCADE' })
  reviewId!: string;

  @Column('smallint')
  position!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image, { onDelete: 'SET NULL' })
  imageId!: string | null;

  /** The first of the reports that wait. */
  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  decidedBy!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  decisionReason!: string | null;

  @Column('boolean', { default: false })
  isHidden!: boolean;

  /** Hash of the hidden image: its author cannot show the same content again. */
  @Column('char', { length: 64, nullable: true })
  hiddenHash!: string | null;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { StoredReviewImage } from './stored-review-image.entity';

/** A user's report of an image of a review; at most one report of each user waits for a decision at a time. */
@Index('review_image_reports_open', ['reviewImageId', 'reporterId'], { unique: true, where: 'decided_at IS NULL' })
@Index('review_image_reports_image', ['reviewImageId', 'createdAt'])
@Index('review_image_reports_reporter', ['reporterId'])
@Entity('review_image_reports')
export class StoredReviewImageReport {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => StoredReviewImage, { onDelete: 'CASCADE' })
  reviewImageId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  reporterId!: string;

  @Column('varchar', { length: 500 })
  reason!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}

/** A row is what a seller writes of themselves. StoriesService writes it; its images are in SellerStoryImage. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Index('seller_stories_updated', ['updatedAt', 'sellerId'])
@Check('seller_stories_hidden', '(hidden_at IS NULL) = (hidden_reason IS NULL)')
@Entity('seller_stories')
export class StoredSellerStory {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  sellerId!: string;

  @Column('varchar', { length: 2000, nullable: true })
  textBn!: string | null;

  @Column('varchar', { length: 2000, nullable: true })
  textEn!: string | null;

  /** Since this time only the seller and admins read the story; null where it is not hidden. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  hiddenReason!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

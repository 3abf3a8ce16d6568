/** Until which change an admin has seen the stories of sellers. Written by ModeratedStoriesService. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Entity('story_looks')
export class StoryLook {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  adminId!: string;

  @Column('timestamptz')
  seenUntil!: Date;
}

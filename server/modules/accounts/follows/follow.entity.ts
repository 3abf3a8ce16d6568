/** A user follows a seller. Written by FollowsService. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity';

@Index('follows_seller', ['sellerId', 'createdAt'])
@Check('follows_check', 'follower_id <> seller_id')
@Entity('follows')
export class Follow {
  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  followerId!: string;

  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  sellerId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

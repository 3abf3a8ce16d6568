import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { PaymentMethod } from '../../../schema/values/orders/orders';
import { User } from '../accounts/users/user.entity';
import { StoredSharedBasket } from './stored-shared-basket.entity';

@Unique('shared_basket_participants_once', ['basketId', 'userId'])
@Index('shared_basket_participants_user', ['userId'])
@Check('shared_basket_participants_confirmed', '(confirmed_total IS NULL) = (payment_method IS NULL)')
@Entity('shared_basket_participants')
export class StoredBasketParticipant {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => StoredSharedBasket, { onDelete: 'CASCADE' })
  basketId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  /** The total that the user was last notified of, BDT. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  announcedTotal!: string | null;

  /** The most that the user pays, BDT; null: not confirmed. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  confirmedTotal!: string | null;

  @Column('varchar', { length: 16, nullable: true })
  paymentMethod!: PaymentMethod | null;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt!: Date;
}

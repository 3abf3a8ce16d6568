import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { RefusalContestState } from '../../../../schema/values/orders/refusal-contests';
import { User } from '../../accounts/users/user.entity';
import { Order } from '../orders/order.entity';

registerEnumType(RefusalContestState, {
  name: 'RefusalContestState',
  description: 'What became of a contested refusal.',
  valuesConfig: {
    OPEN: { description: 'Waits for an admin; the refusal does not count meanwhile.' },
    ACCEPTED: { description: 'An admin agrees with the buyer: the refusal does not count.' },
    DISMISSED: { description: 'An admin agrees with the seller: the refusal counts.' },
  },
});

@ObjectType({
  description: 'The objection of a buyer to a delivery that was reported as not accepted. Its two parties and admins see it.',
})
@Check('refusal_contests_state', "state IN ('OPEN', 'ACCEPTED', 'DISMISSED')")
@Check('refusal_contests_decided', "(state = 'OPEN') = (decided_at IS NULL) AND (state = 'OPEN') = (reason IS NULL)")
@Unique('refusal_contests_once', ['orderId'])
@Index('refusal_contests_waiting', ['openedAt', 'id'], { where: "state = 'OPEN'" })
@Index('refusal_contests_opened', { synchronize: false }) // btree (opened_at DESC, id DESC)
@Entity('refusal_contests')
export class RefusalContest {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => Order)
  @Column('uuid')
  orderId!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  buyerId!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  sellerId!: string;

  @Field({ description: 'What the buyer wrote.' })
  @Column('varchar', { length: 500 })
  text!: string;

  @Field(() => RefusalContestState, { description: 'What became of it.' })
  @Column('varchar', { length: 9, default: 'OPEN' })
  state!: RefusalContestState;

  @Field(() => String, { nullable: true, description: "The admin's reason; null while it waits." })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => Date, { description: 'When it was opened.' })
  @Column('timestamptz', { default: () => 'now()' })
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}

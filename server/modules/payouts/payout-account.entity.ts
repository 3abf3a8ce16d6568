import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import './payout.enums';
import { User } from '../accounts/users/user.entity';

@ObjectType({ description: 'An account on which a seller receives money; at most one of each method.' })
@Check('payout_accounts_bank', "(method = 'BANK') = (bank_name IS NOT NULL)")
@Check('payout_accounts_method', "method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK')")
@Entity('payout_accounts')
export class PayoutAccount {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  @Field(() => PayoutMethod, { description: 'Its kind.' })
  @PrimaryColumn('varchar', { length: 8 })
  method!: PayoutMethod;

  @Field({ description: 'The number to which money is sent.' })
  @Column('varchar', { length: 20 })
  number!: string;

  @Field({ description: 'In whose name it is.' })
  @Column('varchar', { length: 60 })
  holder!: string;

  @Field(() => String, { nullable: true, description: 'Of a bank account: the bank.' })
  @Column('varchar', { length: 80, nullable: true })
  bankName!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a bank account: the branch, where it was given.' })
  @Column('varchar', { length: 80, nullable: true })
  branch!: string | null;

  @Field(() => Date, { description: 'When it was last changed.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

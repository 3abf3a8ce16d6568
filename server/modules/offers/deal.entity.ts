/** A percentage off one product for a time, with the price really charged before. ProductReader and pricing read the running one by SQL. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('deals')
export class Deal {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  productId!: string;

  @Column('smallint')
  percent!: number;

  @Column('numeric', { precision: 14, scale: 2 })
  priceBefore!: string;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** How much of recalled goods a buyer or seller found, each time it was stated; append-only. Written by FoundGoodsService. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { quantityColumn } from '../catalogue/products/quantity-column';
import { OrderLine } from '../orders/orders/order-line.entity';

@Index('recall_reports_line', ['orderLineId', 'id'])
@Index('recall_reports_actor', ['actorId'])
@Check('recall_reports_quantity', 'quantity >= 0')
@Entity('recall_reports')
export class RecallReport {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => OrderLine)
  orderLineId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  @Column({ ...quantityColumn })
  quantity!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/**
 * The code that the buyer of an order gives to who delivers it. It exists while the order is on its way. Written by
 * HandoverCodesService.
 */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Order } from '../orders/order.entity';

@Check('handover_codes_code', "code ~ '^[0-9]{4}$'")
@Entity('handover_codes')
export class HandoverCode {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Order, { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('char', { length: 4 })
  code!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

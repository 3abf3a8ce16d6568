/**
 * A private image of an order. Its content is read by one statement only (order-images.store.ts) and never selected
 * with the row.
 */
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderImageUse } from '../../../../schema/values/orders/order-images';
import { User } from '../../accounts/users/user.entity';
import { Order } from '../orders/order.entity';

registerEnumType(OrderImageUse, {
  name: 'OrderImageUse',
  description: 'What a private image of an order shows.',
  valuesConfig: {
    DELIVERY: { description: 'The parcel where it was delivered.' },
    FAILURE: { description: 'What the seller found on a delivery that failed.' },
    PROBLEM: { description: 'What is wrong with a delivered product.' },
    MESSAGE: { description: 'What a message between buyer and seller shows.' },
  },
});

@Index('order_images_order', ['orderId', 'id'])
@Index('order_images_unused', ['uploadedAt'], { where: 'use IS NULL' })
@Check('order_images_content', 'octet_length(content) >= 1 AND octet_length(content) <= 4000000')
@Check('order_images_use', "use IN ('DELIVERY', 'FAILURE', 'PROBLEM', 'MESSAGE')")
@Entity('order_images')
@ObjectType({
  description:
    'A private image of an order. Its parties and admins see it, for 180 days after the order was last changed; admins see those of messages once one is reported.',
})
export class OrderImage {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Order, { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  ownerId!: string;

  @Field(() => OrderImageUse, { nullable: true, description: 'What it shows; null until an action of the order uses it.' })
  @Column('varchar', { length: 8, nullable: true })
  use!: OrderImageUse | null;

  /** Admins do not see it: it belongs to messages that no one reported. */
  @Column('boolean', { default: false })
  isForParties?: boolean;

  @Column('bytea', { select: false })
  content?: Buffer;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;
}

import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../catalogue.enums';

@ObjectType({ description: 'Products that a trader received: one delivered line of an order. Visible to that trader only.' })
export class ReceivedItem {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The name they were bought under.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit they came in.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here.' })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many units came.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How many of them are not listed again yet.' })
  remaining!: string;

  @Field(() => DecimalScalar, { description: 'BDT paid for all of them: the line less its share of a coupon, delivery not counted.' })
  cost!: string;

  @Field(() => DecimalScalar, { description: 'BDT paid for one unit, rounded to paisa.' })
  unitCost!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the harvest, as the sell post gave it when they were ordered.' })
  harvestDate!: string | null;

  @Field(() => Grade, { nullable: true, description: 'The grade of the product when they were ordered; null where it had none.' })
  grade!: Grade | null;

  @Field(() => Date, { description: 'When they were delivered.' })
  receivedAt!: Date;

  @Field(() => ID, { description: 'The order they came by.' })
  orderId!: string;

  @Field({ description: 'Its number, e.g. HB-100001.' })
  trackingNumber!: string;

  @Field({ description: 'Who sold them to the trader.' })
  sellerName!: string;

  sourceProductId!: string;
}

@ObjectType({ description: 'A page of received items.' })
export class ReceivedItemConnection extends Connection(ReceivedItem) {}

@ArgsType()
export class ReceivedItemsPageArgs extends pageArgs() {}

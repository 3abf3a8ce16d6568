import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CustomerSort } from '../../../schema/values/api/sort-options';
import { Unit } from '../../../schema/values/catalogue/units';
import { Connection } from '../../platform/graphql/connection';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

registerEnumType(CustomerSort, {
  name: 'CustomerSort',
  description: 'Orders of the list of customers.',
  valuesConfig: {
    NAME_ASC: { description: "By name, in the order of the viewer's language." },
    NAME_DESC: { description: 'By name, in reverse.' },
    PURCHASES_ASC: { description: 'By kilograms delivered, least first.' },
    PURCHASES_DESC: { description: 'By kilograms delivered, most first.' },
    NEWEST_FIRST: { description: 'By the first order with this seller, latest first.' },
    OLDEST_FIRST: { description: 'By the first order with this seller, earliest first.' },
  },
});

@ObjectType({ description: 'Products delivered in a unit that has no weight of its own.' })
export class UnweighedProduct {
  @Field(() => Unit, { description: 'The unit.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS meant.' })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many of them.' })
  quantity!: string;
}

@ObjectType({
  description: 'A buyer who ordered from the viewer. Orders that were rejected, cancelled or expired do not count.',
})
export class Customer {
  @Field(() => ID, { description: "Opaque id, the buyer's." })
  id!: string;

  @Field({ description: 'Name of the account.' })
  name!: string;

  @Field({ description: 'Phone of the account.' })
  phone!: string;

  upazilaId!: number | null;

  @Field(() => Int, { description: 'Orders with the viewer, cancelled ones left out.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Those of them that were delivered.' })
  deliveredCount!: number;

  @Field(() => DecimalScalar, {
    description: 'Kilograms delivered, by the weight of the units; products without a weight are not included.',
  })
  deliveredKg!: string;

  @Field(() => Int, { description: 'Order lines delivered in units without a weight (piece, dozen, pair, others).' })
  deliveredUnweighed!: number;

  @Field(() => DecimalScalar, { description: 'Totals of the delivered orders, delivery fees included, before refunds, BDT.' })
  deliveredValue!: string;

  @Field(() => Date, { description: 'First order with the viewer.' })
  firstOrderedAt!: Date;

  @Field(() => Date, { description: 'Latest order with the viewer.' })
  lastOrderedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the account last logged in.' })
  lastLoginAt!: Date | null;
}

@ObjectType({ description: 'A page of customers.' })
export class CustomerConnection extends Connection(Customer) {}

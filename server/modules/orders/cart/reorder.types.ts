import { Field, ObjectType } from 'type-graphql';
import { Cart } from '../pricing/cart.types';

@ObjectType({ description: 'A cart that holds an earlier order once more.' })
export class Reorder {
  @Field(() => Cart, { description: 'The cart as it is now, other products in it included.' })
  cart!: Cart;

  @Field(() => [String], { description: 'Names of the products that could not be put in: not sold now, or the cart is full.' })
  missing!: string[];
}

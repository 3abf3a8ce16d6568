import { Node } from '../../../platform/graphql/node.types';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../schema/values/accounts/roles';
import type { User } from '../users/user.entity';
import '../users/account.enums';

/** The columns behind the type Seller: what a service must give for one, as an entity or as a plain row. */
export type SellerRow = Pick<
  User,
  | 'id'
  | 'name'
  | 'role'
  | 'divisionId'
  | 'districtId'
  | 'upazilaId'
  | 'ratingSum'
  | 'ratingCount'
  | 'followerCount'
  | 'publishedCount'
  | 'createdAt'
>;

@ObjectType({ implements: Node, description: 'The public face of a selling account.' })
export class Seller {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the seller.' })
  name!: string;

  @Field(() => Role, { description: 'Producer, supersaler or wholesaler.' })
  role!: Role;

  @Field(() => Int, { description: 'Number of ratings behind the average.' })
  ratingCount!: number;

  @Field(() => Int, { description: 'How many accounts follow this seller.' })
  followerCount!: number;
}

import { ArgsType, ObjectType } from 'type-graphql';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Seller } from './seller.types';

@ObjectType({ description: 'A page of sellers.' })
export class SellerConnection extends Connection(Seller) {}

@ArgsType()
export class FollowedPageArgs extends pageArgs() {}

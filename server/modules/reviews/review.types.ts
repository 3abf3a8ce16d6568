import { ArgsType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/values/limits';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { Review } from './review.entity';

@ObjectType({ description: 'A page of reviews, newest first.' })
export class ReviewConnection extends Connection(Review) {}

@ArgsType()
export class ReviewArgs extends pageArgs(limits.reviewsPerPage) {}

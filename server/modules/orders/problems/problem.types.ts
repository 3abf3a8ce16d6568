import { ObjectType } from 'type-graphql';
import { Connection } from '../../../platform/graphql/connection';
import { OrderProblem } from './order-problem.entity';

@ObjectType({ description: 'A page of problems with orders.' })
export class OrderProblemConnection extends Connection(OrderProblem) {}

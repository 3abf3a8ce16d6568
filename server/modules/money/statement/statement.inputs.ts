import { ArgsType, Field } from 'type-graphql';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { pageArgs } from '../../../platform/graphql/connection';

const first = { nullable: true, description: 'The first month of Bangladesh; from the beginning by default.' };
const last = { nullable: true, description: 'The last month; until now by default.' };

@ArgsType()
export class StatementArgs {
  @Field(() => MonthScalar, first)
  fromMonth?: string | null;

  @Field(() => MonthScalar, last)
  untilMonth?: string | null;
}

@ArgsType()
export class StatementPageArgs extends pageArgs() {
  @Field(() => MonthScalar, first)
  fromMonth?: string | null;

  @Field(() => MonthScalar, last)
  untilMonth?: string | null;
}

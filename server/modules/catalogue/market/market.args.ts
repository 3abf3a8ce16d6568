import { ArgsType, Field, ID } from 'type-graphql';
import { compareRules, searchRules } from '../../../../schema/rules/shared/search.rules';
import { pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';

@ArgsType()
export class MarketPageArgs extends pageArgs() {}

@ArgsType()
export class JustForYouArgs extends pageArgs() {}

@Rules(searchRules)
@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: 'What was typed so far; at most 100 characters.' })
  search!: string | null;
}

@Rules(compareRules)
@ArgsType()
export class CompareArgs {
  @Field(() => [ID], { description: 'The products, at most 4.' })
  ids!: string[];
}

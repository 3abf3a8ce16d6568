import { ArgsType, Field } from 'type-graphql';
import { searchRules } from '../../../schema/rules/shared/search.rules';
import { Rules } from '../../platform/graphql/rules';

@Rules(searchRules)
@ArgsType()
export class FindUpazilasArgs {
  @Field(() => String, { description: 'The beginning of a name, in English or Bangla; at most 100 characters.' })
  search!: string | null;
}

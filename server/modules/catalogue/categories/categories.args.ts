import { ArgsType, Field, ID } from 'type-graphql';
import { categoriesRules } from '../../../../schema/rules/shared/search.rules';
import { RepeatedRules } from '../../../platform/graphql/rules';

@RepeatedRules(categoriesRules)
@ArgsType()
export class CategoriesArgs {
  @Field(() => [ID], { nullable: true, description: 'Those with these slugs alone; all by default.' })
  categorySlugs?: string[] | null;
}

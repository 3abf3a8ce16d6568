import { Field, ID, InputType } from 'type-graphql';
import { myProductFilterRules } from '../../../../../schema/rules/shared/search.rules';
import { MyProductStatus } from '../../../../../schema/values/catalogue/catalogue';
import { limits } from '../../../../../schema/values/limits';
import { Rules } from '../../../../platform/graphql/rules';
import '../../catalogue.enums';

@Rules(myProductFilterRules)
@InputType({ description: "Narrows the list of the seller's own products." })
export class MyProductFilter {
  @Field(() => String, { nullable: true, description: 'Part of its name or category; at most 100 characters.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of a category.' })
  categorySlug?: string | null;

  @Field(() => MyProductStatus, { nullable: true, description: 'Published or Not Published.' })
  status?: MyProductStatus | null;

  @Field(() => [ID], { nullable: true, description: `These products alone, at most ${limits.bulkProducts}.` })
  ids?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Anything that buyers see of it changed at this moment or later: an edit, what is left, a deal that began or ended, its seller. For a program that has the others already.',
  })
  updatedSince?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: `The products of these names in the seller's own system (\`externalReference\`), at most ${limits.bulkProducts}.`,
  })
  externalReferences?: string[] | null;
}

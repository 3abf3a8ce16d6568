import { Field, ID, InputType } from 'type-graphql';
import { lotHoldRules } from '../../../schema/rules/catalogue/lot.rules';
import { limits } from '../../../schema/values/limits';
import { Rules } from '../../platform/graphql/rules';

@Rules(lotHoldRules)
@InputType({ description: 'A lot, and why something is decided about it.' })
export class LotHoldInput {
  @Field({ description: 'The code of the lot, as on its label.' })
  code!: string;

  @Field({ description: `Why, at most ${limits.reasonLength} characters.` })
  reason!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Images made by uploadImage that show why, at most ${limits.lotImages}; read by the seller and admins.`,
  })
  imageIds?: string[] | null;
}

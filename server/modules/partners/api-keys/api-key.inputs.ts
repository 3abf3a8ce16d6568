import { Field, InputType } from 'type-graphql';
import { apiKeyRules } from '../../../../schema/rules/market/api-key.rules';
import { KeyScope } from '../../../../schema/values/market/partners';
import { Rules } from '../../../platform/graphql/rules';
import '../partner.enums';

@Rules(apiKeyRules)
@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'What its owner calls it, e.g. the program that will use it; at most 60 characters.' })
  name!: string;

  @Field(() => [KeyScope], { description: 'What it may do; at least one.' })
  scopes!: KeyScope[];
}

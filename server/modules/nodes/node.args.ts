import { ArgsType, Field, ID } from 'type-graphql';
import { nodesRules } from '../../../schema/rules/shared/node.rules';
import { Rules } from '../../platform/graphql/rules';

@Rules(nodesRules)
@ArgsType()
export class NodesArgs {
  @Field(() => [ID], { description: 'Ids of nodes, at most 50.' })
  ids!: string[];
}

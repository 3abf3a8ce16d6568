import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Node } from '../../platform/graphql/node.types';
import { Context } from '../../platform/graphql/viewer-param';
import { NodesArgs } from './node.args';
import { type FoundNode, NodesService } from './nodes.service';
import { Operation } from '../../platform/graphql/operation';

/** One statement for each kind of node, and what is asked of each node that is named. */
const KINDS = 4;
const costOfAll = ({ args, childComplexity }: { args: { ids?: readonly unknown[] }; childComplexity: number }): number =>
  KINDS + (args.ids?.length ?? 1) * (1 + childComplexity);

@injectable()
@Resolver()
export class NodesResolver {
  constructor(private readonly service: NodesService) {}

  @Operation({ keys: 'ANY', visitors: 'self' })
  @Query(() => Node, {
    nullable: true,
    complexity: costOfAll,
    description: 'An object by its id alone; null where there is none, or none that the viewer may read.',
  })
  node(
    @Arg('id', () => ID, { description: 'The id of any node.' }) id: string,
    @Context() context: RequestContext,
  ): Promise<FoundNode | null> {
    return this.load(context, id);
  }

  @Operation({ keys: 'ANY', visitors: 'self' })
  @Query(() => [Node], {
    nullable: 'items',
    complexity: costOfAll,
    description: 'Objects by their ids alone, at most 50, in the order requested; null for each that the viewer may not read.',
  })
  nodes(@Args(() => NodesArgs) { ids }: NodesArgs, @Context() context: RequestContext): Promise<(FoundNode | null)[]> {
    return Promise.all(ids.map((id) => this.load(context, id)));
  }

  /** All that a request names are read together. */
  private load({ loader, viewer }: RequestContext, id: string): Promise<FoundNode | null> {
    return loader<string, FoundNode>('node', (ids) => this.service.findByIds(viewer, ids)).load(id);
  }
}

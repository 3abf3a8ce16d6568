import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ApiKey } from './api-key.entity';
import { ApiKeyUse } from './key-use.types';
import type { KeyUseRow } from './key-uses.store';
import { KeyUsesService } from './key-uses.service';

@injectable()
@Resolver(() => ApiKey)
export class KeyUsesField {
  constructor(private readonly counts: KeyUsesService) {}

  @FieldResolver(() => [ApiKeyUse], {
    description: 'What it called in the last 30 days, the most first. Counts of the last seconds may be missing.',
  })
  async uses(@Root() { id }: ApiKey, @Context() { loader }: RequestContext, @Info() { schema }: GraphQLResolveInfo): Promise<ApiKeyUse[]> {
    const rows = await loader<string, KeyUseRow[]>('key-uses', (ids) => this.counts.findForKeys(ids)).load(id);
    return (rows ?? []).map(({ name, requests, lastDay }) => ({ name, requests, lastDay, deprecationReason: deprecationOf(schema, name) }));
  }
}

/** Finds why `Product.title` or `Product.image(size:)` is deprecated; null for what is not, and for routes. */
function deprecationOf(schema: GraphQLSchema, name: string): string | null {
  const [, typeName = '', fieldName = '', argName] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(name) ?? [];
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  const member = argName ? field?.args.find((arg) => arg.name === argName) : field;
  return member?.deprecationReason ?? null;
}

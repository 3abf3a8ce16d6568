import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Division } from '../../geography/division.entity';
import { DivisionCountsService } from './division-counts.service';

@injectable()
@Resolver(() => Division)
export class DivisionProductsField {
  constructor(private readonly counts: DivisionCountsService) {}

  @FieldResolver(() => Int, { description: 'Products from there that are on the market for everyone.' })
  productCount(@Root() division: Division, @Context() { loader }: RequestContext): Promise<number | null> {
    return loader<number, number>('division-counts', (ids) => this.counts.products(ids)).load(division.id);
  }
}

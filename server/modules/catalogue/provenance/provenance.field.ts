import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductView } from '../products/product.types';
import { ProvenanceService } from './provenance.service';
import { ProvenanceStep } from './provenance.types';

@injectable()
@Resolver(() => ProductView)
export class ProvenanceField {
  constructor(private readonly provenance: ProvenanceService) {}

  @FieldResolver(() => [ProvenanceStep], {
    name: 'provenance',
    description: 'From the field to this seller: the producer first, then those who sold it on, in that order.',
  })
  async steps(@Root() product: ProductView, @Context() { loader }: RequestContext): Promise<ProvenanceStep[]> {
    const chains = loader<string, ProvenanceStep[]>('provenance', (ids) => this.provenance.findForProducts(ids));
    return (await chains.load(product.id)) ?? [];
  }
}

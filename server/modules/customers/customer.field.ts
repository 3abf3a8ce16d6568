import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import type { Viewer } from '../../platform/security/viewer';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { MaybePromise } from '../../platform/maybe-promise';
import { GeographyService } from '../geography/geography.service';
import { Upazila } from '../geography/upazila.entity';
import { Customer, UnweighedProduct } from './customer.types';
import { CustomersService } from './customers.service';

@injectable()
@Resolver(() => Customer)
export class CustomerField {
  constructor(
    private readonly customers: CustomersService,
    private readonly geography: GeographyService,
  ) {}

  @FieldResolver(() => Upazila, { nullable: true, description: 'Where the buyer is, else where the viewer last delivered to the buyer.' })
  upazila(@Root() customer: Customer): MaybePromise<Upazila | null> {
    return this.geography.upazila(customer.upazilaId);
  }

  @FieldResolver(() => [UnweighedProduct], { description: 'What was delivered in units without a weight, by unit.' })
  async unweighedProducts(
    @Root() customer: Customer,
    @CurrentViewer() viewer: Viewer,
    @Context() context: RequestContext,
  ): Promise<UnweighedProduct[]> {
    const loader = context.loader<string, UnweighedProduct[]>('customer-unweighed', (ids) => this.customers.unweighed(viewer, ids));
    return (await loader.load(customer.id)) ?? [];
  }
}

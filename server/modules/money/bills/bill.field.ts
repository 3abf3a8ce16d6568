import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import type { MaybePromise } from '../../../platform/maybe-promise';
import type { Page } from '../../../platform/paging/page';
import { GeographyService } from '../../geography/geography.service';
import { Upazila } from '../../geography/upazila.entity';
import { BillPageArgs } from './bills.inputs';
import { BillsService } from './bills.service';
import { Bill, BillLine, BillLineConnection, BillPayment } from './bills.types';

@injectable()
@Resolver(() => Bill)
export class BillField {
  constructor(
    private readonly bills: BillsService,
    private readonly geography: GeographyService,
  ) {}

  @FieldResolver(() => Upazila, { nullable: true, description: "The upazila of the seller's address." })
  sellerUpazila(@Root() { sellerUpazilaId }: Bill): MaybePromise<Upazila | null> {
    return this.geography.upazila(sellerUpazilaId);
  }

  @FieldResolver(() => BillLineConnection, { description: 'What it bills, oldest first.' })
  lines(@Root() { id }: Bill, @Args(() => BillPageArgs) page: BillPageArgs): Promise<Page<BillLine>> {
    return this.bills.lines(id, page);
  }

  @FieldResolver(() => [BillPayment], { description: 'What was paid of it, oldest first; reversed payments with their time.' })
  async payments(@Root() { id }: Bill, @Context() { loader }: RequestContext): Promise<BillPayment[]> {
    return (await loader<string, BillPayment[]>('bill-payments', (ids) => this.bills.payments(ids)).load(id)) ?? [];
  }
}

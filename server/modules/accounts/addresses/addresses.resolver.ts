import { Arg, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { MaybePromise } from '../../../platform/maybe-promise';
import { GeographyService } from '../../geography/geography.service';
import { Upazila } from '../../geography/upazila.entity';
import { Address } from './address.entity';
import { AddressInput } from './address.inputs';
import { AddressesService } from './addresses.service';
import { DeleteAddressPayload } from './address.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Address)
export class AddressesResolver {
  constructor(
    private readonly saved: AddressesService,
    private readonly geography: GeographyService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ACCOUNT' })
  @Query(() => [Address], { description: "The viewer's delivery addresses, at most ten: the default first, then the last used." })
  addresses(@CurrentViewer() viewer: Viewer): Promise<Address[]> {
    return this.saved.mine(viewer);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => Address, { description: 'Saves one more address; the first is the default. CONFLICT when there are ten already.' })
  addAddress(@CurrentViewer() viewer: Viewer, @Arg('input', { description: 'The address.' }) input: AddressInput): Promise<Address> {
    return this.saved.add(viewer, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => Address, { description: "Replaces one of the viewer's addresses. Orders retain the address they were placed with." })
  updateAddress(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
    @Arg('input', { description: 'The address.' }) input: AddressInput,
  ): Promise<Address> {
    return this.saved.update(viewer, id, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => DeleteAddressPayload, {
    description: "Forgets one of the viewer's addresses; when it was the default, the last used of the others is.",
  })
  async deleteAddress(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
  ): Promise<DeleteAddressPayload> {
    await this.saved.delete(viewer, id);
    return { removedId: id };
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => Address, { description: "Makes one of the viewer's addresses the one that is proposed first." })
  setDefaultAddress(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The address.' }) id: string): Promise<Address> {
    return this.saved.setDefault(viewer, id);
  }

  @FieldResolver(() => Upazila, { nullable: true, description: 'The place; its district and division hang on it.' })
  upazila(@Root() { upazilaId }: Address): MaybePromise<Upazila | null> {
    return this.geography.upazila(upazilaId);
  }
}

import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized, AuthorizedEvenRejected } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { Account } from '../users/account.types';
import { AccountsService } from '../users/accounts.service';
import { AccountDocuments } from './document.types';
import { ResubmitAccountInput, UpdateProfileInput } from './profile.inputs';
import { ProfilesService } from './profiles.service';
import { ResubmissionsService } from './resubmissions.service';
import type { User } from '../users/user.entity';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class ProfilesResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly resubmissions: ResubmissionsService,
  ) {}

  @AuthorizedEvenRejected(...sellingRoles)
  @Operation({ keys: NEVER.DOCUMENTS })
  @Query(() => AccountDocuments, { description: "The numbers of the viewer's own NID and trade license, on request." })
  myDocuments(@CurrentViewer() viewer: Viewer): Promise<AccountDocuments> {
    return this.accounts.documents(viewer);
  }

  @Authorized()
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => Account, {
    description:
      "Changes the viewer's own profile; the viewer's products take over a new location. Another email address needs confirmPassword within ten minutes.",
  })
  updateProfile(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What the form shows.' }) input: UpdateProfileInput,
  ): Promise<User> {
    return this.profiles.update(viewer, input);
  }

  @AuthorizedEvenRejected(...sellingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => Account, {
    description:
      'Sends a rejected registration again, corrected; it waits for an admin from now on. CONFLICT for an account that is not rejected.',
  })
  resubmitAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What the form shows.' }) input: ResubmitAccountInput,
  ): Promise<User> {
    return this.resubmissions.resubmit(viewer, input);
  }
}

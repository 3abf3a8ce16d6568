import { injectable } from 'tsyringe';
import { KeyScope } from '../../schema/values/market/partners';
import { pickableRoles, type PickableRole } from '../../schema/values/accounts/roles';
import { AccountsService } from '../modules/accounts/users/accounts.service';
import { GeographyService } from '../modules/geography/geography.service';
import { presentProfile } from './presenters/account.presenter';
import { profileDocs } from './profile.docs';
import type { RestRoute, RestRoutes, SignedRoute } from './rest-route';

/** How the outside world writes the roles in paths; a supersaler may be written either way. */
const SPELLINGS: Readonly<Record<PickableRole, readonly string[]>> = {
  PRODUCER: ['producer'],
  WHOLESALER: ['wholesaler'],
  SUPERSALER: ['supersaler', 'superseller'],
  CONSUMER: ['consumer'],
};

/** `GET /{role}/profile`: the caller's own, each role at its own address. */
@injectable()
export class ProfileRoutes implements RestRoutes {
  constructor(
    private readonly accounts: AccountsService,
    private readonly geography: GeographyService,
  ) {}

  readonly routes: readonly RestRoute[] = pickableRoles.flatMap((role) =>
    SPELLINGS[role].map((spelling) => this.profileOf(role, spelling)),
  );

  private profileOf(role: PickableRole, spelling: string): SignedRoute {
    return {
      method: 'get',
      path: `/${spelling}/profile`,
      access: [role],
      scope: KeyScope.READ_ACCOUNT,
      docs: profileDocs(role, spelling),
      handle: async ({ viewer }) => {
        const account = await this.accounts.mine(viewer);
        return presentProfile(account, this.accounts.shownDocuments(viewer, account), this.geography);
      },
    };
  }
}

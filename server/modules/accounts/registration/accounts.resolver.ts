import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Language } from '../../../../schema/values/accounts/roles';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, MaybeViewer } from '../../../platform/graphql/viewer-param';
import { GeographyService } from '../../geography/geography.service';
import { Account, AuthPayload } from '../users/account.types';
import { LoginInput, RegisterInput } from './accounts.inputs';
import { AccountsService } from '../users/accounts.service';
import { sendSession, clearSession } from '../login/session-transport';
import { LoginService } from '../login/login.service';
import { personalFields } from '../users/personal.types';
import { RegistrationService } from './registration.service';
import { SessionsService } from '../auth/sessions.service';
import type { User } from '../users/user.entity';
import { LogoutPayload } from '../auth/session.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Account)
export class AccountsResolver extends personalFields(Account) {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registrations: RegistrationService,
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    geography: GeographyService,
  ) {
    super(geography);
  }

  @Operation({ keys: 'READ_ACCOUNT', visitors: 'self' })
  @Query(() => Account, {
    nullable: true,
    description: 'The signed-in account, or null for a visitor. The one query a waiting, rejected or suspended account may call.',
  })
  me(@MaybeViewer() viewer: Viewer | null): Promise<User | null> {
    return this.accounts.own(viewer);
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => AuthPayload, {
    description: 'Makes an account and signs it in. Consumers are approved at once, the others wait for an admin.',
  })
  async register(
    @Arg('input', { description: 'The fields of the form.' }) input: RegisterInput,
    @Context() context: RequestContext,
  ): Promise<AuthPayload> {
    return sendSession(context, await this.registrations.register(input, context));
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'entry' })
  @Mutation(() => AuthPayload, { description: 'Signs in by phone and password: by cookie for browsers, by bearer token for programs.' })
  async login(
    @Arg('input', { description: 'The fields of the form.' }) input: LoginInput,
    @Context() context: RequestContext,
  ): Promise<AuthPayload> {
    return sendSession(context, await this.logins.login(input, context));
  }

  @Operation({ keys: NEVER.GUARD, visitors: 'self' })
  @Mutation(() => LogoutPayload, { description: 'Logs out: ends this session and clears its cookies.' })
  async logout(@Context() context: RequestContext): Promise<LogoutPayload> {
    return { isLoggedOut: clearSession(context, await this.sessions.revoke(context.viewer)) };
  }

  @Operation({ keys: NEVER.ACCOUNT, visitors: 'self' })
  @Mutation(() => Account, { description: 'The language in which the viewer is written to.' })
  setLanguage(
    @MaybeViewer() viewer: Viewer | null,
    @Arg('language', () => Language, { description: 'The language.' }) language: Language,
  ): Promise<User> {
    return this.accounts.setLanguage(viewer, language);
  }
}

import { injectable } from 'tsyringe';
import { loginRules } from '../../schema/rules/accounts/login.rules';
import { registerRules, requestRegistrationCodeRules } from '../../schema/rules/accounts/register.rules';
import { text } from '../../schema/messages/text';
import { SessionKind } from '../../schema/values/accounts/roles';
import { LoginService } from '../modules/accounts/login/login.service';
import { RegistrationCodesService } from '../modules/accounts/registration/registration-codes.service';
import { RegistrationService } from '../modules/accounts/registration/registration.service';
import { SessionsService } from '../modules/accounts/auth/sessions.service';
import { GeographyService } from '../modules/geography/geography.service';
import { parseWith } from '../platform/validation/parse-with';
import { loginDocs, logoutDocs, registerDocs, registrationCodeDocs } from './auth.docs';
import { presentNewcomer, presentSignedIn, readLogin, readRegistration } from './presenters/account.presenter';
import { nameUnknownPlaces } from './presenters/place.presenter';
import type { RestRoute, RestRoutes } from './rest-route';

/** Login and logout: the session is always a bearer token. */
@injectable()
export class AuthRoutes implements RestRoutes {
  constructor(
    private readonly logins: LoginService,
    private readonly registrations: RegistrationService,
    private readonly codes: RegistrationCodesService,
    private readonly sessions: SessionsService,
    private readonly geography: GeographyService,
  ) {}

  readonly routes: readonly RestRoute[] = [
    {
      method: 'post',
      path: '/login',
      docs: loginDocs,
      access: 'public',
      body: 'fields',
      handle: async (call) => {
        const login = await parseWith(loginRules, readLogin(call.fields));
        return presentSignedIn(await this.logins.login({ ...login, sessionKind: SessionKind.BEARER }, call));
      },
    },
    {
      method: 'post',
      path: '/register',
      docs: registerDocs,
      access: 'public',
      body: 'fields',
      handle: async (call) => {
        const registration = await parseWith(registerRules, await readRegistration(call.fields, this.geography)).catch((error: unknown) => {
          throw nameUnknownPlaces(error, call.fields);
        });
        return presentNewcomer(
          await this.registrations.register({ ...registration, sessionKind: SessionKind.BEARER }, call),
          call.language,
        );
      },
    },
    {
      method: 'post',
      path: '/registration-code',
      docs: registrationCodeDocs,
      access: 'public',
      body: 'fields',
      handle: async (call) => {
        const { phone } = await parseWith(requestRegistrationCodeRules, call.fields);
        const isSent = await this.codes.request(phone, call);
        return { body: { message: text(isSent ? 'register.codeSent' : 'register.codeNotNeeded', call.language) } };
      },
    },
    {
      method: 'post',
      path: '/logout',
      docs: logoutDocs,
      access: 'session',
      handle: async ({ viewer, language }) => {
        await this.sessions.revoke(viewer);
        return { body: { message: text('logout.success', language) } };
      },
    },
  ];
}

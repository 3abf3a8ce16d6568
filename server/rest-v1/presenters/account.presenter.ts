/**
 * People as REST spells them: `_id`, `tradelicense`, `thana`, `produtionType`, roles in lower case, places by their
 * English names.
 */
import { text } from '../../../schema/messages/text';
import { parseRole, Role, type Language } from '../../../schema/values/accounts/roles';
import type { SignedIn } from '../../modules/accounts/login/login.service';
import type { DocumentNumbers } from '../../modules/accounts/users/accounts.service';
import type { User } from '../../modules/accounts/users/user.entity';
import type { GeographyService } from '../../modules/geography/geography.service';
import type { RestResponse, RestFields } from '../rest-route';
import { placeNames } from './place.presenter';

export function readLogin({ phone, password, code, role }: RestFields): object {
  return { phone, password, code, role: parseRole(role) ?? (role === '' ? undefined : role) };
}

/** Places come by name; whatever is not known is left out, and the rules will ask for it (`nameUnknownPlaces`). */
export async function readRegistration(fields: RestFields, geography: GeographyService): Promise<object> {
  const { role, name, phone, password, email, nid, tradelicense, address, otp } = fields;
  const place = await geography.findPlace(placeNames(fields));
  return { role: parseRole(role), name, phone, password, email, nid, tradeLicense: tradelicense, ...place, address, otp };
}

export function presentSignedIn({ account, token }: SignedIn): RestResponse {
  return { body: { token, user: presentUser(account) } };
}

/** Only a consumer is logged in at once; the others get no token before an admin has decided. */
export function presentNewcomer({ account, token }: SignedIn, language: Language): RestResponse {
  return {
    status: 201,
    body: { message: text('register.success', language), user: presentUser(account), ...(token !== null && { token }) },
  };
}

/** Under the key `user` for a consumer, else under the name of the role. */
export async function presentProfile(account: User, documents: DocumentNumbers, geography: GeographyService): Promise<RestResponse> {
  const [division, district, upazila] = await Promise.all([
    geography.division(account.divisionId),
    geography.district(account.districtId),
    geography.upazila(account.upazilaId),
  ]);
  const profile = {
    ...presentUser(account),
    email: account.email,
    nid: documents.nid,
    tradelicense: documents.tradeLicense,
    division: division?.nameEn ?? null,
    district: district?.nameEn ?? null,
    thana: upazila?.nameEn ?? null,
    address: account.address,
    nameOfBusiness: account.nameOfBusiness,
    production: account.production,
    produtionType: account.productionType,
  };
  return { body: { [account.role === Role.CONSUMER ? 'user' : account.role.toLowerCase()]: profile } };
}

function presentUser({ id, name, phone, role, status }: User): object {
  return { _id: id, name, phone, role: role.toLowerCase(), status: status.toLowerCase() };
}

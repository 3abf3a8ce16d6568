import { isSellingRole } from '../../../../schema/values/accounts/roles';

/**
 * The steps of a registration: a consumer has one after the role, the others four; the code from the phone comes last
 * where the market asks for one.
 */
export const registerSteps = { you: 'you', business: 'business', place: 'place', check: 'check', code: 'code' } as const;
export type RegisterStep = keyof typeof registerSteps;

export function stepsOf(role: string, codeRequired: boolean): readonly RegisterStep[] {
  const steps: RegisterStep[] = isSellingRole(role) ? ['you', 'business', 'place', 'check'] : ['you'];
  return codeRequired ? [...steps, 'code'] : steps;
}

/** The fields of each step, so that a rejected field leads back to its step. */
export const stepFields: Record<RegisterStep, readonly string[]> = {
  you: ['role', 'name', 'phone', 'password'],
  business: ['email', 'nid', 'tradeLicense'],
  place: ['divisionId', 'districtId', 'upazilaId', 'address'],
  check: [],
  code: ['otp'],
};

export const emptyRegistration = {
  role: '',
  name: '',
  phone: '',
  password: '',
  email: '',
  nid: '',
  tradeLicense: '',
  divisionId: '',
  districtId: '',
  upazilaId: '',
  address: '',
  otp: '',
};
export type Registration = typeof emptyRegistration;

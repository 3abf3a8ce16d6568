import { isSellingRole } from '../../../schema/values/roles';

/** The steps of a registration: a consumer has one after the role, the others four. */
export const registerSteps = { you: 'you', business: 'business', place: 'place', check: 'check' } as const;
export type RegisterStep = keyof typeof registerSteps;

export function stepsOf(role: string): readonly RegisterStep[] {
  return isSellingRole(role) ? ['you', 'business', 'place', 'check'] : ['you'];
}

/** The fields of each step, so that a refused field leads back to its step. */
export const stepFields: Record<RegisterStep, readonly string[]> = {
  you: ['role', 'name', 'phone', 'password'],
  business: ['email', 'nid', 'tradeLicense'],
  place: ['divisionId', 'districtId', 'upazilaId', 'address'],
  check: [],
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
};
export type Registration = typeof emptyRegistration;

/** Claiming the storefront's coupon. Neither letter case nor a tag (`name+tag@…`) makes another email of one. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';
import { emailPattern } from '../accounts/register.rules';

export const claimCouponRules = object({
  email: requiredText(key('coupon.emailRequired'), limits.emailLength)
    .transform((email: unknown) => (typeof email === 'string' ? email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@') : email))
    .matches(emailPattern, { message: key('register.email'), excludeEmptyString: true }),
});

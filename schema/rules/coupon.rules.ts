/** Claiming the storefront's coupon (product.md "Buying"). Letter case of an email tells nobody apart. */
import { object } from 'yup';
import { limits } from '../values/limits';
import { key, requiredText } from './fields';
import { emailPattern } from './register.rules';

export const claimCouponRules = object({
  email: requiredText(key('coupon.emailRequired'), limits.emailLength)
    .lowercase()
    .matches(emailPattern, { message: key('register.email'), excludeEmptyString: true }),
});

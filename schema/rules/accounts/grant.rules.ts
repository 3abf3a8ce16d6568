/** Acting for others: whom it is asked of, what it allows, until when. Fields in the order of the form. */
import { array, object, string } from 'yup';
import { limits } from '../../values/limits';
import { grantRights } from '../../values/accounts/grants';
import { key, requiredChoice, requiredDigits } from '../shared/fields';
import { requiredPhone } from '../shared/phone.rules';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const rights = () =>
  array()
    .of(requiredChoice(grantRights, key('grant.rights')))
    .typeError(key('grant.rights'))
    .required(key('grant.rights'))
    .min(1, key('grant.rights'))
    .max(grantRights.length, key('grant.rights'));

export const grantRules = object({
  phone: requiredPhone(),
  rights: rights(),
  endsOn: string().typeError(key('grant.endsOn')).required(key('grant.endsOn')).matches(DAY, key('grant.endsOn')),
});

export const grantRightsRules = object({ rights: rights() });

/** The code that the principal reads out. */
export const grantCodeRules = object({
  code: requiredDigits(key('reset.codeInvalid'), { min: limits.otpDigits, max: limits.otpDigits }),
});

/** Login (specification §5; parity L3): anything missing is one sentence. REST sends no role (§7); the form holds '' until one is picked. */
import { object } from 'yup';
import { limits } from '../values/limits';
import { Role } from '../values/roles';
import { asciiDigits, key, optionalChoice, requiredText } from './fields';

const missing = key('login.allFieldsRequired');

export const loginRules = object({
  role: optionalChoice(Object.values(Role), missing),
  phone: requiredText(missing, limits.loginPhoneLength).transform(asciiDigits),
  password: requiredText(missing, limits.passwordLength.max),
});

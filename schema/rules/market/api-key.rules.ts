/** A new API key: its name and what it may do, fields in the order of the form. */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { keyScopes } from '../../values/market/partners';
import { isReadableName, key, requiredChoice, requiredText } from '../shared/fields';

export const apiKeyRules = object({
  name: requiredText(key('apiKey.name'), limits.partnerNameLength).test('readable', key('apiKey.name'), isReadableName),
  scopes: array()
    .of(requiredChoice(keyScopes, key('apiKey.scopes')))
    .typeError(key('apiKey.scopes'))
    .required(key('apiKey.scopes'))
    .min(1, key('apiKey.scopes'))
    .max(keyScopes.length, key('apiKey.scopes')),
});
